import * as v from 'valibot';
import { request } from './client.ts';
import { flag, id, maybe, page, text } from './shapes.ts';

export const BusinessSchema = v.object({
  id,
  registrationNumber: text,
  companyName: text,
  status: text,
  additionInfo: maybe(v.object({ logo: text, isWebPos: flag })),
});
/** A merchant (specification 3). Status `Y` means active. */
export type Business = v.InferOutput<typeof BusinessSchema>;

export const isActive = (business: Business) => business.status === 'Y';

/** GET merchant/mine/auth: the businesses this person may work in, his own for staff (specification 9: page 1, 100, full). */
export async function listMyBusinesses(signal?: AbortSignal): Promise<Business[]> {
  const query = { page: 1, pageSize: 100, isFull: 1 };
  const { items } = await request(page(BusinessSchema), 'GET', 'merchant/mine/auth', { query, signal });
  return items;
}
