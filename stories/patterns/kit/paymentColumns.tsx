import { type Column, Missing, StatusBadge, Time } from '#design-system';
import { formatAmount, formatDateTime, formatIso, formatMoney } from '../../kit/patterns.tsx';
import { type Payment, paymentStatuses } from './payments.ts';

export const paymentColumns: Column<Payment>[] = [
  {
    id: 'id',
    header: 'Mã giao dịch',
    cell: ({ id }) => id,
    copy: ({ id }) => id,
    rowHeader: true,
    pin: 'start',
    width: 184,
    card: 'title',
  },
  {
    id: 'at',
    header: 'Thời gian tạo',
    cell: ({ at }) => <Time iso={formatIso(at)}>{formatDateTime(at)}</Time>,
    width: 196,
    sortable: true,
    firstSort: 'desc',
    card: 'meta',
  },
  {
    id: 'amount',
    header: 'Số tiền (VND)',
    cell: ({ amount }) => formatAmount(amount),
    onCard: ({ amount }) => formatMoney(amount),
    align: 'end',
    width: 150,
    sortable: true,
    firstSort: 'desc',
    card: 'amount',
  },
  {
    id: 'status',
    header: 'Trạng thái',
    cell: ({ status }) => <StatusBadge {...paymentStatuses[status]} />,
    width: 176,
    card: 'status',
  },
  {
    id: 'store',
    header: 'Cửa hàng',
    cell: ({ store }) => store || <Missing />,
    text: ({ store }) => store,
    width: 190,
    card: 'meta',
  },
  {
    id: 'content',
    header: 'Nội dung',
    cell: ({ content }) => content || <Missing />,
    text: ({ content }) => content,
    width: 200,
    grow: 2,
    card: 'note',
  },
  {
    id: 'bank',
    header: 'Ngân hàng',
    cell: ({ bank }) => bank || <Missing />,
    width: 140,
    optional: true,
  },
];
