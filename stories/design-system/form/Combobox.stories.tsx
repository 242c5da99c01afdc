import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button, Combobox, ComboboxButton, Modal, type Option, Stack } from '#design-system';
import { held } from '../../kit/Held.tsx';
import '../../kit/patience.ts';
import { inBothThemes, inEnglish, visual } from '../../kit/visual.ts';

const business = (value: string, label: string, active: boolean): Option => ({
  value,
  label,
  description: `MST ${value}`,
  dot: active ? { tone: 'success', label: 'đang hoạt động' } : { tone: 'danger', label: 'ngừng hoạt động' },
});

const businesses: Option[] = [
  business('0312456789', 'Công ty TNHH Cà phê Đà Lạt', true),
  business('0109876543', 'Công ty CP Thời trang Hường Nguyễn', true),
  business('0400123456', 'Hộ kinh doanh Mỹ Khê', false),
  business('0312000111', 'Công ty TNHH Điện máy Đại Phát', true),
  business('0314222333', 'Nhà sách Hoa Mai', true),
];

const Held = held(Combobox, '24rem');

/**
 * One of many, found by typing. Letters without diacritics match words with them, in any order.
 *
 * **When**: a store, a role, a business: ten options or hundreds. `ComboboxButton` is the same behind a button, where a
 * field does not fit.
 *
 * **When not**: fewer than ten options are quicker in a `Select`; several at once is a `MultiSelectList`.
 *
 * **Common mistakes**: ids as labels; a dot without its meaning as text; sorting by id instead of by name.
 */
const meta = {
  component: Combobox,
  args: {
    label: 'Doanh nghiệp',
    options: businesses,
    value: null,
    onChange: fn(),
    placeholder: 'Tên hoặc mã số',
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: HTMLElement) => within(canvas).getByRole('combobox', { name: 'Doanh nghiệp' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent ?? '');
const marked = (canvas: HTMLElement) => {
  const id = field(canvas).getAttribute('aria-activedescendant');
  return id ? (document.getElementById(id)?.textContent ?? '') : '';
};
const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

export const Playground: Story = {};

export const Opened: Story = {
  ...inBothThemes,
  args: { value: '0109876543' },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await screen.findByRole('listbox');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Hường Nguyễn');
  },
};

export const States: Story = {
  ...visual,
  render: (args) => (
    <Stack gap={4}>
      <Held {...args} />
      <Held {...args} value="0312456789" hint="Chỉ hiện doanh nghiệp bạn được xem" />
      <Held {...args} required error="Hãy chọn một doanh nghiệp" />
      <Held {...args} value="0312456789" disabled />
    </Stack>
  ),
};

export const Stress: Story = {
  ...visual,
  args: {
    options: Array.from({ length: 300 }, (_, index) => ({
      value: String(index),
      label: `${index + 1}. ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: công ty trách nhiệm hữu hạn một thành viên rất dài`,
      description: `Số dư ${['0 ₫', '-1.234.567 ₫', '9.999.999.999.999 ₫'][index % 3]}`,
      disabled: index % 7 === 6,
    })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'nghiep');
    await screen.findByRole('listbox');
    await expect(screen.getAllByRole('option')).toHaveLength(300);
  },
};

export const ChoosesByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(marked(canvasElement)).toContain('Hường Nguyễn');
    await userEvent.keyboard('{End}');
    await expect(marked(canvasElement)).toContain('Hoa Mai');
    await userEvent.keyboard('{Home}{Enter}');
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith('0312456789');
    await expect(field(canvasElement)).toHaveValue('Công ty TNHH Cà phê Đà Lạt');
    await expect(field(canvasElement)).toHaveFocus();
  },
};

export const ChoosesByPointerAndKeepsFocus: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.click(await screen.findByRole('option', { name: /Mỹ Khê/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('0400123456');
    await expect(field(canvasElement)).toHaveFocus();
    await closed();
  },
};

export const EscapePutsBackWhatWasChosen: Story = {
  args: { value: '0312456789' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await screen.findByRole('listbox');
    await userEvent.type(field(canvasElement), 'hoa', { initialSelectionStart: 0, initialSelectionEnd: 99 });
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(field(canvasElement)).toHaveValue('Công ty TNHH Cà phê Đà Lạt');
    await userEvent.keyboard('{Escape}');
    await expect(field(canvasElement)).toHaveValue('Công ty TNHH Cà phê Đà Lạt');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LeavingChoosesNothing: Story = {
  args: { value: '0312456789' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await screen.findByRole('listbox');
    await userEvent.type(field(canvasElement), 'hoa', { initialSelectionStart: 0, initialSelectionEnd: 99 });
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await closed();
    await expect(field(canvasElement)).toHaveValue('Công ty TNHH Cà phê Đà Lạt');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const SaysWhenNothingMatches: Story = {
  ...visual,
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'xyz');
    await expect(await screen.findByText(/^(Không có kết quả phù hợp|Nothing matches)$/)).toBeVisible();
    await waitFor(
      () => expect(screen.getByRole('status')).toHaveTextContent(/Không có kết quả|Nothing matches/),
      { timeout: 2000 },
    );
  },
};

function InModal() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Mở</Button>
      <Modal open={open} onOpenChange={setOpen} title="Chuyển doanh nghiệp">
        <Held label="Doanh nghiệp" options={businesses} value="0312456789" onChange={fn()} />
      </Modal>
    </>
  );
}

export const EscapeInADialogGoesStepByStep: Story = {
  render: () => <InModal />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Mở' }));
    const input = await screen.findByRole('combobox');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const chosenBusiness = fn();

function BusinessButton({ recent }: { recent?: string[] }) {
  const [value, setValue] = useState('0312456789');
  return (
    <ComboboxButton
      label="Chọn doanh nghiệp"
      options={businesses}
      value={value}
      recent={recent}
      onChange={(next) => {
        setValue(next);
        chosenBusiness(next);
      }}
    />
  );
}

export const BehindAButton: Story = {
  ...inEnglish,
  render: () => <BusinessButton recent={['0314222333']} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = await screen.findByRole('dialog', { name: 'Chọn doanh nghiệp' });
    await waitFor(() => expect(within(dialog).getByRole('combobox')).toHaveFocus());
    await expect(within(dialog).getAllByRole('group')[0]).toHaveTextContent('Hoa Mai');
  },
};

export const ChoosesBehindAButtonByKeyboard: Story = {
  render: () => <BusinessButton />,
  play: async ({ canvasElement }) => {
    chosenBusiness.mockClear();
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('combobox');
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('dai phat{ArrowDown}{Enter}');
    await expect(chosenBusiness).toHaveBeenCalledWith('0312000111');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveTextContent('Điện máy Đại Phát');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('combobox')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const hundreds: Option[] = Array.from({ length: 300 }, (_, index) =>
  business(String(312_000_000 + index), `Chi nhánh số ${index + 1}`, index % 7 !== 0),
);

export const WalksHundredsByKeyboard: Story = {
  args: { options: hundreds },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await waitFor(() => expect(options()).toHaveLength(300));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(marked(canvasElement)).toContain('Chi nhánh số 300'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(marked(canvasElement)).toContain('Chi nhánh số 1'));
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(marked(canvasElement)).toContain('Chi nhánh số 11'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(marked(canvasElement)).toMatch(/Chi nhánh số 1MST/));
    await userEvent.keyboard('nhanh 300');
    await waitFor(() => expect(options()).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(field(canvasElement)).toHaveValue('Chi nhánh số 300');
    await closed();
  },
};
