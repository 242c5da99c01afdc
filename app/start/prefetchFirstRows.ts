import { callHeaders, callUrl, offerPrefetched, type Query } from '../api/http/call.ts';
import { type Scope, transactionsPath } from '../api/http/paths.ts';
import type { ListQuery } from '../api/http/shapes.ts';
import type { SessionStore } from '../api/session/sessionStore.ts';
import type { Config } from '../config.ts';
import type { Locale } from '../i18n/locale.ts';
import { allows, moveToTransaction } from '../lib/permission.ts';
import { listQuery, pickedStore, readAddress } from '../list/address.ts';
import { firstMoment, readView, type Span } from '../screens/dashboard/definition.ts';
import { transactionsDefinition } from '../screens/transactions/definition.ts';
import { cachedAccess } from '../state/accessCache.ts';

/** The list's first request, which the first render waits for. */
export interface FirstRows {
  scope: Scope;
  query: ListQuery;
}

/** The dashboard's first request. */
export interface FirstFigures {
  scope: Scope;
  span: Span;
}

type Started = Readonly<{ config: Config; session: SessionStore; locale: Locale }>;

/** The user, if this tab already knows that they may see payments: never requests data on a guess. */
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

/** Makes a request in advance, and keeps its response for the app's code. */
function makeCall({ config, locale }: Started, token: string, path: string, query: Query) {
  const url = callUrl(config.apiUrl, path, query);
  const headers = { ...callHeaders(locale), Authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(30_000);
  offerPrefetched(url, fetch(url, { headers, signal, credentials: 'omit', redirect: 'error' }));
}

/**
 * The first request of the most opened list, made while the app's code is still loading. Only after a reload, when this
 * tab already knows that the user may see the list.
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

/** The same for the first request of the dashboard. */
export function prefetchFirstFigures(started: Started): FirstFigures | undefined {
  const known = knownViewer(started.session);
  if (!known) return undefined;
  const { record, merchantId } = known;
  const { values, span } = readView(new URLSearchParams(location.search), firstMoment());
  const scope = { merchantId, storeId: record.storeId ?? values.store };
  makeCall(started, record.accessToken, `${transactionsPath(scope)}/statistic`, { ...span });
  return { scope, span };
}
