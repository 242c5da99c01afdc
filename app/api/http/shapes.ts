import * as v from 'valibot';

/**
 * Shapes that every resource shares: what is tolerated of a service stands here, and in no other file (docs/contract.md,
 * "What is tolerated"). Unknown fields are ignored; what is missing or null is `undefined`.
 */

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/* What is read entry by entry names the shape of an entry as `each`, for docs/openapi.yaml. */

/** Maximum characters of a text; a browser takes seconds to render more. */
const MAX_TEXT = 100_000;
/** Characters of an identifier. Its row, address and label hold it whole, so a longer one cannot be shown. */
const MAX_ID = 1000;

/** Characters of a name that stands in menus and options. */
const MAX_LABEL = 200;

/** Truncates a text to `max` characters, and marks the cut. */
const cut = (text: string, max: number) => (text.length > max ? `${text.slice(0, max)}…` : text);

/** Words, codes, phones and numbers of documents: a string or an integer on the wire, a string in the portal. */
const written = v.union([
  v.pipe(
    v.string(),
    v.transform((text) => cut(text, MAX_TEXT)),
  ),
  v.pipe(v.number(), v.safeInteger(), v.transform(String)),
]);

/** What names something, or says its state: an identifier, a code. Digits are kept exactly or refused (`parseJson`). */
export const id = v.pipe(written, v.nonEmpty(), v.maxLength(MAX_ID));

/** An integer, or a string of digits. Nothing is rounded: a fraction or an unsafe integer is refused. */
const integer = v.pipe(
  v.union([
    v.pipe(v.number(), v.safeInteger()),
    v.pipe(v.string(), v.regex(/^-?\d{1,16}$/), v.transform(Number), v.safeInteger()),
  ]),
  // Minus zero is written as zero.
  v.transform((value) => value + 0),
);

/** An amount in VND. */
export const money = integer;

/** A moment in unix seconds, up to the year 9999: beyond it stand milliseconds, which are no moment of ours. */
export const moment = v.pipe(integer, v.minValue(0), v.maxValue(253_402_275_599));

/** A count of things. */
export const count = v.pipe(integer, v.minValue(0));

/** How many there are, and their sum in VND. */
export const tally = v.object({ count, amount: money });

/**
 * Tallies by a word of the service. One that cannot be read is left out, and takes no other figure with it: what is shown
 * beside the sum then does not come out, and says so.
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

/** Text that may be missing; an empty one is. */
export const text = v.pipe(
  maybe(written),
  v.transform((value) => value || undefined),
);

/** A name that stands in menus and options, which hold it whole; it may be missing. */
export const label = v.pipe(
  text,
  v.transform((value) => value && cut(value, MAX_LABEL)),
);

const YES = ['TRUE', '1', 'Y'];
const NO = ['FALSE', '0', 'N'];
const flagOf = (value: string | number | boolean) => String(value).toUpperCase();

/** A yes or no that may be missing: `true`, 1, "1", "Y", "true" and their opposites. Missing means no. */
export const flag = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
  v.check((value) => [...YES, ...NO].includes(flagOf(value))),
  v.transform((value) => YES.includes(flagOf(value))),
);

/** A name in both languages. One that comes in one language is the same in both. */
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
 * Rows, each read by itself: one that cannot be read, or that has the id of another, is left out and counted. `null` is
 * what some services write for no rows.
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

/** A page of a list (specification 3); its `page` is the one that was asked for, so it is not read. */
export function page<Row extends { id: string }>(row: v.BaseSchema<unknown, Row, v.BaseIssue<unknown>>) {
  return v.pipe(
    v.object({ items: v.nullable(v.array(v.unknown())), total: count }),
    // No readable rows, although there are some, is not an empty list.
    v.check(({ items, total }) => items !== null || total === 0),
    v.transform(({ items, total }) => ({ ...v.parse(rows(row), items), total })),
  );
}

/** Rows of an answer that could not be read. */
export interface Unreadable {
  count: number;
  /** The reference code of the answer. */
  code: string;
}

export interface Page<Row> {
  items: Row[];
  /** As the service says, with the rows that could not be read. */
  total: number;
  unreadable?: Unreadable | undefined;
}

/** What every list is asked for; a list's own filters stand beside these. */
export interface ListQuery {
  page: number;
  pageSize: number;
  sort?: string | undefined;
  [filter: string]: string | number | undefined;
}
