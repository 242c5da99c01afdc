import { isActive } from '../../api/businesses.ts';
import {
  type BusinessFields,
  type BusinessRecord,
  getBusiness,
  unknownFields,
} from '../../api/businessRecord.ts';
import type { Key, Translate } from '../../i18n/index.ts';
import type { RecordKind, RecordRow } from '../../record/kind.ts';
import { businessStatuses, businessStatusOf } from '../../shared/businessStatus.ts';

export interface BusinessRow extends RecordRow {
  name: string | undefined;
}

/** A business as a record kind, without a list. */
export const businessKind: RecordKind<BusinessRow, BusinessRecord> = {
  name: 'business',
  list: 'businesses',
  path: '/merchant/business-information',
  scope: 'merchant:read',
  statuses: businessStatuses,
  title: 'route.business',
  id: 'business.id',
  noun: 'business.noun',
  refresh: 'action.refresh',
  load: (_, id, signal) => getBusiness(id, signal),
  rowOf: (business) => ({
    id: business.id,
    name: business.companyName,
    status: businessStatusOf(isActive(business)),
    createdAt: business.createdAt ?? 0,
  }),
};

/** Fields that a business can edit, in the order of the form. */
export const EDITABLE = [
  'companyName',
  'taxCode',
  'representative',
  'industry',
  'address',
  'email',
  'phoneNumber',
  'website',
] as const satisfies readonly (keyof BusinessFields)[];

/** Fields that are not editable: the service fills them in. */
const GIVEN = [
  'registrationNumber',
  'status',
  'bankName',
  'bankBranch',
  'accountNumber',
  'accountName',
  'settlementCycle',
  'feeSchedule',
] as const;

/** Missing fields among the editable ones and the logo. */
export function completenessOf(business: BusinessRecord) {
  const empty = EDITABLE.filter((field) => !business[field]);
  const missing: Key[] = empty.map((field) => `business.field.${field}` as const);
  if (!business.additionInfo?.logo) missing.push('business.field.logo');
  return { missing, total: EDITABLE.length + 1 };
}

/** 10 digits, 10 and 3 for a branch, or the 12 digits of a person (household business). */
export const isTaxCode = (text: string) => /^(\d{10}(-\d{3})?|\d{12})$/.test(text);

/** One field before and after. */
export interface Change {
  label: string;
  before: string;
  after: string;
}

/** The fields in which two versions of a business differ, as text. The update time is no change of its own. */
export function changesOf(before: BusinessRecord, after: BusinessRecord, t: Translate): Change[] {
  const known = [...EDITABLE, ...GIVEN].map((field) => ({
    label: t(`business.field.${field}`),
    before: before[field] ?? '',
    after: after[field] ?? '',
  }));
  const logo = { label: t('business.field.logo'), before: '', after: '' };
  if (before.additionInfo?.logo !== after.additionInfo?.logo)
    Object.assign(logo, { before: t('business.logo.now'), after: t('business.logo.next') });
  const others = new Map(unknownFields(before));
  const beyond = unknownFields(after).map(([label, value]) => ({
    label,
    before: otherText(others.get(label)),
    after: otherText(value),
  }));
  return [...known, logo, ...beyond].filter((one) => one.before !== one.after);
}

/** A value of an unknown field, as text. */
export const otherText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
