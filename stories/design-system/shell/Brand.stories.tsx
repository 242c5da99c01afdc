import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BRAND_SIZES, Brand } from '#design-system';
import { Gallery } from '../../kit/Gallery.tsx';
import { visual } from '../../kit/visual.ts';

/**
 * The mark and the product's name.
 *
 * **When**: at the head of the menu and of the sign-in page, in a link home where there is one.
 *
 * **When not**: a business or a store is an `Avatar`.
 *
 * **Common mistakes**: the mark alone without a name for readers (`markOnly` keeps it); twice on one screen.
 */
const meta = {
  component: Brand,
  args: { name: 'Cổng Merchant' },
} satisfies Meta<typeof Brand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...visual,
  name: 'Gallery',
  render: ({ name }) => (
    <Gallery rows={BRAND_SIZES} columns={['with its name', 'mark only']}>
      {(size, form) => <Brand name={name} size={size} markOnly={form === 'mark only'} />}
    </Gallery>
  ),
};

export const Stress: Story = { args: { name: 'Cổng Merchant thanh toán ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ' } };

export const MarkAloneKeepsItsName: Story = {
  args: { markOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Cổng Merchant' })).toBeVisible();
  },
};
