import { type Field, IDS, type Mapping, type RefusalName } from './types.ts';
import { cleanText, foldText } from './values.ts';
import { fieldByHeading, rankOf } from './words.ts';

/* Which column holds which field, by the heading names of banks and gateways. */

/** Additions to the name in a heading: a unit, a mark for required. */
const BESIDE = /\((?:VND|VNĐ|đ|₫|\*|đồng|dong|nếu có|T|GMT\+7)\)|\[[^\]]*\]|\*|\b(?:VND|VNĐ)\b/giu;

/** The name in a heading, folded, without additions. */
function wordOf(heading: string): string {
  const folded = foldText(heading);
  return fieldByHeading.has(folded) ? folded : foldText(heading.replace(BESIDE, ' '));
}

/** The field that a heading names. */
export const fieldOf = (heading: string): Field | undefined => fieldByHeading.get(wordOf(heading));

/** For each field, the columns whose headings name it, best name first. */
function columnsByField(headings: readonly string[]): Map<Field, number[]> {
  const found = headings.flatMap((heading, column) => {
    const word = wordOf(cleanText(heading));
    const field = fieldByHeading.get(word);
    return field ? [{ field, column, rank: rankOf(word) }] : [];
  });
  const columns = new Map<Field, number[]>();
  for (const { field, column } of found.sort((one, other) => one.rank - other.rank))
    columns.set(field, [...(columns.get(field) ?? []), column]);
  return columns;
}

/** The fields named by the headings, each with its best column. */
export const mapColumns = (headings: readonly string[]): Mapping =>
  Object.fromEntries([...columnsByField(headings)].map(([field, [column]]) => [field, column]));

/** The time columns, chosen one first: a row without a payment time falls back to its creation time. */
export const timeColumns = (headings: readonly string[], chosen: number): number[] => [
  ...new Set([chosen, ...(columnsByField(headings).get('time') ?? [])]),
];

const hasId = (mapping: Mapping) => IDS.some((field) => mapping[field] !== undefined);

/** Whether a row could be the headings: an id and one more name, or three names in all. */
export function headingScore(cells: readonly string[]): number {
  const mapping = mapColumns(cells);
  const found = Object.keys(mapping).length;
  return found >= 3 || (found >= 2 && hasId(mapping)) ? found : 0;
}

/** The refusal of a mapping that lacks a required field (screens 3.4). */
export function missingColumn(mapping: Mapping): RefusalName | undefined {
  if (!hasId(mapping)) return 'noIdColumn';
  if (mapping.time === undefined) return 'noTimeColumn';
  return mapping.amount === undefined ? 'noAmountColumn' : undefined;
}
