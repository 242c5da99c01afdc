import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Keypad, MoneyField, Stack } from '#design-system';
import { Held } from '../../kit/Held.tsx';
import { heard } from '../../kit/heard.ts';
import { inEnglish, visual } from '../../kit/visual.ts';

/**
 * Keys for an amount, for touch at the counter. It shows no amount itself: it shares its value with a `MoneyField`.
 *
 * **When**: the web POS, on a tablet or a phone.
 *
 * **When not**: in forms a `MoneyField` alone is quicker.
 *
 * **Common mistakes**: `listen="page"` on a page with other text input; a confirm label that is not a verb for the
 * action.
 */
const meta = {
  component: Keypad,
  args: {
    label: 'Bàn phím số tiền',
    value: null,
    onChange: fn(),
    confirmLabel: 'Tạo mã QR',
    onConfirm: fn(),
  },
  render: (args) => <Till {...args} />,
} satisfies Meta<typeof Keypad>;
export default meta;
type Story = StoryObj<typeof meta>;

function Till(args: ComponentProps<typeof Keypad>) {
  return (
    <div style={{ maxWidth: '20rem' }}>
      <Held initial={args.value}>
        {(value, set) => {
          const change = (next: number | null) => {
            args.onChange(next);
            set(next);
          };
          return (
            <Stack>
              <MoneyField label="Số tiền" size="hero" value={value} onChange={change} />
              <Keypad {...args} value={value} onChange={change} />
            </Stack>
          );
        }}
      </Held>
    </div>
  );
}

export const Playground: Story = {};

export const Everything: Story = {
  ...inEnglish,
  name: 'Gallery',
  render: (args) => (
    <Stack direction="row" gap={6} align="start" wrap>
      <Till {...args} />
      <Till {...args} value={1_250_000} />
      <Till {...args} value={1_250_000} loading />
    </Stack>
  ),
};

export const Stress: Story = {
  ...visual,
  args: {
    value: 9_999_999_999_999,
    label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ',
    confirmLabel: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: tạo mã QR',
  },
};

const amount = (root: HTMLElement) => within(root).getByLabelText('Số tiền');
const key = (root: HTMLElement, name: string | RegExp) => within(root).getByRole('button', { name });

export const KeysInAnAmount: Story = {
  play: async ({ args, canvasElement }) => {
    for (const name of ['0', '1', '5', '0', '000']) await userEvent.click(key(canvasElement, name));
    await expect(amount(canvasElement)).toHaveValue('150.000');
    await userEvent.click(key(canvasElement, /^(Xóa một số|Delete a digit)$/));
    await expect(amount(canvasElement)).toHaveValue('15.000');
    await userEvent.click(key(canvasElement, 'Tạo mã QR'));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(key(canvasElement, /^(Xóa hết|Clear)$/));
    await expect(amount(canvasElement)).toHaveValue('');
    await expect(key(canvasElement, 'Tạo mã QR')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const HearsTheKeyboardOfThePage: Story = {
  args: { listen: 'page' },
  play: async ({ args, canvasElement }) => {
    await heard();
    await userEvent.keyboard('250000{Backspace}');
    await expect(amount(canvasElement)).toHaveValue('25.000');
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Delete}');
    await expect(amount(canvasElement)).toHaveValue('');
  },
};

export const LeavesTheFieldItsKeys: Story = {
  args: { listen: 'page' },
  play: async ({ canvasElement }) => {
    await userEvent.type(amount(canvasElement), '1234');
    await expect(amount(canvasElement)).toHaveValue('1.234');
  },
};

export const PressesTheFocusedKey: Story = {
  play: async ({ args, canvasElement }) => {
    key(canvasElement, '7').focus();
    await userEvent.keyboard('{Enter} 5');
    await expect(amount(canvasElement)).toHaveValue('775');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
