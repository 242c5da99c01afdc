/**
 * The filters of a list as plain data: the bar draws them, the app reads them from the address and writes them back.
 */

import { formatAmount } from '../../form/money/money.ts';
import type { Day, Period } from '../../form/period/dates.ts';
import { formatPeriod } from '../../form/period/dates.ts';
import type { PeriodPreset } from '../../form/period/PeriodField.tsx';

export interface FilterOption {
  value: string;
  label: string;
}

/** A period of plain days, both ends included, and the preset it was chosen by. */
export interface PeriodValue extends Period {
  preset?: string;
}

/** VND, both ends included; a missing end is open. */
export interface AmountValue {
  min?: number;
  max?: number;
}

export const FILTER_KINDS = ['text', 'choice', 'choices', 'period', 'amount'] as const;

interface FieldOf<Kind extends (typeof FILTER_KINDS)[number]> {
  id: string;
  label: string;
  kind: Kind;
}

/** One filter. The first `text` filter is the search box; periods always show beside it. */
export type FilterField =
  | (FieldOf<'text'> & { placeholder?: string })
  | (FieldOf<'choice' | 'choices'> & { options: readonly FilterOption[] })
  | (FieldOf<'period'> & {
      presets?: readonly PeriodPreset[];
      /** The list always has a period: it can be changed, not removed. */
      required?: boolean;
      today?: Day;
    })
  | FieldOf<'amount'>;

/** `text` and `choice` are a string, `choices` a list, `period` and `amount` an object of two ends. */
export type FilterValue = string | readonly string[] | PeriodValue | AmountValue | undefined;
export type FilterValues = Readonly<Record<string, FilterValue>>;

/** Whether a value filters anything: an empty text, list, period or range does not. */
export function isFiltering(value: FilterValue): boolean {
  if (value === undefined) return false;
  if (typeof value === 'string' || Array.isArray(value)) return value.length > 0;
  return Object.values(value).some((part) => part !== undefined && part !== '');
}

/** How many selected options a chip names before it shows `+1`. */
const NAMED = 2;

/**
 * A value as the text of its chip: `Thành công, Thất bại +1`, `7 ngày qua`, `01/11/2026 – 20/11/2026`, `1.000.000 –
 * 5.000.000 ₫`. Empty when it filters nothing.
 */
export function describeFilter(field: FilterField, value: FilterValue): string {
  if (!isFiltering(value)) return '';
  switch (field.kind) {
    case 'text':
      return String(value);
    case 'choice':
      return nameOf(field.options, String(value));
    case 'choices': {
      const names = (value as readonly string[]).map((one) => nameOf(field.options, one));
      const more = names.length - NAMED;
      return names.slice(0, NAMED).join(', ') + (more > 0 ? ` +${more}` : '');
    }
    case 'period': {
      const { preset, ...days } = value as PeriodValue;
      return field.presets?.find(({ id }) => id === preset)?.label ?? formatPeriod(days);
    }
    case 'amount': {
      const { min, max } = value as AmountValue;
      if (min === max) return `${formatAmount(min ?? null)} ₫`;
      if (max === undefined) return `≥ ${formatAmount(min ?? null)} ₫`;
      if (min === undefined) return `≤ ${formatAmount(max)} ₫`;
      return `${formatAmount(min)} – ${formatAmount(max)} ₫`;
    }
  }
}

/** A value that is no longer offered shows as in the URL, so that users can see and remove it. */
const nameOf = (options: readonly FilterOption[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

/** The list always has a period: it can be changed, not removed. */
export const isAlwaysOn = (field: FilterField) => field.kind === 'period' && field.required === true;
