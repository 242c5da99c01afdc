import * as v from 'valibot';
import { readStored, writeStored } from '../../lib/storage.ts';
import type { Tolerance } from '../../shared/sheet/types.ts';

/* The tolerances of a business, kept in this browser until sign-out. */

const KeptSchema = v.array(
  v.object({
    name: v.string(),
    field: v.picklist(['amount', 'fee']),
    value: v.number(),
    unit: v.picklist(['dong', 'percent']),
  }),
);
const placeOf = (merchantId: string) => `portal.reconcileRules.${merchantId}`;

export const readTolerances = (merchantId: string): readonly Tolerance[] =>
  readStored('localStorage', placeOf(merchantId), KeptSchema) ?? [];

export const writeTolerances = (merchantId: string, tolerances: readonly Tolerance[]) =>
  writeStored('localStorage', placeOf(merchantId), tolerances.length > 0 ? tolerances : undefined);

/** Parses typed input: whole đồng with or without dots, percent with a decimal comma or point. Undefined if invalid. */
export function readValue(text: string, unit: Tolerance['unit']): number | undefined {
  const typed = text.trim();
  const isRight =
    unit === 'dong'
      ? /^(\d{1,9}|\d{1,3}([.,]\d{3}){1,2})$/.test(typed)
      : /^\d{1,2}([.,]\d{1,3})?$/.test(typed);
  const value = Number(unit === 'dong' ? typed.replace(/[.,]/g, '') : typed.replace(',', '.'));
  return isRight && value > 0 ? value : undefined;
}
