/*
 * The door of the sandbox: what it can be given, what it answers, and the one way of every call through it:
 * fault -> route -> token -> business, store, permission -> handler. One page, so that the order can be read from top to bottom.
 */

import { ACCOUNTS } from './accounts.ts';
import { json, refusal, requestId } from './answers.ts';
import { readJson } from './body.ts';
import { createBooks } from './books.ts';
import { ApiError, unauthorized } from './errors.ts';
import { createFaults, type Fault } from './faults.ts';
import { createIdempotency } from './idempotency.ts';
import { type Journal, memoryJournal } from './journal.ts';
import { type Lang, languageOf } from './messages.ts';
import { approveRefundRoutes } from './resources/approve-refunds.ts';
import { businessRoutes } from './resources/businesses.ts';
import { createRefundRecords } from './resources/refund-records.ts';
import { refundRoutes } from './resources/refunds.ts';
import { requestRefundRoutes } from './resources/request-refund.ts';
import { sessionRoutes } from './resources/session.ts';
import { storeRoutes } from './resources/stores.ts';
import { transactionRoutes } from './resources/transactions.ts';
import { authorise, type Context, findRoute, type Route } from './router.ts';
import { createSessions, type PortalSession } from './sessions.ts';
import { suffer } from './suffer.ts';
import { noTally } from './table.ts';
import { createWritten, type World } from './world.ts';

export type { Fault, FaultKind } from './faults.ts';
export type { Journal } from './journal.ts';
export type { PortalSession } from './sessions.ts';

export interface SandboxOptions {
  /** Unix seconds; the machine's clock unless given. */
  now?: () => number;
  /** Asks the identity provider whose id token this is; without it nobody signs in through `auth/callback/cognito`. */
  verifyIdToken?: (token: string) => Promise<{ userName: string } | null>;
  /** Tells the identity provider of a password changed through the merchant API. */
  setPassword?: (userName: string, password: string) => void;
  /** Where accepted writes are kept; in memory unless given. */
  journal?: Journal;
  faults?: readonly Fault[];
  /** At most so many rows of each list of each business; 100,000 unless given, which only transactions have. */
  rows?: number;
}

/** One call as the server saw it. */
export interface LoggedRequest {
  method: string;
  /** Below /api/v1/. */
  path: string;
  query: string;
  /** What the server answered; 0 while, or if, it did not. */
  status: number;
  /** Unix seconds. */
  at: number;
  idempotencyKey: string | null;
  userName: string | null;
}

/** A stand-in for the merchant API (contract, "The sandbox"). Uses no Node module: stories run it in the browser. */
export interface Sandbox {
  /** Any origin, paths below /api/v1/. Rejects only as a network does, under the faults `offline`, `lost` and `never`. */
  handle(request: Request): Promise<Response>;
  /** The body of `auth/callback/cognito` without the identity provider, for stories and tests. */
  signInAs(userName: string): Promise<PortalSession>;
  setFaults(faults: readonly Fault[]): void;
  requests(): LoggedRequest[];
  clearRequests(): void;
  /** Rows, journal, faults and tokens as at the start. */
  reset(): void;
}

const BASE = '/api/v1/';
const MAX_LOG = 5000;

export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const now = () => Math.floor(options.now?.() ?? Date.now() / 1000);
  const journal = options.journal ?? memoryJournal();
  const tally = noTally();
  const findAccount = (userName: string) =>
    ACCOUNTS.find((account) => account.userName === userName.toLowerCase());
  const maxRows = options.rows ?? 100_000;
  const kept = {
    sessions: createSessions({ now, journal, findAccount }),
    written: createWritten({ now, journal }),
    idempotency: createIdempotency({ now, journal }),
    books: createBooks({ now, journal, rows: maxRows, tally }),
  };
  const faults = createFaults(options.faults);
  const world: World = {
    now,
    moment: () => Math.floor(now() / 10) * 10,
    findAccount,
    sessions: kept.sessions,
    verifyIdToken: options.verifyIdToken ?? (async () => null),
    setPassword: options.setPassword ?? (() => undefined),
    transactions: kept.books.open,
    writeRefunds: kept.books.write,
    maxRows,
    written: kept.written,
    tally,
  };
  const refunds = createRefundRecords(world);
  const routes: Route[] = [
    ...sessionRoutes(world),
    ...businessRoutes(world),
    ...storeRoutes(world),
    ...transactionRoutes(world),
    ...refundRoutes(world, refunds),
    ...requestRefundRoutes(world),
    ...approveRefundRoutes(world, refunds),
  ];
  let log: LoggedRequest[] = [];
  for (const entry of journal.load()) for (const part of Object.values(kept)) part.replay(entry);

  async function authenticate(request: Request, route: Route) {
    if (route.open) return undefined;
    const token = /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
    if (!token) throw unauthorized();
    return kept.sessions.authenticate(token);
  }

  /** Routes, authorises and runs one call. Throws ApiErrors. */
  async function answer(request: Request, url: URL, lang: Lang, entry: LoggedRequest): Promise<Response> {
    const { route, params } = findRoute(routes, request.method, entry.path);
    const account = await authenticate(request, route);
    entry.userName = account?.userName ?? null;
    const business = account && authorise(route, params, account);
    const body = readJson(request);
    const context: Context = {
      params,
      query: url.searchParams,
      lang,
      body,
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
    const before = { ...tally };
    const run = async () => json({ data: await route.handle(context) }, 200, cost(before));
    if (!route.money) return run();
    const call = [request.method, entry.path, JSON.stringify(await body())].join(' ');
    const key = request.headers.get('Idempotency-Key');
    return kept.idempotency.run({ key, userName: context.account.userName, request: call }, run);
  }

  function cost(before: typeof tally): Record<string, string> {
    const spent = (['visited', 'built', 'computed'] as const).map(
      (name) => `${name}=${tally[name] - before[name]}`,
    );
    return { 'X-Sandbox-Rows': spent.join(', ') };
  }

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
      log = [...log.slice(1 - MAX_LOG), entry];
      const work = async (): Promise<Response> => {
        const response = await answer(request, url, lang, entry).catch((error) => refusal(error, lang));
        entry.status = response.status;
        return response;
      };
      const given = await suffer(faults.take(request, path), request.signal, work).catch((error) => {
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
    setFaults: faults.set,
    requests: () => log.map((entry) => ({ ...entry })),
    clearRequests() {
      log = [];
    },
    reset() {
      journal.clear();
      for (const part of Object.values(kept)) part.reset();
      faults.reset();
      log = [];
    },
  };
}
