/* One list in one file: every kind of filter, with how it is read, written and queried. */

import type { Tone } from '#design-system';
import type { Key } from '../i18n/index.ts';
import { type Day, dayEnd, dayStart, isDay, type PeriodPreset, presetRange } from '../lib/time.ts';

/**
 * Filter builders: each reads its value from the URL (invalid values use the default), writes it back, and adds it to
 * the API query. No React: the first call of a page uses them too.
 */
export interface Filter<V> {
  kind: 'text' | 'word' | 'choice' | 'choices' | 'period' | 'amount' | 'store' | 'group';
  label: Key;
  /** Reads the value from the URL, or returns `empty`. */
  read(params: URLSearchParams, id: string): V;
  /** The value as URL parameters; undefined omits one. */
  write(value: V, id: string): Record<string, string | undefined>;
  /** The value as parameters of the API query. */
  query(value: V, id: string): Record<string, string | number | undefined>;
  /** The default value. */
  empty: V;
  isEmpty(value: V): boolean;
}

/** One option of a choice: its label is a dictionary key, or the same `text` in every language. */
export type FilterOption = { value: string; tone?: Tone } & (
  | { label: Key; text?: undefined }
  | { text: string; label?: undefined }
);

/** Free text: `?q=`. Many ids can be pasted, one per line; the URL has them in one line with spaces. */
export interface TextFilter extends Filter<string> {
  kind: 'text';
  placeholder: Key;
}

const MAX_TEXT = 2000;

/** An amount as written on receipts, with separators: `430.000`, `1,250,000 ₫`. Digits alone may be a code. */
function amountIn(typed: string): number | undefined {
  const [, digits] = /^(\d{1,3}(?:[.,\u00a0 ]\d{3}){1,4})(?:\s*(?:₫|đ|vnd))?$/i.exec(typed) ?? [];
  return digits && new Set(digits.match(/\D/g)).size === 1 ? Number(digits.replace(/\D/g, '')) : undefined;
}

/** @param finds for a list of payments: a typed amount is searched as an amount */
export function text(label: Key, placeholder: Key, finds?: 'amounts'): TextFilter {
  return {
    kind: 'text',
    label,
    placeholder,
    empty: '',
    isEmpty: (value) => value === '',
    read: (params) => (params.get('q') ?? '').slice(0, MAX_TEXT).trim(),
    write: (value) => ({ q: value || undefined }),
    query: (value) => {
      const amount = finds && amountIn(value);
      return amount === undefined
        ? { keyword: value || undefined }
        : { minAmount: amount, maxAmount: amount };
    },
  };
}

export interface WordFilter extends Filter<string> {
  kind: 'word';
  placeholder: Key;
}

/** An exact value, such as a user name: `?createdBy=lan.nt`. */
export const word = (label: Key, placeholder: Key): WordFilter => ({
  kind: 'word',
  label,
  placeholder,
  empty: '',
  isEmpty: (value) => value === '',
  read: (params, id) => (params.get(id) ?? '').slice(0, 64).trim(),
  write: (value, id) => ({ [id]: value || undefined }),
  query: (value, id) => ({ [id]: value || undefined }),
});

export interface ChoiceFilter extends Filter<string | undefined> {
  kind: 'choice';
  options: readonly FilterOption[];
}

/** One of a few options. */
export function choice(label: Key, options: readonly FilterOption[]): ChoiceFilter {
  return {
    kind: 'choice',
    label,
    options,
    empty: undefined,
    isEmpty: (value) => value === undefined,
    read: (params, id) => options.find(({ value }) => value === params.get(id))?.value,
    write: (value, id) => ({ [id]: value }),
    query: (value, id) => ({ [id]: value }),
  };
}

export interface ChoicesFilter extends Filter<readonly string[]> {
  kind: 'choices';
  options: readonly FilterOption[];
}

/** The URL value that overrides a preset and selects everything: `?status=all`. */
const ALL = 'all';

/**
 * Any of a few values, as a comma-separated list. `preset` applies while the URL has no value: the most common choice.
 */
export function choices(
  label: Key,
  options: readonly FilterOption[],
  preset: readonly string[] = [],
): ChoicesFilter {
  const known = new Set(options.map(({ value }) => value));
  const isPreset = (value: readonly string[]) => [...value].sort().join() === [...preset].sort().join();
  return {
    kind: 'choices',
    label,
    options,
    empty: preset,
    isEmpty: isPreset,
    read: (params, id) => {
      const written = params.get(id);
      if (written === ALL) return [];
      const chosen = [...new Set((written ?? '').split(',').filter((value) => known.has(value)))];
      return chosen.length > 0 ? chosen : preset;
    },
    write: (value, id) => ({ [id]: isPreset(value) ? undefined : value.join(',') || ALL }),
    query: (value, id) => ({ [id]: value.join(',') || undefined }),
  };
}

/**
 * The business's stores; a selected store changes the path of the call (`/store/{s}`), so it is not a query parameter.
 */
export interface StoreFilter extends Filter<string | undefined> {
  kind: 'store';
}

export function store(label: Key): StoreFilter {
  return {
    kind: 'store',
    label,
    empty: undefined,
    isEmpty: (value) => value === undefined,
    read: (params, id) => params.get(id)?.slice(0, 64) || undefined,
    write: (value, id) => ({ [id]: value }),
    query: () => ({}),
  };
}

/** One of the permission groups of the business: `?groupId=302`. */
export interface GroupFilter extends Filter<string | undefined> {
  kind: 'group';
}

export const group = (label: Key): GroupFilter => ({
  ...store(label),
  kind: 'group',
  query: (value, id) => ({ [id]: value }),
});

export interface PeriodValue {
  from: Day;
  to: Day;
}

export interface PeriodFilter extends Filter<PeriodValue | undefined> {
  kind: 'period';
  /** The default period when the URL names none; without one, all time. */
  preset: PeriodPreset | undefined;
}

/** The parameters of a period in the URL and the request: `from` and `to`, or `paidFrom` and `paidTo` for a named one. */
export const periodNames = (name = '') =>
  name
    ? { from: `${name}From`, to: `${name}To`, days: `${name}Days` }
    : { from: 'from', to: 'to', days: 'days' };

/**
 * Vietnamese days, both inclusive: `?from=2026-03-01&to=2026-03-07`. Without them, the preset as of today, if there is
 * one. If a list has several periods, all but one have a name.
 */
export function period(label: Key, preset?: PeriodPreset, name?: string): PeriodFilter {
  const names = periodNames(name);
  return {
    kind: 'period',
    label,
    preset,
    empty: undefined,
    isEmpty: (value) => value === undefined,
    read: (params) => {
      const from = params.get(names.from) ?? '';
      const to = params.get(names.to) ?? '';
      return isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
    },
    write: (value) => ({ [names.from]: value?.from, [names.to]: value?.to }),
    query: (value) => {
      const days = daysOf({ preset }, value);
      return days ? { [names.from]: dayStart(days.from), [names.to]: dayEnd(days.to) } : {};
    },
  };
}

/** The days that a period selects; undefined if it selects all. */
export const daysOf = ({ preset }: Pick<PeriodFilter, 'preset'>, value: PeriodValue | undefined) =>
  value ?? (preset && presetRange(preset));

export interface AmountValue {
  /** VND, inclusive. */
  min?: number;
  max?: number;
}

export interface AmountFilter extends Filter<AmountValue> {
  kind: 'amount';
}

/**
 * An amount between two bounds, each optional: `?min=&max=`. A named one is `minFee` and `maxFee` in the URL and the
 * request.
 */
export function amount(label: Key, name = ''): AmountFilter {
  const named = name.charAt(0).toUpperCase() + name.slice(1);
  const [low, high] = [`min${named}`, `max${named}`];
  const bound = (params: URLSearchParams, name: string) => {
    const written = params.get(name) ?? '';
    const value = /^\d{1,16}$/.test(written) ? Number(written) : Number.NaN;
    return Number.isSafeInteger(value) ? value : undefined;
  };
  return {
    kind: 'amount',
    label,
    empty: {},
    isEmpty: ({ min, max }) => min === undefined && max === undefined,
    read: (params) => {
      const min = bound(params, low);
      const max = bound(params, high);
      return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    },
    write: ({ min, max }) => ({ [low]: min?.toString(), [high]: max?.toString() }),
    query: ({ min, max }) => ({
      ...(min !== undefined && { [named ? low : 'minAmount']: min }),
      ...(max !== undefined && { [named ? high : 'maxAmount']: max }),
    }),
  };
}

export type AnyFilter =
  | TextFilter
  | WordFilter
  | ChoiceFilter
  | ChoicesFilter
  | StoreFilter
  | GroupFilter
  | PeriodFilter
  | AmountFilter;

/** A list's filters, by their names in the URL. */
export type Filters = Record<string, AnyFilter>;

export type FilterValues<F extends Filters> = { [K in keyof F]: F[K] extends Filter<infer V> ? V : never };

// TypeScript cannot pair the union of builders with their values.
const entries = (filters: Filters) => Object.entries(filters) as [string, Filter<unknown>][];

/** All filter values in the URL. */
export function readFilters<F extends Filters>(filters: F, params: URLSearchParams): FilterValues<F> {
  return Object.fromEntries(
    entries(filters).map(([id, filter]) => [id, filter.read(params, id)]),
  ) as FilterValues<F>;
}

/** Values as URL parameters; filters without a value keep theirs. */
export function writeFilters<F extends Filters>(filters: F, values: Partial<FilterValues<F>>) {
  return Object.assign(
    {},
    ...entries(filters).map(([id, filter]) => (id in values ? filter.write(values[id as keyof F], id) : {})),
  ) as Record<string, string | undefined>;
}

/** The API query of the values. */
export function filterQuery<F extends Filters>(filters: F, values: FilterValues<F>) {
  return Object.assign(
    {},
    ...entries(filters).map(([id, filter]) => filter.query(values[id as keyof F], id)),
  ) as Record<string, string | number | undefined>;
}

/** The number of active filters: the badge on a phone's filter button. */
export function countSet<F extends Filters>(filters: F, values: FilterValues<F>): number {
  return entries(filters).filter(([id, filter]) => !filter.isEmpty(values[id as keyof F])).length;
}
