/** Detects changes that others make to a record while it is edited here. */

/** How a form describes such changes. */
export interface MeanwhileWords<Values> {
  /** The compared fields, with their labels. */
  labels: Partial<Record<keyof Values & string, string>>;
  /** A value, or an entry of a list, as text, such as the name of a store. Defaults to the value itself. */
  say?: (field: keyof Values & string, value: unknown) => string | undefined;
}

/** One changed field. */
export interface FieldChange {
  label: string;
  /** "Nguyễn Lan → Nguyễn Thị Lan"; for a list, the added and removed entries. */
  text: string;
}

/** One field that was changed elsewhere. */
export interface Meanwhile extends FieldChange {
  /** The value typed here; undefined if this field was not edited. */
  mine?: string;
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A value in words; "-" if empty. */
const inWords = <Values>({ say }: MeanwhileWords<Values>, field: keyof Values & string, value: unknown) =>
  [value]
    .flat()
    .map((one) => say?.(field, one) ?? String(one ?? ''))
    .filter(Boolean)
    .join(', ') || '-';

/** The fields that differ between two states of a record, with the words of their change. */
function changesOf<Values extends object>(words: MeanwhileWords<Values>, before: Values, after: Values) {
  const fields = (Object.keys(words.labels) as (keyof Values & string)[]).filter(
    (field) => !isSame(before[field], after[field]),
  );
  return fields.map((field) => {
    const was: unknown = before[field];
    const is: unknown = after[field];
    const text =
      Array.isArray(was) && Array.isArray(is)
        ? [
            ...is.filter((one) => !was.includes(one)).map((one) => `+ ${inWords(words, field, one)}`),
            ...was.filter((one) => !is.includes(one)).map((one) => `− ${inWords(words, field, one)}`),
          ].join(', ')
        : `${inWords(words, field, was)} → ${inWords(words, field, is)}`;
    return { field, label: words.labels[field] ?? field, text };
  });
}

/** What the input changes, before and after. A list in another order is no change. */
export const changedFromSaved = <Values extends object>(
  words: MeanwhileWords<Values>,
  saved: Values,
  typed: Values,
): FieldChange[] => changesOf(words, saved, typed).filter(({ text }) => text !== '');

/**
 * The fields that were changed elsewhere: compares the initial values (`before`), the current values and the input.
 * Empty if all of them equal the input: then this change itself has arrived.
 */
export function changedMeanwhile<Values extends object>(
  words: MeanwhileWords<Values>,
  { before, now, typed }: Record<'before' | 'now' | 'typed', Values>,
): Meanwhile[] {
  const changes = changesOf(words, before, now);
  if (changes.every(({ field }) => isSame(typed[field], now[field]))) return [];
  return changes.map(({ field, label, text }) => {
    const isMine =
      !Array.isArray(now[field]) && !isSame(typed[field], before[field]) && !isSame(typed[field], now[field]);
    return { label, text, ...(isMine && { mine: inWords(words, field, typed[field]) }) };
  });
}

/** Applies the user's edits to the current values; for a list, the added and removed entries. */
export function laidOver<Values extends object>(before: Values, typed: Values, now: Values): Partial<Values> {
  const mine = Object.entries(typed).flatMap(([name, value]: [string, unknown]) => {
    const was: unknown = before[name as keyof Values];
    const is: unknown = now[name as keyof Values];
    if (isSame(value, was)) return [];
    if (!Array.isArray(value) || !Array.isArray(was) || !Array.isArray(is)) return [[name, value]];
    const added = value.filter((one) => !was.includes(one) && !is.includes(one));
    return [[name, [...is.filter((one) => value.includes(one) || !was.includes(one)), ...added]]];
  });
  return Object.fromEntries(mine) as Partial<Values>;
}
