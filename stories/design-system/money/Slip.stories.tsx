import type { Meta, StoryObj } from '@storybook/react-vite';
import { Slip, StatusBadge } from '#design-system';
import { inBothThemes, inEveryMode, printed, visual } from '../../kit/visual.ts';

/**
 * A money record as a paper slip: business, amount, status, formula and references. The QR mark in its corner contains
 * the record's id.
 *
 * **When**: at the top of the page of a payment, a refund or a settlement.
 *
 * **When not**: a document for the customer (`Receipt`); sums of many records (`MoneyLine`).
 *
 * **Common mistakes**: repeating a fact of the slip beside it.
 */
const meta = {
  component: Slip,
  args: {
    label: 'Tóm tắt',
    name: 'Cà phê Sen Việt',
    about: 'Phú Nhuận · 25/11/2026 11:13:01',
    code: 'GD26112510125',
    amount: '2.815.000\u00a0₫',
    status: <StatusBadge tone="success" icon="success" label="Thành công" />,
    sum: {
      label: 'Dòng tiền',
      terms: [
        { id: 'amount', label: 'Số tiền giao dịch', amount: 2_815_000 },
        { id: 'refunded', label: 'Hoàn', sign: '-', amount: 500_000 },
        { id: 'fee', label: 'Phí', sign: '-', amount: 11_260 },
      ],
      result: { id: 'net', label: 'Thực nhận', amount: 2_303_740 },
    },
    facts: [
      { term: 'Mã tham chiếu NH', value: 'FT26329L6NXD08', copy: 'FT26329L6NXD08' },
      { term: 'Mã giao dịch', value: 'GD26112510125', copy: 'GD26112510125' },
    ],
  },
} satisfies Meta<typeof Slip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = { ...inEveryMode, name: 'Gallery' };

export const Loading: Story = { ...visual, args: { loading: true, amount: 'Chi tiết giao dịch' } };

export const OnPaper: Story = { ...printed };

export const Stress: Story = {
  ...inBothThemes,
  args: {
    name: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ Công ty Cổ phần Thương mại Dịch vụ',
    amount: '−9.999.999.999.999\u00a0₫',
    sum: {
      label: 'Dòng tiền',
      terms: [
        { id: 'a', label: 'Tổng tiền giao dịch của kỳ', amount: 9_999_999_999_999 },
        { id: 'b', label: 'Hoàn', sign: '-', amount: undefined },
      ],
      result: { id: 'net', label: 'Thực nhận', amount: undefined },
    },
  },
};
