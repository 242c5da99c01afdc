/** Ranges of a text that match a query, as [start, end) indexes into the original text. */
export type Range = readonly [start: number, end: number];

/**
 * Removes diacritics and capitals, for searching: "Cửa hàng Đặng" becomes "cua hang dang". đ needs its own step because
 * Unicode does not decompose it; ð is treated as đ, because their capitals look the same.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[đð]/g, 'd');
}

/** Lower case, with composed diacritics: used to compare exact spelling. */
const exact = (text: string) => text.normalize('NFC').toLowerCase();

/** The words of a query; all of them must match. */
const words = (query: string) => query.trim().split(/\s+/).filter(Boolean);

/**
 * How well a text matches a query: 0 for no match, higher is better. Every word of the query must occur, with or
 * without diacritics. A match at the start of a word beats one inside; when the query has diacritics, equal diacritics
 * beat both.
 */
export function rank(query: string, text: string): number {
  const wanted = words(query);
  if (wanted.length === 0) return 1;
  const folded = fold(text);
  if (!wanted.every((word) => folded.includes(fold(word)))) return 0;

  const whole = exact(wanted.join(' '));
  const marked = exact(text);
  const sameMarks = whole !== fold(whole) && wanted.every((word) => marked.includes(exact(word)));
  return 1 + (folded.startsWith(fold(whole)) ? 1 : 0) + (sameMarks ? 2 : 0);
}

/** Whether a text matches a query. */
export function matches(query: string, text: string): boolean {
  return rank(query, text) > 0;
}

/** The items whose text matches the query, best match first; equal matches keep their order. */
export function search<Item>(query: string, items: readonly Item[], textOf: (item: Item) => string): Item[] {
  if (words(query).length === 0) return [...items];
  return items
    .map((item) => ({ item, score: rank(query, textOf(item)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}

/** The index of a query word in a text, from a given index: at the start of a word, or else inside one. */
function placeOf(word: string, text: string, from: number): number {
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return at;
  return text.indexOf(word);
}

/**
 * The ranges of the query words in a text, in order and without overlaps, for highlighting: in the typed order, where
 * possible.
 */
export function highlights(query: string, text: string): Range[] {
  const { folded, origin } = foldWithOrigin(text);
  const wanted = words(query).map(fold);
  const from = Math.max(0, placeOf(wanted.join(' '), folded, 0));
  const found = wanted
    .map((word): Range | undefined => {
      const at = word ? placeOf(word, folded, from) : -1;
      return at < 0 ? undefined : [origin[at] ?? 0, origin[at + word.length] ?? text.length];
    })
    .filter((range): range is Range => range !== undefined)
    .sort((a, b) => a[0] - b[0]);

  const joined: [number, number][] = [];
  for (const [start, end] of found) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

/** The folded text, and for each of its characters the index in the original text where its letter begins. */
function foldWithOrigin(text: string) {
  let folded = '';
  const origin: number[] = [];
  let index = 0;
  // A letter and the marks that follow it are one step.
  for (const letter of text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []) {
    const part = fold(letter);
    for (let i = 0; i < part.length; i += 1) origin.push(index);
    folded += part;
    index += letter.length;
  }
  return { folded, origin };
}
