import * as v from 'valibot';

/**
 * Schemas shared by every resource: all deviations that are tolerated of a service are in this file (docs/contract.md,
 * "What is tolerated"). Unknown fields are ignored; missing and null fields are `undefined`.
 */

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/* Schemas that read entry by entry expose the entry's schema as `each`, for docs/openapi.yaml. */

/** Maximum characters of a text; longer ones take the browser seconds to render. */
const MAX_TEXT = 100_000;
/** Maximum characters of an identifier. It is shown untruncated in rows, addresses and labels. */
const MAX_ID = 1000;

/** Maximum characters of a name in menus and options. */
const MAX_LABEL = 200;

/** Truncates a text to `max` characters, and marks the cut. */
const cut = (text: string, max: number) => (text.length > max ? `${text.slice(0, max)}…` : text);

/** Texts, codes, phones and document numbers: a string or an integer in the response, a string in the portal. */
const written = v.union([
  v.pipe(
    v.string(),
    v.transform((text) => cut(text, MAX_TEXT)),
  ),
  v.pipe(v.number(), v.safeInteger(), v.transform(String)),
]);

/** An identifier, a code or a status. Digits are kept exactly or refused (`parseJson`). */
export const id = v.pipe(written, v.nonEmpty(), v.maxLength(MAX_ID));

/** An integer, or a string of digits. Nothing is rounded: a fraction or an unsafe integer is refused. */
const integer = v.pipe(
  v.union([
    v.pipe(v.number(), v.safeInteger()),
    v.pipe(v.string(), v.regex(/^-?\d{1,16}$/), v.transform(Number), v.safeInteger()),
  ]),
  // Turns -0 into 0.
  v.transform((value) => value + 0),
);

/** An amount in VND. */
export const money = integer;

/** A time in unix seconds, up to the year 9999: larger values are milliseconds, and refused. */
export const moment = v.pipe(integer, v.minValue(0), v.maxValue(253_402_275_599));

/** A count of things. */
export const count = v.pipe(integer, v.minValue(0));

/** A count, and a sum in VND. */
export const tally = v.object({ count, amount: money });

/**
 * Tallies by a code of the service. An unreadable one is left out and does not affect the others: the parts then do not
 * add up to the sum, and the page says so.
 */
export const tallies = v.pipe(
  v.record(v.string(), v.unknown()),
  v.metadata({ each: tally }),
  v.transform((all) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([word, one]) => {
        const read = v.safeParse(tally, one);
        return read.success ? [[word, read.output] as const] : [];
      }),
    ),
  ),
);

/** A field that may be missing or null: both read as `undefined`. */
export function maybe<S extends Schema>(schema: S) {
  return v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  );
}

/** Text that may be missing; an empty string counts as missing. */
export const text = v.pipe(
  maybe(written),
  v.transform((value) => value || undefined),
);

/** A name for menus and options, which show it untruncated; it may be missing. */
export const label = v.pipe(
  text,
  v.transform((value) => value && cut(value, MAX_LABEL)),
);

const YES = ['TRUE', '1', 'Y'];
const NO = ['FALSE', '0', 'N'];
const flagOf = (value: string | number | boolean) => String(value).toUpperCase();

/** A boolean that may be missing: `true`, 1, "1", "Y", "true" and their opposites. Missing means false. */
export const flag = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
  v.check((value) => [...YES, ...NO].includes(flagOf(value))),
  v.transform((value) => YES.includes(flagOf(value))),
);

/** A name in both languages. One that comes in one language is used for both. */
export const bilingual = v.pipe(
  v.union([
    v.object({ vi: text, en: text }),
    v.pipe(
      written,
      v.transform((name) => ({ vi: name, en: name })),
    ),
  ]),
  v.check(({ vi, en }) => Boolean(vi || en)),
  v.transform(({ vi, en }) => ({ vi: vi || en || '', en: en || vi || '' })),
);

/**
 * Rows, each parsed separately: unreadable rows and duplicate ids are left out and counted. Some services send `null`
 * for no rows.
 */
export function rows<Row extends { id: string }>(row: v.BaseSchema<unknown, Row, v.BaseIssue<unknown>>) {
  return v.pipe(
    v.nullable(v.array(v.unknown()), []),
    v.metadata({ each: row }),
    v.transform((all) => {
      const items = new Map<string, Row>();
      for (const one of all) {
        const { success, output } = v.safeParse(row, one);
        if (success && !items.has(output.id)) items.set(output.id, output);
      }
      return { items: [...items.values()], unreadable: all.length - items.size };
    }),
  );
}

/** A page of a list (specification 3). Its `page` is the requested one, so it is not read. */
export function page<Row extends { id: string }>(row: v.BaseSchema<unknown, Row, v.BaseIssue<unknown>>) {
  return v.pipe(
    v.object({ items: v.nullable(v.array(v.unknown())), total: count }),
    // If rows exist but none can be read, the list is not empty.
    v.check(({ items, total }) => items !== null || total === 0),
    v.transform(({ items, total }) => ({ ...v.parse(rows(row), items), total })),
  );
}

/** Rows of a response that could not be read. */
export interface Unreadable {
  count: number;
  /** The reference code of the response. */
  code: string;
}

export interface Page<Row> {
  items: Row[];
  /** As sent by the service, including unreadable rows. */
  total: number;
  unreadable?: Unreadable | undefined;
}

/** Parameters of every list; each list adds its own filters. */
export interface ListQuery {
  page: number;
  pageSize: number;
  sort?: string | undefined;
  [filter: string]: string | number | undefined;
}
