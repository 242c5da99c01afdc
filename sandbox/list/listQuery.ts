import { invalid } from '../errors.ts';
import { fold } from '../fold.ts';
import type { MessageKey } from '../messages.ts';
import type { Column, Table } from './table.ts';

/** The query parameters of one list besides `page, pageSize, keyword, sort, from, to` (contract, "List query"). */
export interface ListSpec {
  sorts: readonly string[];
  defaultSort: string;
  /** Columns that `timeField` may name; the first is the default. */
  times: readonly string[];
  /** Query name -> column of words, as a comma-separated list. */
  words: Readonly<Record<string, string>>;
  /** Word filters that accept any value: an unknown one matches nothing. */
  open?: readonly string[];
  /** Query name -> text of the table that must contain the value. */
  texts?: Readonly<Record<string, string>>;
  /** Query name -> column and bound. */
  bounds: Readonly<Record<string, readonly [column: string, bound: 'min' | 'max']>>;
}

export interface Condition {
  column: string;
  /** Inclusive. */
  min?: number;
  max?: number;
  /** Indexes in the column's words. */
  places?: ReadonlySet<number>;
}

export interface ListQuery {
  page: number;
  pageSize: number;
  sort: { column: string; descending: boolean };
  conditions: Condition[];
  /** Texts of the table, with the folded phrases that they must contain. */
  texts: readonly { text: string; phrase: string }[];
  /** The column that `from` and `to` filter by. */
  time: string;
  keyword: { phrase: string } | { codes: ReadonlySet<string> } | null;
  /** Equal for equal filters, whatever the page and the sort. */
  key: string;
}

const MAX_PAGE_SIZE = 1000;
const WHOLE = /^\d{1,16}$/;
const CODE = /^(?=.*\d)[a-z0-9][a-z0-9._/-]{3,63}$/;

/** Several words that all look like codes are pasted ids; anything else is one phrase. */
function parseKeyword(text: string): ListQuery['keyword'] {
  const phrase = fold(text);
  if (phrase === '') return null;
  const parts = phrase.split(/[\s,;]+/).filter((part) => part !== '');
  return parts.length > 1 && parts.every((part) => CODE.test(part)) ? { codes: new Set(parts) } : { phrase };
}

function placesOf(column: Column, text: string, open: boolean): ReadonlySet<number> | undefined {
  const asked = text.split(',').map((word) => word.trim());
  const places = asked.map((word) => column.words?.indexOf(word) ?? -1);
  return open || places.every((place) => place >= 0)
    ? new Set(places.filter((place) => place >= 0))
    : undefined;
}

/** Parses a list's query. Throws a 400 that names every field with an invalid value. */
export function parseListQuery<Row>(params: URLSearchParams, spec: ListSpec, table: Table<Row>): ListQuery {
  const errors: { field: string; key: MessageKey }[] = [];
  const refuse = (field: string, key: MessageKey): undefined => {
    errors.push({ field, key });
    return undefined;
  };
  const given = (field: string): string | undefined => params.get(field)?.trim() || undefined;
  const whole = (field: string, key: MessageKey): number | undefined => {
    const text = given(field);
    if (text === undefined) return undefined;
    return WHOLE.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : refuse(field, key);
  };

  const page = whole('page', 'pageTooSmall') ?? 1;
  if (page < 1) refuse('page', 'pageTooSmall');
  const pageSize = whole('pageSize', 'pageSizeRange') ?? 20;
  if (pageSize < 1 || pageSize > MAX_PAGE_SIZE) refuse('pageSize', 'pageSizeRange');

  const sortText = given('sort') ?? spec.defaultSort;
  const sort = { column: sortText.replace(/^-/, ''), descending: sortText.startsWith('-') };
  if (!spec.sorts.includes(sort.column)) refuse('sort', 'notAllowed');

  const time = given('timeField') ?? spec.times[0] ?? '';
  if (!spec.times.includes(time)) refuse('timeField', 'notAllowed');

  const conditions: Condition[] = [];
  const between = (column: string, [low, min]: [string, number?], max?: number): void => {
    if (min !== undefined && max !== undefined && min > max) refuse(low, 'rangeReversed');
    if (min !== undefined || max !== undefined) conditions.push({ column, min, max });
  };
  if (spec.times.length > 0) between(time, ['from', whole('from', 'notNumber')], whole('to', 'notNumber'));

  const ranges = new Map<string, { low: string; min?: number; max?: number }>();
  for (const [field, [column, bound]] of Object.entries(spec.bounds)) {
    const range = ranges.get(column) ?? { low: field };
    ranges.set(column, { ...range, [bound]: whole(field, 'notNumber') });
  }
  for (const [column, { low, min, max }] of ranges) between(column, [low, min], max);

  for (const [field, name] of Object.entries(spec.words)) {
    const text = given(field);
    const column = table.columns[name];
    if (text === undefined || column === undefined) continue;
    const places = placesOf(column, text, spec.open?.includes(field) ?? false);
    if (places) conditions.push({ column: name, places });
    else refuse(field, 'notAllowed');
  }
  const texts = Object.entries(spec.texts ?? {}).flatMap(([field, text]) => {
    const phrase = fold(given(field) ?? '');
    return phrase ? [{ text, phrase }] : [];
  });
  if (errors.length > 0) throw invalid(...errors);

  const keyword = parseKeyword(params.get('keyword') ?? '');
  const key = JSON.stringify([conditions, texts, keyword], (_, value) =>
    value instanceof Set ? [...value] : value,
  );
  return { page, pageSize, sort, conditions, texts, time, keyword, key };
}
