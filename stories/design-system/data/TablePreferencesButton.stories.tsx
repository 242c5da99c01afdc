import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { defaultPreferences, Stack, TablePreferencesButton } from '#design-system';
import { Held } from '../../kit/Held.tsx';
import '../../kit/patience.ts';
import { inBothThemes, inEnglish, visual } from '../../kit/visual.ts';
import { paymentColumns } from './payments.tsx';

/**
 * Opens what a user can change about a table: columns, their order, widths and sides, density, wrapping, page size.
 * Buttons, and Alt with an arrow key, move a column; an empty width means the column's default.
 *
 * **When**: once beside a table with more columns than everyone needs. Keep the value per user and screen.
 *
 * **When not**: for filtering the rows, which is a `FilterBar`; for the look of the whole portal, which is in the user
 * menu.
 *
 * **Common mistakes**: saved preferences passed as stored: fit them with `reconcilePreferences` first, or a column
 * added since stays hidden.
 */
const meta = {
  component: TablePreferencesButton,
  args: {
    columns: paymentColumns,
    value: defaultPreferences(paymentColumns),
    onChange: fn(),
    pageSize: 20,
    onPageSizeChange: fn(),
    onReset: fn(),
  },
  render: (args) => <HeldButton {...args} />,
} satisfies Meta<typeof TablePreferencesButton>;
export default meta;
type Story = StoryObj<typeof meta>;

function HeldButton(props: ComponentProps<typeof TablePreferencesButton>) {
  return (
    <Held initial={props.value}>
      {(value, setValue) => (
        <TablePreferencesButton
          {...props}
          value={value}
          onChange={(next) => {
            props.onChange(next);
            setValue(next);
          }}
        />
      )}
    </Held>
  );
}

const trigger = (canvas: HTMLElement) =>
  within(canvas).getByRole('button', { name: /^(Tùy chỉnh bảng|Table preferences)$/ });
const box = (name: string) => screen.findByRole('checkbox', { name });

/** Opens the panel and waits until it is focused; only then a play function may move the focus. */
async function openByKeyboard(canvas: HTMLElement) {
  trigger(canvas).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
}

export const Playground: Story = {};

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: (args) => (
    <Stack direction="row" gap={3} align="center">
      <TablePreferencesButton {...args} size="sm" />
      <TablePreferencesButton {...args} />
      <TablePreferencesButton {...args} variant="ghost" />
    </Stack>
  ),
};

export const Opened: Story = {
  ...inEnglish,
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    await expect(await box('Cửa hàng')).not.toBeChecked();
    await expect(await box('Mã giao dịch')).toBeDisabled();
  },
};

const longColumns = [
  { id: 'id', header: 'Mã giao dịch của ngân hàng thụ hưởng', rowHeader: true },
  ...Array.from({ length: 24 }, (_, index) => ({
    id: `column-${index}`,
    header: `${index + 1}. Số tiền ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ từ -1 đến 9.999.999.999.999 ₫`,
  })),
];

export const Stress: Story = {
  ...visual,
  args: { columns: longColumns, value: defaultPreferences(longColumns) },
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    await box('Mã giao dịch của ngân hàng thụ hưởng');
  },
};

export const ChangesColumnsByKeyboardAndGivesFocusBack: Story = {
  play: async ({ args, canvasElement }) => {
    const changedTo = (change: object) =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining(change));
    await openByKeyboard(canvasElement);
    (await box('Trạng thái')).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await changedTo({ order: ['id', 'createdAt', 'status', 'amount', 'payer', 'bank', 'note', 'store'] });
    await waitFor(async () => expect(await box('Trạng thái')).toHaveFocus());
    (await box('Cửa hàng')).focus();
    await userEvent.keyboard(' ');
    await changedTo({ hidden: [] });
    const pin = await screen.findByRole('button', { name: /^(Ghim|Pin) Trạng thái$/ });
    pin.focus();
    await userEvent.keyboard('{Enter}');
    await changedTo({ pinned: expect.objectContaining({ start: expect.arrayContaining(['status']) }) });
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    (await screen.findByRole('switch', { name: /^(Xuống dòng|Wrap)/ })).focus();
    await userEvent.keyboard(' ');
    await changedTo({ wrap: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger(canvasElement)).toHaveFocus());
  },
};

export const GoesBackToTheTableAsDesigned: Story = {
  args: { value: { ...defaultPreferences(paymentColumns), hidden: ['bank', 'note'], density: 'compact' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    await userEvent.click(await screen.findByRole('button', { name: /^(Đặt lại|Reset)$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(defaultPreferences(paymentColumns));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

export const ChangesAWidthByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await openByKeyboard(canvasElement);
    await expect(screen.queryByRole('spinbutton')).toBeNull();
    const details = await screen.findByRole('button', { name: /(Chi tiết|Details of) Số tiền \(VND\)/ });
    details.focus();
    await userEvent.keyboard('{Enter}');
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    const field = await screen.findByRole('spinbutton', { name: /(Độ rộng|Width of) Số tiền \(VND\)/ });
    await userEvent.type(field, '240');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ widths: { amount: 240 } }),
    );
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ widths: undefined }));
  },
};
