import * as v from 'valibot';
import { requestOptions } from './client.ts';
import { type Scope, scopePath } from './paths.ts';
import { id, label, text } from './shapes.ts';

const StoreSchema = v.object({
  id,
  brandName: label,
  logo: text,
  code: label,
  address: text,
  phoneNumber: text,
  email: text,
  virtualAccount: text,
  status: text,
});

/** GET stores for the dropdown. Brand name may be missing: shown as '-'. */
export const listStoreOptions = (scope: Scope, signal?: AbortSignal) =>
  requestOptions(StoreSchema, `${scopePath(scope)}/stores`, signal);
