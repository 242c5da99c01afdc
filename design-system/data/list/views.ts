import { fold } from '../../form/fold.ts';
import { normalizeLine } from '../../form/text.ts';

/** A saved view: a name for a query string of the list. */
export interface SavedView {
  id: string;
  name: string;
  /** `status=FAILED&sort=-amount`, without `?`, in any order. */
  query: string;
}

/** Longest name of a view, in letters. */
export const VIEW_NAME_LENGTH = 60;

/** A canonical form of the query: sorted parts, without empty ones. */
export function canonicalQuery(query: string): string {
  const parts = [...new URLSearchParams(query)].filter(([, value]) => value !== '');
  parts.sort(([one, first], [other, second]) => one.localeCompare(other) || first.localeCompare(second));
  return new URLSearchParams(parts).toString();
}

/** The first view with exactly this query; there may be several, when a preset was saved under another name. */
export const viewOf = (views: readonly SavedView[], query: string) =>
  views.find((view) => canonicalQuery(view.query) === canonicalQuery(query));

/** Why a name is refused; undefined when it is fine. Names that differ only in case count as equal. */
export function nameProblem(name: string, others: readonly SavedView[]) {
  const plain = normalizeLine(name);
  if (plain === '') return 'nameMissing';
  if ([...plain].length > VIEW_NAME_LENGTH) return 'nameTooLong';
  const same = (other: SavedView) => other.name.toLowerCase() === plain.toLowerCase();
  return others.some(same) ? 'nameTaken' : undefined;
}

/** `Ca sáng (bản sao)`, or with a number after it if that name is taken too. */
export function freeName(wanted: string, others: readonly SavedView[]): string {
  let name = wanted;
  for (let number = 2; nameProblem(name, others) === 'nameTaken'; number += 1) name = `${wanted} ${number}`;
  return name;
}

/** An id for a new view: its name in plain letters, made unique. */
export function viewId(name: string, others: readonly SavedView[]): string {
  const stem = `own-${fold(name).replace(/[^a-z0-9]+/g, '-')}`;
  let id = stem;
  for (let number = 2; others.some((view) => view.id === id); number += 1) id = `${stem}-${number}`;
  return id;
}
