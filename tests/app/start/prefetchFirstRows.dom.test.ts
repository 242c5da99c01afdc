// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takePrefetched } from '#app/api/http/call.ts';
import { createSessionStore } from '#app/api/session/sessionStore.ts';
import { getTransactionOverview } from '#app/api/transactionOverview.ts';
import { listTransactions } from '#app/api/transactions.ts';
import { listQuery, pickedStore, readAddress } from '#app/list/address.ts';
import { firstMoment, readView } from '#app/screens/dashboard/definition.ts';
import { transactionsDefinition } from '#app/screens/transactions/definition.ts';
import { prefetchFirstFigures, prefetchFirstRows } from '#app/start/prefetchFirstRows.ts';
import { loadAccessAtom } from '#app/state/access.ts';
import { chooseBusinessAtom } from '#app/state/business.ts';
import { useChannels } from '../browser.ts';
import { asked, openState } from '../state/portal.ts';

const config = {
  apiUrl: '/api/v1',
  cognito: {
    region: 'ap-southeast-1',
    userPoolId: 'ap-southeast-1_Portal',
    clientId: 'portal',
    flow: 'USER_SRP_AUTH',
  },
  passkeys: false,
  keepSignedIn: true,
  idempotency: true,
  routeGuard: true,
  holidays: [],
  support: {},
};

beforeEach(useChannels);

/** A page that begins again in a tab that has been open: the network is a sandbox, the session is stored. */
async function reloaded(userName: string, search = '', merchantId?: string) {
  history.replaceState(null, '', `/merchant/transaction${search}`);
  const state = await openState(userName);
  if (merchantId) state.store.set(chooseBusinessAtom, merchantId);
  await state.store.set(loadAccessAtom, new AbortController().signal);
  state.sandbox.clearRequests();
  const fetch = vi.fn((input: string | URL | Request, init?: RequestInit) =>
    state.sandbox.handle(new Request(new URL(String(input), location.href), init)),
  );
  vi.stubGlobal('fetch', fetch);
  return { ...state, fetch, session: createSessionStore() };
}

/** The list's own first question of this address. */
function listAsks(merchantId: string, limit?: string, preferredSize?: number) {
  const address = readAddress(transactionsDefinition, new URLSearchParams(location.search), preferredSize);
  const storeId = limit ?? pickedStore(transactionsDefinition, address.values);
  return listTransactions({ merchantId, storeId }, listQuery(transactionsDefinition, address));
}

describe('the first call of a page', () => {
  it.each([
    ['admin', '', undefined],
    [
      'manager',
      '?status=FAILED,EXPIRED&from=2026-03-01&to=2026-03-07&q=GD%201&page=2&size=50&sort=amount',
      undefined,
    ],
    ['manager', '?store=11002&min=1000', undefined],
    ['cashier', '?store=11005', '11002'],
  ])('is the very call that the list then makes: %s %s', async (userName, search, limit) => {
    const { sandbox, session } = await reloaded(userName, search);
    prefetchFirstRows({ config, session, locale: 'vi' }, 10);
    await vi.waitFor(() => expect(sandbox.requests()[0]?.status).toBe(200), 10_000);
    const rows = await listAsks('1001', limit, 10);
    expect(rows.items).toBeInstanceOf(Array);
    expect(asked(sandbox)).toHaveLength(1);
  });

  it('carries the token to the API, and neither cookies nor redirects', async () => {
    const { session, fetch } = await reloaded('admin');
    prefetchFirstRows({ config, session, locale: 'en' });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toMatch(/^\/api\/v1\/merchants\/1001\/order\/transactions\?/);
    expect(init).toMatchObject({ credentials: 'omit', redirect: 'error' });
    const headers = new Headers(init?.headers);
    expect(headers.get('Authorization')).toBe(`Bearer ${session.current()?.record.accessToken}`);
    expect(headers.get('Accept-Language')).toBe('en');
    expect(init?.signal).toBeInstanceOf(AbortSignal);
    await takePrefetched(String(url));
  });

  it('is of the business that was chosen', async () => {
    const { session, fetch } = await reloaded('admin', '', '1002');
    prefetchFirstRows({ config, session, locale: 'vi' });
    expect(fetch.mock.calls[0]?.[0]).toContain('/merchants/1002/');
  });
});

/** The dashboard's own first question of this address. */
function dashboardAsks(merchantId: string, limit?: string) {
  const { values, span } = readView(new URLSearchParams(location.search), firstMoment());
  return getTransactionOverview({ merchantId, storeId: limit ?? values.store }, span);
}

describe('the first call of the dashboard', () => {
  it.each([
    ['admin', '', undefined],
    ['manager', '?from=2026-03-01&to=2026-03-07&store=11002', undefined],
    ['cashier', '?store=11005', '11002'],
  ])('is the very call that it then makes: %s %s', async (userName, search, limit) => {
    const { sandbox, session } = await reloaded(userName, search);
    prefetchFirstFigures({ config, session, locale: 'vi' });
    await vi.waitFor(() => expect(sandbox.requests()[0]?.status).toBe(200), 10_000);
    expect((await dashboardAsks('1001', limit)).byStatus).toBeTruthy();
    expect(asked(sandbox)).toHaveLength(1);
  });

  it('counts up to the moment at which the page was asked for, for as long as it begins', () => {
    const begun = Math.floor(performance.timeOrigin / 1000);
    const at = (seconds: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: (begun + seconds) * 1000 });
      const moment = firstMoment();
      vi.useRealTimers();
      return moment - begun;
    };
    expect([at(0), at(5), at(20), at(21), at(600)]).toEqual([0, 0, 0, 21, 600]);
    // A clock that was set back.
    expect(at(-5)).toBe(-5);
  });

  it('is not made for who may not see payments', async () => {
    const { session, fetch } = await reloaded('limited');
    prefetchFirstFigures({ config, session, locale: 'vi' });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('nothing is asked on a guess', () => {
  it.each([
    ['of one who may not see the list', 'limited', () => undefined],
    ['in a tab that knows nothing yet', 'admin', () => sessionStorage.removeItem('portal.access')],
    [
      'with what an older portal left',
      'admin',
      () => sessionStorage.setItem('portal.access', '{"sessionId":"9001"}'),
    ],
    ['of another business than the last', 'admin', () => sessionStorage.setItem('merchantId', '1003')],
  ])('%s', async (_, userName, change) => {
    const { session, fetch } = await reloaded(userName);
    change();
    prefetchFirstRows({ config, session, locale: 'vi' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('when signed out', async () => {
    const { session, fetch } = await reloaded('admin');
    session.end('signed-out');
    prefetchFirstRows({ config, session, locale: 'vi' });
    expect(fetch).not.toHaveBeenCalled();
  });
});
