import { callHeaders, callUrl, offerPrefetched, type Query } from '../api/http/call.ts';
import { type Scope, transactionsPath } from '../api/http/paths.ts';
import type { ListQuery } from '../api/http/shapes.ts';
import type { SessionStore } from '../api/session/sessionStore.ts';
import type { Config } from '../config.ts';
import type { Locale } from '../lib/address.ts';
import { allows, moveToTransaction } from '../lib/permission.ts';
import { listQuery, pickedStore, readAddress } from '../list/address.ts';
import { firstMoment, readView, type Span } from '../screens/dashboard/definition.ts';
import { transactionsDefinition } from '../screens/transactions/definition.ts';
import { cachedAccess } from '../state/accessCache.ts';

/** What the list will ask for: the rows that the first draw waits for. */
export interface FirstRows {
  scope: Scope;
  query: ListQuery;
}

/** What the dashboard will ask for first. */
export interface FirstFigures {
  scope: Scope;
  span: Span;
}

type Started = Readonly<{ config: Config; session: SessionStore; locale: Locale }>;

/** Who is signed in, when this tab already knows that the person may see payments: nobody's data is asked for on a guess. */
function knownViewer(session: SessionStore) {
  const record = session.current()?.record;
  const access = record && cachedAccess(record);
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
  return allows('transaction', viewer) ? { record, merchantId } : undefined;
}

/** Makes a call that the app's code will ask for, and keeps its answer for it. */
function makeCall({ config, locale }: Started, token: string, path: string, query: Query) {
  const url = callUrl(config.apiUrl, path, query);
  const headers = { ...callHeaders(locale), Authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(30_000);
  offerPrefetched(url, fetch(url, { headers, signal, credentials: 'omit', redirect: 'error' }));
}

/**
 * The first call of the list that people open most, made while the app's code is still on its way. Only after a reload,
 * when this tab already knows that the person may see the list.
 */
export function prefetchFirstRows(started: Started, pageSize?: number): FirstRows | undefined {
  const known = knownViewer(started.session);
  if (!known) return undefined;
  const { record, merchantId } = known;
  const address = readAddress(transactionsDefinition, new URLSearchParams(location.search), pageSize);
  const storeId = record.storeId ?? pickedStore(transactionsDefinition, address.values);
  const query = listQuery(transactionsDefinition, address);
  makeCall(started, record.accessToken, transactionsPath({ merchantId, storeId }), query);
  return { scope: { merchantId, storeId }, query };
}

/** The first call of the dashboard, in the same way. */
export function prefetchFirstFigures(started: Started): FirstFigures | undefined {
  const known = knownViewer(started.session);
  if (!known) return undefined;
  const { record, merchantId } = known;
  const { values, span } = readView(new URLSearchParams(location.search), firstMoment());
  const scope = { merchantId, storeId: record.storeId ?? values.store };
  makeCall(started, record.accessToken, `${transactionsPath(scope)}/statistic`, { ...span });
  return { scope, span };
}
