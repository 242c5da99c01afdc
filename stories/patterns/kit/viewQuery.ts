import type { AmountValue, FilterValues, PeriodValue, Sort } from '#design-system';
import { FIRST_VALUES } from './usePayments.ts';

/** The view of a list as its address says it; what is as at first is left out. */
export function toQuery(values: FilterValues, sort: Sort): string {
  const { from = '', to = '' } = (values.period ?? {}) as PeriodValue;
  const { min, max } = (values.amount ?? {}) as AmountValue;
  const first = FIRST_VALUES.period as PeriodValue;
  const isFirstPeriod = from === first.from && to === first.to;
  const parts: Record<string, string> = {
    q: (values.q as string) ?? '',
    from: isFirstPeriod ? '' : from,
    to: isFirstPeriod ? '' : to,
    status: ((values.status ?? []) as readonly string[]).join(','),
    min: min === undefined ? '' : String(min),
    max: max === undefined ? '' : String(max),
    sort: sort === '-at' ? '' : sort,
  };
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== '')).toString();
}

const amountOf = (text: string | null) => (text && /^\d+$/.test(text) ? Number(text) : undefined);

/** Reads a view back. What cannot be read is as at first. */
export function fromQuery(query: string): { values: FilterValues; sort: Sort } {
  const parts = new URLSearchParams(query);
  const [from, to] = [parts.get('from'), parts.get('to')];
  const [min, max] = [amountOf(parts.get('min')), amountOf(parts.get('max'))];
  const sort = parts.get('sort') ?? '-at';
  return {
    values: {
      ...FIRST_VALUES,
      ...(parts.get('q') && { q: parts.get('q') as string }),
      ...(from && to && { period: { from, to } }),
      ...(parts.get('status') && { status: (parts.get('status') as string).split(',') }),
      ...((min !== undefined || max !== undefined) && {
        amount: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
      }),
    },
    sort: /^-?(at|amount)$/.test(sort) ? sort : '-at',
  };
}
