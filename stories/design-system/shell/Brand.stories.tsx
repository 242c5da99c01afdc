import type { Meta, StoryObj } from '@storybook/react-vite';
import { BRAND_SIZES, Brand, Stack } from '#design-system';
import { visual } from '../../kit/visual.ts';

/**
 * The mark and the product's name.
 *
 * **When**: at the top of the menu and of the sign-in page, in a link home where there is one.
 *
 * **When not**: a business or a store is an `Avatar`.
 *
 * **Common mistakes**: twice on one screen.
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
    <Stack>
      {BRAND_SIZES.map((size) => (
        <Brand key={size} name={name} size={size} />
      ))}
    </Stack>
  ),
};

export const Stress: Story = { args: { name: 'Cổng Merchant thanh toán ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ' } };
