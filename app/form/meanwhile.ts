/** Detects changes that others make to a record while it is edited here. */

/** How a form describes such changes. */
export interface MeanwhileWords<Values> {
  /** The compared fields, with their labels. */
  labels: Partial<Record<keyof Values & string, string>>;
  /** A value, or an entry of a list, as text, such as the name of a store. Defaults to the value itself. */
  say?: (field: keyof Values & string, value: unknown) => string | undefined;
}

/** One field that was changed elsewhere. */
export interface Meanwhile {
  label: string;
  /** "Nguyễn Lan → Nguyễn Thị Lan"; for a list, the added and removed entries. */
  text: string;
  /** The value typed here; undefined if this field was not edited. */
  mine?: string;
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The fields that were changed elsewhere: compares the initial values (`before`), the current values and the input.
 * Empty if all of them equal the input: then this change itself has arrived.
 */
export function changedMeanwhile<Values extends object>(
  { labels, say }: MeanwhileWords<Values>,
  { before, now, typed }: Record<'before' | 'now' | 'typed', Values>,
): Meanwhile[] {
  const fields = (Object.keys(labels) as (keyof Values & string)[]).filter(
    (field) => !isSame(before[field], now[field]),
  );
  if (fields.every((field) => isSame(typed[field], now[field]))) return [];
  return fields.map((field) => {
    const words = (value: unknown) => say?.(field, value) ?? String(value ?? '');
    const all = (value: unknown) => [value].flat().map(words).filter(Boolean).join(', ') || '-';
    const was: unknown = before[field];
    const is: unknown = now[field];
    const text =
      Array.isArray(was) && Array.isArray(is)
        ? [
            ...is.filter((one) => !was.includes(one)).map((one) => `+ ${words(one)}`),
            ...was.filter((one) => !is.includes(one)).map((one) => `− ${words(one)}`),
          ].join(', ')
        : `${all(was)} → ${all(is)}`;
    const isMine = !Array.isArray(is) && !isSame(typed[field], was) && !isSame(typed[field], is);
    return { label: labels[field] ?? field, text, ...(isMine && { mine: all(typed[field]) }) };
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
