import * as v from 'valibot';
import { readStored, writeStored } from '../../lib/storage.ts';
import { FIELDS, type Mapping, type ReadFile } from '../../shared/sheet/types.ts';
import { cleanText, foldText } from '../../shared/sheet/values.ts';

/* The columns that the user chose for a file, kept in this browser for the next file with the same headings. */

const KeptSchema = v.array(
  v.object({
    /** The headings, in their order. */
    signature: v.string(),
    mapping: v.record(v.picklist(FIELDS), v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  }),
);
/** Maximum file layouts, most recently used first. */
const MOST_KEPT = 20;

/** Signing out clears the whole storage, so the next user learns nothing about these files. */
const placeOf = (merchantId: string) => `portal.columns.${merchantId}`;
const signatureOf = ({ headings }: Pick<ReadFile, 'headings'>) =>
  headings.map((heading) => foldText(cleanText(heading))).join('|');
const readAll = (merchantId: string) => readStored('localStorage', placeOf(merchantId), KeptSchema) ?? [];

/** The user's last mapping for these headings in this business. */
export function recallMapping(merchantId: string, read: Pick<ReadFile, 'headings'>): Mapping | undefined {
  const signature = signatureOf(read);
  return readAll(merchantId).find((one) => one.signature === signature)?.mapping;
}

/** Remembers a mapping for these headings, unless it is the one that the headings give. */
export function rememberMapping(
  merchantId: string,
  read: Pick<ReadFile, 'headings' | 'mapping'>,
  mapping: Mapping,
): void {
  const signature = signatureOf(read);
  const others = readAll(merchantId).filter((one) => one.signature !== signature);
  const isOwn = FIELDS.every((field) => read.mapping[field] === mapping[field]);
  const kept = isOwn ? others : [{ signature, mapping }, ...others].slice(0, MOST_KEPT);
  writeStored('localStorage', placeOf(merchantId), kept.length > 0 ? kept : undefined);
}
