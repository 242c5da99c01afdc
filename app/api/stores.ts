import * as v from 'valibot';
import { request } from './client.ts';
import { type Scope, scopePath } from './paths.ts';
import { id, page, text } from './shapes.ts';

export const StoreSchema = v.object({
  id,
  brandName: text,
  logo: text,
  code: text,
  address: text,
  phoneNumber: text,
  email: text,
  virtualAccount: text,
  status: text,
});
export type Store = v.InferOutput<typeof StoreSchema>;

/** GET stores for the dropdown (specification 9: page 1, 100, full). Brand name may be missing: shown as '-'. */
export async function listStoreOptions(scope: Scope, signal?: AbortSignal): Promise<Store[]> {
  const query = { page: 1, pageSize: 100, isFull: 1 };
  const { items } = await request(page(StoreSchema), 'GET', `${scopePath(scope)}/stores`, { query, signal });
  return items;
}
