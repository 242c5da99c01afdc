import * as v from 'valibot';

/** Shapes that every resource shares. Unknown fields are ignored; what is missing or null is `undefined`. */

/** An identifier: string or number on the wire, a string in the portal. */
export const id = v.union([v.string(), v.pipe(v.number(), v.safeInteger(), v.transform(String))]);

const digits = v.pipe(v.string(), v.regex(/^-?\d{1,16}$/), v.transform(Number), v.safeInteger());
/** An amount in VND: an integer, or a string of digits. A fraction or an unsafe integer makes the answer malformed. */
export const money = v.union([v.pipe(v.number(), v.safeInteger()), digits]);

/** A moment in unix seconds, up to the year 9999: beyond it stand milliseconds, which are no moment of ours. */
export const moment = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(253_402_275_599));

/** A count of things. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A field that may be missing or null: both read as `undefined`. */
export function maybe<S extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(schema: S) {
  return v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  );
}

/** Text that may be missing. */
export const text = maybe(v.string());

/** A yes or no that may be missing: missing means no. */
export const flag = v.nullish(v.boolean(), false);

/** A text in both languages. */
export const bilingual = v.object({ vi: v.string(), en: v.string() });

/** A page of a list (specification 3: items, total, page). */
export function page<S extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(item: S) {
  return v.object({ items: v.array(item), total: count, page: count });
}

export interface Page<Row> {
  items: Row[];
  total: number;
  /** From 1. */
  page: number;
}

/** What every list is asked for; a list's own filters stand beside these. */
export interface ListQuery {
  page: number;
  pageSize: number;
  sort?: string | undefined;
  [filter: string]: string | number | undefined;
}
