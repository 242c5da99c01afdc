import type { Meta, StoryObj } from '@storybook/react-vite';
import { Brand, Breadcrumb, Topbar } from '#design-system';
import { visual } from '../../kit/visual.ts';
import { BRAND, sampleAccount, sampleBreadcrumb, sampleLanguage } from './sample.tsx';

/**
 * The bar over every screen: menu button, breadcrumb, language, user.
 *
 * **When**: in `AppShell`'s `topbar`. Up to 991 px `account` becomes a second row, which scrolls away.
 *
 * **When not**: a page's own actions stand in its `PageHeader`.
 *
 * **Common mistakes**: more than two tools in `end`: they do not fit 360 px; the same link in the user menu and the
 * sidebar; language addresses that lose the page's filters.
 */
const meta = {
  component: Topbar,
  parameters: { layout: 'fullscreen' },
  args: {
    start: sampleBreadcrumb,
    mobileStart: <Brand name={BRAND.name} />,
    end: sampleLanguage,
    account: sampleAccount,
  },
} satisfies Meta<typeof Topbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { ...visual };

export const Stress: Story = {
  ...visual,
  args: {
    start: (
      <Breadcrumb
        items={[
          { label: 'Tổng quan', href: '#/merchant' },
          { label: 'Thông tin doanh nghiệp và các điểm bán trực thuộc', href: '#/b' },
          { label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ TXN-20260302-0001284' },
        ]}
      />
    ),
    mobileStart: <Brand name="Cổng đối tác thanh toán ẨN ẪN ỖNG ỂN" />,
  },
};
