import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PhoneField, Stack } from '#design-system';
import { held } from '../../kit/Held.tsx';
import { inBothThemes, inEnglish } from '../../kit/visual.ts';

const Held = held(PhoneField, '16rem');

/**
 * A Vietnamese phone number: digits only, at most ten (specification 5), grouped for reading. The app sends it with +84.
 *
 * **When**: the phone of a user or a store.
 *
 * **When not**: for other numbers: accounts and ids have leading zeros and other lengths.
 *
 * **Common mistakes**: showing the +84 form; comparing grouped text instead of the value.
 */
const meta = {
  component: PhoneField,
  args: { label: 'Số điện thoại', value: '', onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('textbox');

export const Playground: Story = {};

export const States: Story = {
  ...inEnglish,
  render: (args) => (
    <Stack gap={4}>
      <Held {...args} required />
      <Held {...args} value="0912345678" />
      <Held {...args} value="0912" error="Số điện thoại có 10 chữ số" />
      <Held {...args} value="0912345678" disabled />
    </Stack>
  ),
};

export const Stress: Story = {
  ...inBothThemes,
  args: {
    label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: số điện thoại của người đại diện pháp luật',
    value: '0912345678',
  },
};

export const KeepsTheCaretInItsPlace: Story = {
  args: { value: '0912345678' },
  play: async ({ args, canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    await expect(args.onChange).toHaveBeenLastCalledWith('091245678');
    await expect(input.selectionStart).toBe(4);
    await userEvent.keyboard('3');
    await expect(input).toHaveValue('0912 345 678');
    await expect(input.selectionStart).toBe(6);
  },
};
