import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb, Topbar } from '#design-system';
import { onDesktop, visual } from '../../kit/visual.ts';
import { sampleAccount, sampleBreadcrumb, sampleLanguage } from './sample.tsx';

/**
 * The bar above every screen: menu button, breadcrumb, language, user.
 *
 * **When**: in `AppShell`'s `topbar`. Up to 991 px it has no breadcrumb.
 *
 * **When not**: a page's own actions are in its `PageHeader`.
 *
 * **Common mistakes**: more than two tools in `end`: they do not fit 360 px; the same link in the user menu and the
 * sidebar; language addresses that lose the page's filters.
 */
const meta = {
  component: Topbar,
  parameters: { layout: 'fullscreen' },
  args: {
    start: sampleBreadcrumb,
    end: sampleLanguage,
    account: sampleAccount,
  },
} satisfies Meta<typeof Topbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { ...visual };

export const Stress: Story = {
  ...onDesktop,
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
  },
};
