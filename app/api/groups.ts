import * as v from 'valibot';
import { requestOptions } from './client.ts';
import { type Scope, segment } from './paths.ts';
import { id, maybe, text } from './shapes.ts';

const GroupSchema = v.object({ id, name: text, storeId: maybe(id) });
/** GET groups that may be given to a user of the store, or of any (specification 9: page 1, 100). */
export const listGroupOptions = ({ merchantId, storeId }: Scope, signal?: AbortSignal) =>
  requestOptions(GroupSchema, `merchants/${segment(merchantId)}/groups`, signal, { storeId });
