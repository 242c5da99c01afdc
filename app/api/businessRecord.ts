import * as v from 'valibot';
import { BusinessSchema } from './businesses.ts';
import { request, requestPage } from './http/client.ts';
import { type Scope, segment } from './http/paths.ts';
import { flag, type ListQuery, maybe, moment, text } from './http/shapes.ts';

/** A picture's URL, or the picture itself as a data URI, which may be longer than any other text. */
const picture = v.fallback(maybe(v.pipe(v.string(), v.maxLength(4_000_000))), undefined);
const AdditionSchema = v.looseObject({ logo: picture, isWebPos: flag });

const RecordSchema = v.looseObject({
  ...BusinessSchema.entries,
  additionInfo: maybe(AdditionSchema),
  taxCode: text,
  representative: text,
  address: text,
  email: text,
  phoneNumber: text,
  website: text,
  industry: text,
  bankName: text,
  bankBranch: text,
  accountNumber: text,
  accountName: text,
  settlementCycle: text,
  feeSchedule: text,
  createdAt: maybe(moment),
  updatedAt: maybe(moment),
});
/** All fields of a merchant (docs/contract.md, entities). Unknown fields are kept. */
export type BusinessRecord = v.InferOutput<typeof RecordSchema>;

/** Fields that a business may change about itself; the phone is sent with +84. */
export interface BusinessFields {
  companyName: string;
  taxCode: string;
  representative: string;
  address: string;
  email: string;
  phoneNumber: string;
  website: string;
  industry: string;
}

/** Fields of a response that the portal does not know, including those of `additionInfo`. */
export function unknownFields(record: BusinessRecord): [name: string, value: unknown][] {
  const beyond = (object: object, known: object) =>
    Object.entries(object).filter(([name, value]) => !Object.hasOwn(known, name) && value != null);
  const own = beyond(record, RecordSchema.entries);
  const names = new Set(own.map(([name]) => name));
  const added = beyond(record.additionInfo ?? {}, AdditionSchema.entries);
  return [
    ...own,
    ...added.map(([name, value]): [string, unknown] => [
      names.has(name) ? `additionInfo.${name}` : name,
      value,
    ]),
  ];
}

const path = (merchantId: string) => `merchant/${segment(merchantId)}`;

/** GET one business. */
export const getBusiness = (merchantId: string, signal?: AbortSignal): Promise<BusinessRecord> =>
  request(RecordSchema, 'GET', path(merchantId), { signal });

/** PUT the changed fields, and a new logo as a file (multipart). */
export function updateBusiness(
  { merchantId }: Scope,
  changes: Partial<BusinessFields>,
  logo?: File,
): Promise<BusinessRecord> {
  const body = new FormData();
  for (const [name, value] of Object.entries(changes)) body.append(name, value);
  if (logo) body.append('logo', logo, logo.name);
  return request(RecordSchema, 'PUT', path(merchantId), {
    body,
    action: { what: 'businessEdit', of: merchantId },
  });
}

/** GET sync-merchant: copies the data of the service's own registers, and returns the updated business. */
export const syncBusiness = ({ merchantId }: Scope): Promise<BusinessRecord> =>
  request(RecordSchema, 'GET', 'sync-merchant', { query: { merchantId }, action: { what: 'businessSync' } });

/** GET merchants: the table of businesses for an ADMIN, whichever business is selected. */
export const listBusinesses = (_: Scope, query: ListQuery, signal?: AbortSignal) =>
  requestPage(RecordSchema, 'merchants', query, signal);
