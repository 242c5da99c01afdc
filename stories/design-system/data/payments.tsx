import { type Column, Missing, StatusBadge, type StatusIcon, type Tone } from '#design-system';

/** A transaction in these stories: sample rows for the data components, computed by a formula, not random. */
export interface Payment {
  id: string;
  createdAt: string;
  amount: number;
  payer: string;
  bank: string | null;
  status: keyof typeof statuses;
  note: string;
}

export const statuses = {
  SUCCESS: { tone: 'success', icon: 'success', label: 'Thành công' },
  PENDING: { tone: 'warning', icon: 'pending', label: 'Chờ thanh toán' },
  FAILED: { tone: 'danger', icon: 'failed', label: 'Thất bại' },
} satisfies Record<string, { tone: Tone; icon: StatusIcon; label: string }>;

const statusOrder = ['SUCCESS', 'SUCCESS', 'PENDING', 'SUCCESS', 'FAILED'] as const;
const payers = ['NGUYEN THI MY HUONG', 'TRAN VAN ANH', 'LE QUOC BAO', 'PHAM DANG KHOA', 'VO THI NGOC ANH'];
const banks = ['Vietcombank', 'Techcombank', null, 'BIDV', 'MB Bank', 'Ngân hàng TMCP Việt Nam Thịnh Vượng'];
const notes = ['Thanh toán đơn hàng', 'Chuyển khoản mua hàng tại cửa hàng Nguyễn Huệ', ''];

const pick = <T,>(list: readonly T[], index: number) => list[index % list.length] as T;
const two = (value: number) => String(value).padStart(2, '0');

/** The first `count` transactions. */
export const payments = (count: number): Payment[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `GD-${20261120 - index * 7}`,
    createdAt: `20/11/2026 ${two(17 - (index % 10))}:${two((index * 13) % 60)}:${two((index * 29) % 60)}`,
    amount: 15_000 + ((index * 7_919) % 5_000) * 1_000,
    payer: pick(payers, index),
    bank: pick(banks, index),
    status: pick(statusOrder, index),
    note: pick(notes, index),
  }));

const vnd = new Intl.NumberFormat('vi-VN');

/** Columns with every capability: pinned, sortable, optional, truncated, copyable. */
export const paymentColumns: Column<Payment>[] = [
  {
    id: 'id',
    header: 'Mã giao dịch',
    cell: ({ id }) => id,
    copy: ({ id }) => id,
    rowHeader: true,
    pin: 'start',
    width: 168,
    sortable: true,
    card: 'title',
  },
  {
    id: 'createdAt',
    header: 'Thời gian (GMT+7)',
    cell: ({ createdAt }) => createdAt,
    width: 176,
    sortable: true,
    firstSort: 'desc',
    card: 'meta',
  },
  {
    id: 'amount',
    header: 'Số tiền (VND)',
    cell: ({ amount }) => vnd.format(amount),
    onCard: ({ amount }) => `${vnd.format(amount)} ₫`,
    width: 164,
    align: 'end',
    sortable: true,
    firstSort: 'desc',
    card: 'amount',
  },
  {
    id: 'status',
    header: 'Trạng thái',
    cell: ({ status }) => <StatusBadge {...statuses[status]} />,
    width: 164,
    card: 'status',
  },
  { id: 'payer', header: 'Người chuyển', cell: ({ payer }) => payer, width: 190, card: 'meta' },
  { id: 'bank', header: 'Ngân hàng', cell: ({ bank }) => bank ?? <Missing />, width: 140 },
  {
    id: 'note',
    header: 'Nội dung chuyển khoản',
    cell: ({ note }) => note || <Missing />,
    width: 200,
    grow: 2,
    card: 'note',
  },
  { id: 'store', header: 'Cửa hàng', cell: () => 'Chi nhánh Quận 1', optional: true },
];
