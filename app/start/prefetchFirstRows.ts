import { callHeaders, callUrl, offerPrefetched } from '../api/call.ts';
import { type Scope, transactionsPath } from '../api/paths.ts';
import type { SessionStore } from '../api/session-store.ts';
import type { ListQuery } from '../api/shapes.ts';
import type { Config } from '../config.ts';
import type { Locale } from '../lib/address.ts';
import { allows, moveToTransaction } from '../lib/permission.ts';
import { listQuery, pickedStore, readAddress } from '../list/address.ts';
import { transactionsDefinition } from '../screens/transactions/definition.ts';
import { cachedAccess } from '../state/accessCache.ts';

/** What the list will ask for: the rows that the first draw waits for. */
export interface FirstRows {
  scope: Scope;
  query: ListQuery;
}

/**
 * The first call of the list that people open most, made while the app's code is still on its way. Only after a reload,
 * when this tab already knows that the person may see the list: nobody's data is asked for on a guess.
 */
export function prefetchFirstRows(
  config: Config,
  session: SessionStore,
  locale: Locale,
  pageSize?: number,
): FirstRows | undefined {
  const record = session.current()?.record;
  if (!record) return undefined;
  const access = cachedAccess(record);
  if (!access) return undefined;
  const { merchantId, user, scopes } = access;
  const viewer = {
    userType: record.userType,
    isApproveRequestRefund: user.isApproveRequestRefund,
    merchantId,
    isWebPos: false,
    tree: moveToTransaction(scopes.scopes),
    held: scopes.scopesByUser,
  };
  if (!allows('transaction', viewer)) return undefined;

  const address = readAddress(transactionsDefinition, new URLSearchParams(location.search), pageSize);
  const storeId = record.storeId ?? pickedStore(transactionsDefinition, address.values);
  const query = listQuery(transactionsDefinition, address);
  const url = callUrl(config.apiUrl, transactionsPath({ merchantId, storeId }), query);
  const headers = { ...callHeaders(locale), Authorization: `Bearer ${record.accessToken}` };
  const signal = AbortSignal.timeout(30_000);
  offerPrefetched(url, fetch(url, { headers, signal, credentials: 'omit', redirect: 'error' }));
  return { scope: { merchantId, storeId }, query };
}
