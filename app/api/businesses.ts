import * as v from 'valibot';
import { requestOptions } from './http/client.ts';
import { flag, id, label, maybe, text } from './http/shapes.ts';

export const BusinessSchema = v.object({
  id,
  registrationNumber: label,
  companyName: label,
  status: text,
  additionInfo: maybe(v.object({ logo: text, isWebPos: flag })),
});
/** A merchant (specification 3). Status `Y` means active. */
export type Business = v.InferOutput<typeof BusinessSchema>;

/** `Y` means active (specification 3); undefined if the service does not say. */
export const isActive = ({ status }: Pick<Business, 'status'>): boolean | undefined =>
  status === undefined ? undefined : status === 'Y';

/** GET merchant/mine/auth: the businesses of this user; staff get only their own. */
export const listMyBusinesses = (signal?: AbortSignal) =>
  requestOptions(BusinessSchema, 'merchant/mine/auth', signal);
