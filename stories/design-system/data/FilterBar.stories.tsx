import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FilterBar, FilterChips, type FilterField, type FilterValues, SavedViews } from '#design-system';
import { inEnglish, visual } from '../../kit/visual.ts';

const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}`;

const fields: FilterField[] = [
  { id: 'q', kind: 'text', label: 'Tìm mã giao dịch, mã đơn hàng' },
  {
    id: 'period',
    kind: 'period',
    label: 'Thời gian',
    required: true,
    today: day(20),
    presets: [
      { id: 'today', label: 'Hôm nay', range: { from: day(20), to: day(20) } },
      { id: '7d', label: '7 ngày qua', range: { from: day(14), to: day(20) } },
      { id: 'month', label: 'Tháng này', range: { from: day(1), to: day(30) } },
    ],
  },
  {
    id: 'status',
    kind: 'choices',
    label: 'Trạng thái',
    options: [
      { value: 'SUCCESS', label: 'Thành công' },
      { value: 'PENDING', label: 'Chờ thanh toán' },
      { value: 'FAILED', label: 'Thất bại' },
      { value: 'EXPIRED', label: 'Hết hạn' },
    ],
  },
  {
    id: 'method',
    kind: 'choice',
    label: 'Phương thức',
    options: [
      { value: 'QR', label: 'Mã QR' },
      { value: 'LINK', label: 'Liên kết' },
    ],
  },
  { id: 'amount', kind: 'amount', label: 'Số tiền' },
  { id: 'payer', kind: 'text', label: 'Người chuyển' },
];

/** Holds the state that a screen keeps in the address. */
function Kept({ values: first, ...props }: ComponentProps<typeof FilterBar>) {
  const [values, setValues] = useState<FilterValues>(first);
  return (
    <FilterBar
      {...props}
      values={values}
      onChange={(id, value) => {
        setValues((before) => ({ ...before, [id]: value }));
        props.onChange(id, value);
      }}
      onClear={() => {
        setValues({});
        props.onClear();
      }}
    />
  );
}

/**
 * The filters of a list: a search box, the period, the active filters, and a menu of the others. Phones have one button
 * that opens them all in a sheet.
 *
 * **When**: above every list. The values belong in the address, so that a view can be shared.
 *
 * **When not**: a form that is submitted once; two or three exclusive views (`Tabs`).
 *
 * **Common mistakes**: a filter that the server does not support, applied to one page only; a default period that no
 * chip shows.
 */
const meta = {
  component: FilterBar,
  render: (args) => <Kept {...args} />,
  args: {
    fields,
    values: { period: { preset: '7d', from: day(14), to: day(20) } },
    onChange: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...visual,
  name: 'Gallery',
  args: {
    values: {
      q: 'GD-20261120',
      period: { from: day(1), to: day(20) },
      status: ['SUCCESS', 'FAILED', 'EXPIRED'],
      method: 'QR',
      amount: { min: 1_000_000 },
      payer: 'NGUYEN THI MY HUONG',
    },
  },
};

export const WithSavedViews: Story = {
  ...visual,
  args: {
    values: { period: { from: day(14), to: day(20), preset: '7d' }, status: ['FAILED'] },
    end: (
      <SavedViews
        presets={[{ id: 'failed', name: 'Không thành công', query: 'status=FAILED' }]}
        views={[]}
        onViewsChange={fn()}
        query="status=FAILED"
        onQueryChange={fn()}
      />
    ),
  },
};

export const Stress: Story = {
  ...visual,
  args: {
    fields: [
      { id: 'q', kind: 'text', label: 'Tìm theo mã giao dịch, mã đơn hàng, nội dung chuyển khoản' },
      {
        id: 'store',
        kind: 'choices',
        label: 'Cửa hàng và chi nhánh trực thuộc',
        options: ['ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ, chi nhánh Thành phố Hồ Chí Minh', 'Quận 1', 'Quận 3'].map(
          (label) => ({ value: label, label }),
        ),
      },
      { id: 'amount', kind: 'amount', label: 'Số tiền' },
    ],
    values: {
      store: ['ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ, chi nhánh Thành phố Hồ Chí Minh', 'Quận 1', 'Đã xóa'],
      amount: { min: 0, max: 9_999_999_999_999 },
    },
  },
};

const adder = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: /Thêm bộ lọc|Add filter/ });

export const AddsAFilterByKeyboard: Story = {
  ...inEnglish,
  play: async ({ args, canvasElement }) => {
    const add = adder(canvasElement);
    add.focus();
    await userEvent.keyboard('{Enter}');
    const page = within(document.body);
    const status = await page.findByRole('menuitem', { name: 'Trạng thái' });
    await waitFor(() => expect(status).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await page.findByRole('checkbox', { name: 'Thành công' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('status', ['SUCCESS']);
    await userEvent.keyboard('{Escape}');
    const chip = within(canvasElement).getByRole('button', { name: /^Trạng thái:\s*Thành công/ });
    await waitFor(() => expect(chip).toHaveFocus());
  },
};

export const KeepsTheFocusWhenAChipGoes: Story = {
  args: { values: { status: ['SUCCESS'] } },
  play: async ({ args, canvasElement }) => {
    const add = adder(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Bỏ lọc Trạng thái' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('status', undefined);
    await waitFor(() => expect(add).toHaveFocus());
  },
};

export const TakesAnAmountOnEnter: Story = {
  args: { values: { amount: { min: 1000 } } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Số tiền:/ }));
    const upper = await within(document.body).findByRole('textbox', { name: 'Đến' });
    await userEvent.type(upper, '500k{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('amount', { min: 1000, max: 500_000 });
  },
};

export const TakesAPresetAndCloses: Story = {
  play: async ({ args, canvasElement }) => {
    const chip = within(canvasElement).getByRole('button', { name: /^Thời gian:/ });
    await userEvent.click(chip);
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Hôm nay' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('period', {
      preset: 'today',
      from: day(20),
      to: day(20),
    });
    await waitFor(() => expect(chip).toHaveFocus());
  },
};

/** On a phone, chips in another line of the page open the same sheet. */
export const ChipsElsewhere: Story = {
  globals: { viewport: { value: 'w390' } },
  render: function Render({ fields, values, onChange, onClear }) {
    const [open, onOpenChange] = useState(false);
    return (
      <>
        <FilterBar {...{ fields, values, onChange, onClear }} sheet={{ open, onOpenChange }} />
        <FilterChips {...{ fields, values, onChange }} onOpen={() => onOpenChange(true)} />
      </>
    );
  },
};
