/*
 * The entry point of the sandbox: its options, its responses, and the steps of every call: fault -> route -> token ->
 * business, store, permission -> handler. In one file, so that the order reads from top to bottom.
 */

import type { Account } from './accounts.ts';
import { json, refusal, requestId } from './answers.ts';
import { applyFault } from './applyFault.ts';
import { readForm, readJson } from './body.ts';
import { ApiError, unauthorized } from './errors.ts';
import { createFaults, type Fault } from './faults.ts';
import { withFullNames } from './fullNames.ts';
import { createIdempotency } from './idempotency.ts';
import { type Journal, memoryJournal } from './journal.ts';
import { withLiveScopes } from './liveGroups.ts';
import { addedAccounts, liveAccount } from './liveUsers.ts';
import { type Lang, languageOf } from './messages.ts';
import { approveRefundRoutes } from './resources/approveRefunds.ts';
import { businessRoutes } from './resources/businesses.ts';
import { groupRoutes } from './resources/groups.ts';
import { helpPageRoutes } from './resources/helpPages.ts';
import { integrationRoutes } from './resources/integration.ts';
import { paymentRequestRoutes } from './resources/paymentRequests.ts';
import { reconcileImportRoutes, type Upload } from './resources/reconcileImport.ts';
import { createRefundRecords } from './resources/refundRecords.ts';
import { refundRoutes } from './resources/refunds.ts';
import { requestRefundRoutes } from './resources/requestRefund.ts';
import { sessionRoutes } from './resources/session.ts';
import { settlementRoutes } from './resources/settlements.ts';
import { settlementV2Routes } from './resources/settlementsV2.ts';
import { storeRoutes } from './resources/stores.ts';
import { transactionRoutes } from './resources/transactions.ts';
import { userRoutes } from './resources/users.ts';
import { vanRoutes } from './resources/van.ts';
import { authorise, type Context, findRoute, type Route } from './router.ts';
import { createSessions, type PortalSession } from './sessions.ts';
import { createWritten, type SandboxState } from './state.ts';
import { createTransactionStores } from './transactionStores.ts';

const HOUR = 3600;

export type { Fault, FaultKind } from './faults.ts';
export type { Journal } from './journal.ts';
export type { PortalSession } from './sessions.ts';

export interface SandboxOptions {
  /** Unix seconds; defaults to the machine's clock. */
  now?: () => number;
  /**
   * Asks the identity provider to verify an id token; without it no one can sign in through `auth/callback/cognito`.
   */
  verifyIdToken?: (token: string) => Promise<{ userName: string } | null>;
  /** Passes a password changed through the merchant API to the identity provider. */
  setPassword?: (userName: string, password: string) => void;
  /** Passes a new user to the identity provider, with the password of their first sign-in. */
  addUser?: (user: Account) => void;
  /** Where accepted writes are stored; defaults to memory. */
  journal?: Journal;
  faults?: readonly Fault[];
  behaviour?: Partial<Behaviour>;
  /** Checks a user's password; defaults to the account table. */
  verifyPassword?: (userName: string, password: string) => boolean;
  /** Maximum rows of each list of each business; defaults to 100,000, which only transactions reach. */
  rows?: number;
  /** Replaces the generated settlements of version 2 of the first business by this many unprocessed ones. */
  freshSettlementsV2?: number;
}

/** Options in which services differ. */
export interface Behaviour {
  /** Honours `Idempotency-Key`: runs the same key only once. Default: on. */
  idempotency: boolean;
  /** A refund includes the key of the call that requested it. */
  echoesKeys: boolean;
  /** Names people by their full names instead of their user names. */
  fullNames: boolean;
}

const BEHAVIOUR: Behaviour = { idempotency: true, echoesKeys: false, fullNames: false };

/** A money request of one key, and its result. */
export interface MoneyEntry {
  key: string | null;
  path: string;
  /** How often it was sent, whether it arrived or not. */
  sends: number;
  /** How often it was carried out. */
  records: number;
}

/** One call as seen by the server. */
export interface LoggedRequest {
  method: string;
  /** Below /api/v1/. */
  path: string;
  query: string;
  /** The response status; 0 until, or without, a response. */
  status: number;
  /** Unix seconds. */
  at: number;
  idempotencyKey: string | null;
  userName: string | null;
}

/** A mock of the merchant API (contract, "The sandbox"). Uses no Node modules, since stories run it in the browser. */
export interface Sandbox {
  /** Any origin, paths below /api/v1/. Rejects only like a network, for the faults `offline`, `lost` and `never`. */
  handle(request: Request): Promise<Response>;
  /** The response of `auth/callback/cognito` without the identity provider, for stories and tests. */
  signInAs(userName: string): Promise<PortalSession>;
  /** All users added through the API, for the identity provider; without their passwords. */
  addedAccounts(): Account[];
  setFaults(faults: readonly Fault[]): void;
  setBehaviour(behaviour: Partial<Behaviour>): void;
  requests(): LoggedRequest[];
  /** All money requests, by key. */
  moneyRequests(): MoneyEntry[];
  /** The uploaded reconciliation files, oldest first. */
  uploads(): Upload[];
  clearRequests(): void;
  /** Resets rows, journal, faults and tokens. */
  reset(): void;
}

const BASE = '/api/v1/';
const MAX_LOG = 5000;

export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const now = () => Math.floor(options.now?.() ?? Date.now() / 1000);
  const journal = options.journal ?? memoryJournal();
  const written = createWritten({ now, journal });
  const findAccount = (userName: string) => liveAccount(written, userName);
  const maxRows = options.rows ?? 100_000;
  let behaviour = { ...BEHAVIOUR, ...options.behaviour };
  const kept = {
    sessions: createSessions({ now, journal, findAccount }),
    written,
    idempotency: createIdempotency({ now, journal, isOff: () => !behaviour.idempotency }),
    transactions: createTransactionStores({ now, journal, rows: maxRows }),
  };
  const faults = createFaults(options.faults);
  const state: SandboxState = {
    now,
    // A till that sells must see its payments at once.
    moment: () => (now() - kept.transactions.soldAt() < HOUR ? now() : Math.floor(now() / 10) * 10),
    findAccount,
    sessions: kept.sessions,
    verifyIdToken: options.verifyIdToken ?? (async () => null),
    setPassword: options.setPassword ?? (() => undefined),
    addUser: options.addUser ?? (() => undefined),
    verifyPassword:
      options.verifyPassword ?? ((userName, password) => findAccount(userName)?.password === password),
    transactions: kept.transactions.open,
    writeRefunds: kept.transactions.write,
    sell: kept.transactions.sell,
    maxRows,
    freshSettlementsV2: options.freshSettlementsV2,
    written: kept.written,
  };
  const refunds = createRefundRecords(state);
  const routes: Route[] = [
    ...sessionRoutes(state),
    ...businessRoutes(state),
    ...storeRoutes(state),
    ...transactionRoutes(state),
    ...refundRoutes(state, refunds),
    ...requestRefundRoutes(state),
    ...paymentRequestRoutes(state),
    ...approveRefundRoutes(state, refunds),
    ...settlementRoutes(state),
    ...groupRoutes(state),
    ...userRoutes(state),
    ...integrationRoutes(state),
    ...helpPageRoutes(state),
    ...reconcileImportRoutes(state, refunds, (upload) => uploads.push(upload)),
    ...settlementV2Routes(state),
    ...vanRoutes(state),
  ];
  let log: LoggedRequest[] = [];
  let uploads: Upload[] = [];
  for (const entry of journal.load()) for (const part of Object.values(kept)) part.replay(entry);

  async function authenticate(request: Request, route: Route) {
    if (route.open) return undefined;
    const token = /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
    if (!token) throw unauthorized();
    return withLiveScopes(kept.written, await kept.sessions.authenticate(token));
  }

  /** Routes, authorises and runs one call. Throws ApiErrors. */
  async function answer(request: Request, url: URL, lang: Lang, entry: LoggedRequest): Promise<Response> {
    const { route, params } = findRoute(routes, request.method, entry.path);
    const account = await authenticate(request, route);
    entry.userName = account?.userName ?? null;
    const business = account && authorise(route, params, account);
    const body = readJson(request);
    const key = request.headers.get('Idempotency-Key');
    const context: Context = {
      params,
      query: url.searchParams,
      lang,
      body,
      form: (maxBytes) => readForm(request, maxBytes),
      confirmed: request.headers.get('X-Confirmed-Hash'),
      key: behaviour.echoesKeys ? key : null,
      storeId: params.s,
      get account() {
        if (!account) throw new Error(`${route.path} has no account`);
        return account;
      },
      get business() {
        if (!business) throw new Error(`${route.path} has no business`);
        return business;
      },
    };
    const run = async () => {
      const own = await route.handle(context);
      const data = behaviour.fullNames ? withFullNames(own, findAccount) : own;
      if (route.money) moneyEntry(entry).records += 1;
      return json({ data }, 200);
    };
    if (!route.money) return run();
    const call = [request.method, entry.path, JSON.stringify(await body())].join(' ');
    return kept.idempotency.run({ key, userName: context.account.userName, request: call }, run);
  }

  let moneyEntries = new Map<string, MoneyEntry>();
  function moneyEntry({ idempotencyKey: key, path }: LoggedRequest): MoneyEntry {
    const id = JSON.stringify([key, path]);
    const known = moneyEntries.get(id) ?? { key, path, sends: 0, records: 0 };
    moneyEntries.set(id, known);
    return known;
  }
  const isMoney = ({ method, path }: LoggedRequest) =>
    method === 'POST' && /\/(request-refund|approve-refund|payment-request)$/.test(path);

  return {
    async handle(request) {
      const url = new URL(request.url);
      const lang = languageOf(request.headers.get('Accept-Language'));
      const path = url.pathname.startsWith(BASE) ? url.pathname.slice(BASE.length) : '';
      const entry: LoggedRequest = {
        method: request.method,
        path,
        query: url.search.slice(1),
        status: 0,
        at: now(),
        idempotencyKey: request.headers.get('Idempotency-Key'),
        userName: null,
      };
      log.push(entry);
      if (log.length > MAX_LOG) log.shift();
      if (isMoney(entry)) moneyEntry(entry).sends += 1;
      const work = async (): Promise<Response> => {
        const response = await answer(request, url, lang, entry).catch((error) => refusal(error, lang));
        entry.status = response.status;
        return response;
      };
      const given = await applyFault(faults.take(request, path), request.signal, work).catch((error) => {
        if (error instanceof ApiError) return refusal(error, lang);
        throw error;
      });
      entry.status = given.status;
      given.headers.set('X-Request-Id', requestId(request));
      given.headers.set('Cache-Control', 'no-store');
      return given;
    },
    async signInAs(userName) {
      const account = findAccount(userName);
      if (!account) throw new Error(`The sandbox has no account ${userName}`);
      return kept.sessions.issue(account);
    },
    addedAccounts: () => addedAccounts(kept.written),
    setFaults: faults.set,
    setBehaviour(next) {
      behaviour = { ...BEHAVIOUR, ...next };
    },
    moneyRequests: () => [...moneyEntries.values()].map((entry) => ({ ...entry })),
    requests: () => log.map((entry) => ({ ...entry })),
    uploads: () => [...uploads],
    clearRequests() {
      log = [];
      uploads = [];
      moneyEntries = new Map();
    },
    reset() {
      journal.clear();
      for (const part of Object.values(kept)) part.reset();
      faults.reset();
      behaviour = { ...BEHAVIOUR, ...options.behaviour };
      log = [];
      uploads = [];
      moneyEntries = new Map();
    },
  };
}
