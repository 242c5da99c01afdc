import * as v from 'valibot';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { FIELDS, type Field, type Mapping } from './types.ts';
import { cleanText, foldText } from './values.ts';
import { fieldByHeading } from './words.ts';

/* Which column holds what: by the names that banks and gateways give their headings, or by what a person has chosen. */

/** Words that headings carry beside their name: a unit, a mark of what is required. */
const BESIDE = /\((?:VND|VNĐ|đ|₫|\*|đồng|dong|nếu có|T)\)|\[[^\]]*\]|\*|\b(?:VND|VNĐ)\b/giu;

/** What a heading is the name of. */
export function fieldOf(heading: string): Field | undefined {
  const folded = foldText(heading);
  return fieldByHeading.get(folded) ?? fieldByHeading.get(foldText(heading.replace(BESIDE, ' ')));
}

/** The fields that the headings name, each by the first column that does. */
export function mapColumns(headings: readonly string[]): Mapping {
  const mapping: Mapping = {};
  headings.forEach((heading, column) => {
    const field = fieldOf(cleanText(heading));
    if (field) mapping[field] ??= column;
  });
  return mapping;
}

/** What identifies a row: one of these has to have a column (screens 3.4; the bank's reference is the last way to match). */
const IDS = ['transactionId', 'merchantRefId', 'bankRef'] as const satisfies readonly Field[];
const hasId = (mapping: Mapping) => IDS.some((field) => mapping[field] !== undefined);

/** Whether a row could be the headings: what identifies a row, and one more, or three names in all. */
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
/** Kinds of files whose columns are remembered, the last ones used first. */
const MOST_REMEMBERED = 20;

/** Signing out clears the whole storage, so one person's files say nothing to the next. */
const placeOf = (merchantId: string) => `portal.columns.${merchantId}`;
/** The same headings in another order are another file. */
const signatureOf = (headings: readonly string[]) =>
  headings.map((heading) => foldText(cleanText(heading))).join('|');
const remembered = (merchantId: string) =>
  readStored('localStorage', placeOf(merchantId), RememberedSchema) ?? [];

/** What a person chose for these headings in this business the last time. */
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

/** Keeps a mapping for these headings. One that says what the headings say themselves needs no memory. */
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
