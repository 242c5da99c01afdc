import { useMemo, useState } from 'react';
import type { AmountValue, Sort } from '#design-system';
import {
  type FilterField,
  type FilterValue,
  type FilterValues,
  fold,
  type PeriodValue,
} from '#design-system';
import { CLOCK, dayEnd, dayOf, dayStart, presetRange } from '../../kit/patterns.tsx';
import { type Payment, paymentStatuses } from './payments.ts';

const today = dayOf(CLOCK);
const preset = (id: 'today' | 'last7' | 'last30', label: string) => ({
  id,
  label,
  range: presetRange(id, today),
});
const presets = [preset('today', 'Hôm nay'), preset('last7', '7 ngày qua'), preset('last30', '30 ngày qua')];

export const paymentFilters: FilterField[] = [
  { id: 'q', kind: 'text', label: 'Tìm mã giao dịch, nội dung' },
  { id: 'period', kind: 'period', label: 'Thời gian', required: true, presets, today },
  {
    id: 'status',
    kind: 'choices',
    label: 'Trạng thái',
    options: Object.entries(paymentStatuses).map(([value, { label }]) => ({ value, label })),
  },
  { id: 'amount', kind: 'amount', label: 'Số tiền' },
];

/** Without any filter of one's own: a list of transactions always has a period. */
export const FIRST_VALUES: FilterValues = { period: { ...presetRange('last7', today), preset: 'last7' } };

/** Whether a transaction is let through. */
export const keeps = (values: FilterValues) => (payment: Payment) => {
  const { from, to } = (values.period ?? {}) as PeriodValue;
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = (values.amount ??
    {}) as AmountValue;
  const chosen = (values.status ?? []) as readonly string[];
  return (
    fold(`${payment.id} ${payment.order} ${payment.content}`).includes(fold((values.q as string) ?? '')) &&
    (!from || payment.at >= dayStart(from)) &&
    (!to || payment.at <= dayEnd(to)) &&
    payment.amount >= min &&
    payment.amount <= max &&
    (chosen.length === 0 || chosen.includes(payment.status))
  );
};

/**
 * What the list kit's `useList` does for a screen, over rows that are all here: filter, sort, page. A changed filter or
 * sort goes back to page 1.
 */
export function usePayments(all: readonly Payment[], first: FilterValues = FIRST_VALUES) {
  const [values, setValues] = useState(first);
  const [sort, setSort] = useState<Sort>('-at');
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(10);

  const found = useMemo(() => {
    const key = sort.replace('-', '') as 'at' | 'amount';
    const direction = sort.startsWith('-') ? -1 : 1;
    return all.filter(keeps(values)).sort((a, b) => direction * (a[key] - b[key]));
  }, [all, values, sort]);

  const narrow = (next: FilterValues) => {
    setValues(next);
    setPage(1);
  };
  return {
    values,
    setValue: (id: string, value: FilterValue) => narrow({ ...values, [id]: value }),
    clear: () => narrow(FIRST_VALUES),
    widen: () => narrow({ ...values, period: { ...presetRange('last30', today), preset: 'last30' } }),
    sort,
    setSort: (next: Sort) => {
      setSort(next);
      setPage(1);
    },
    page,
    setPage,
    pageSize,
    setPageSize: (size: number) => {
      setPageSize(size);
      setPage(1);
    },
    found,
    rows: found.slice((page - 1) * pageSize, page * pageSize),
  };
}
