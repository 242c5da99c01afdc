import * as v from 'valibot';
import { readStored, writeStored } from '../../lib/storage.ts';
import { FIELDS, type Field, type Mapping } from './types.ts';
import { cleanText, foldText } from './values.ts';
import { fieldByHeading, rankOf } from './words.ts';

/* Which column holds which field: by the heading names of banks and gateways, or by the user's choice. */

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

/** Ids of a row: one of these needs a column (screens 3.4; the bank's reference is the last way to match). */
const IDS = ['transactionId', 'merchantRefId', 'bankRef'] as const satisfies readonly Field[];
const hasId = (mapping: Mapping) => IDS.some((field) => mapping[field] !== undefined);

/** Whether a row could be the headings: an id and one more name, or three names in all. */
export function headingScore(cells: readonly string[]): number {
  const mapping = mapColumns(cells);
  const found = Object.keys(mapping).length;
  return found >= 3 || (found >= 2 && hasId(mapping)) ? found : 0;
}

/** Required fields without a column: `id` stands for one of the ids. */
export function missingFields(mapping: Mapping): ('id' | 'time' | 'amount')[] {
  return [
    ...(hasId(mapping) ? [] : ['id' as const]),
    ...(['time', 'amount'] as const).filter((field) => mapping[field] === undefined),
  ];
}

const RememberedSchema = v.array(
  v.object({
    signature: v.string(),
    mapping: v.record(v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  }),
);
/** Maximum file layouts whose columns are remembered, most recently used first. */
const MOST_REMEMBERED = 20;

/** Signing out clears the whole storage, so the next user learns nothing about these files. */
const placeOf = (merchantId: string) => `portal.columns.${merchantId}`;
/** The same headings in another order are another layout. */
const signatureOf = (headings: readonly string[]) =>
  headings.map((heading) => foldText(cleanText(heading))).join('|');
const remembered = (merchantId: string) =>
  readStored('localStorage', placeOf(merchantId), RememberedSchema) ?? [];

/** The user's last mapping for these headings in this business. */
export function recallMapping(merchantId: string, headings: readonly string[]): Mapping | undefined {
  const signature = signatureOf(headings);
  const known = remembered(merchantId).find((one) => one.signature === signature)?.mapping;
  if (!known) return undefined;
  const mapping: Mapping = {};
  for (const field of FIELDS) {
    const column = known[field];
    if (column !== undefined && column < headings.length) mapping[field] = column;
  }
  return mapping;
}

/** Remembers a mapping for these headings, unless it equals the automatic one. */
export function rememberMapping(merchantId: string, headings: readonly string[], mapping: Mapping): void {
  const signature = signatureOf(headings);
  const all = remembered(merchantId);
  const others = all.filter((one) => one.signature !== signature);
  const own = mapColumns(headings);
  const isOwn = FIELDS.every((field) => own[field] === mapping[field]);
  if (isOwn && others.length === all.length) return;
  const kept = isOwn ? others : [{ signature, mapping }, ...others].slice(0, MOST_REMEMBERED);
  writeStored('localStorage', placeOf(merchantId), kept.length > 0 ? kept : undefined);
}
