// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#app/api/http/errors.ts';
import { can } from '#app/lib/permission.ts';
import { loadAccessAtom, statusAtom, viewerAtom } from '#app/state/access.ts';
import { cachedAccess } from '#app/state/accessCache.ts';
import { businessAtom, chooseBusinessAtom, merchantIdAtom } from '#app/state/business.ts';
import { createSandbox, type Sandbox } from '#sandbox/api.ts';
import { blockStorage, fillStorage, useChannels } from '#tests/app/browser.ts';
import { asked, openState } from './portal.ts';

type State = Awaited<ReturnType<typeof openState>>;
const load = ({ store }: State) => store.set(loadAccessAtom, new AbortController().signal);
const choose = ({ store }: State, merchantId: string) => store.set(chooseBusinessAtom, merchantId);
const viewerOf = ({ store }: State) => store.get(viewerAtom);

beforeEach(useChannels);

describe('what the user may see', () => {
  it('is loaded for one business: the user, the businesses, then the scopes', async () => {
    const state = await openState('admin');
    expect(viewerOf(state)).toBeNull();
    await load(state);
    expect(viewerOf(state)).toMatchObject({
      userType: 'ADMIN',
      merchantId: '1001',
      isWebPos: true,
      held: ['*'],
    });
    expect(asked(state.sandbox)).toEqual([
      'GET user/mine/info',
      'GET merchant/mine/auth?isFull=1&page=1&pageSize=100',
      'GET user/mine/scopes?merchantId=1001',
    ]);
    const children = viewerOf(state)?.tree.find(({ key }) => key === 'transaction')?.children;
    expect(children?.map(({ key }) => key)).toContain('refund:create');
  });

  it('is asked with the store that the user is limited to', async () => {
    const state = await openState('cashier');
    await load(state);
    expect(asked(state.sandbox).at(-1)).toBe('GET user/mine/scopes?merchantId=1001&storeId=11002');
    expect(can(viewerOf(state)?.held ?? [], 'transaction:read', '1001')).toBe(true);
  });

  it('says why it could not be found out', async () => {
    const state = await openState('manager');
    state.sandbox.setFaults([{ match: 'user/mine/scopes', kind: '500' }]);
    await load(state);
    const status = state.store.get(statusAtom);
    expect(status).toMatchObject({ status: 'failed', error: { status: 500 } });
    expect(status.status === 'failed' && status.error).toBeInstanceOf(ApiError);
    state.sandbox.setFaults([]);
    await load(state);
    expect(viewerOf(state)).not.toBeNull();
  });

  it('fails, rather than wait for ever, where there is no business to work in', async () => {
    const state = await openState('admin');
    state.sandbox.setFaults([{ match: 'merchant/mine/auth', kind: 'null-list' }]);
    await load(state);
    expect(state.store.get(statusAtom)).toMatchObject({ status: 'failed', error: { kind: 'malformed' } });
    const empty = await openState();
    const record = { accessToken: '', refreshToken: 'r', id: '1', userType: 'SUB_MERCHANT' };
    const { accessToken } = await empty.sandbox.signInAs('manager');
    empty.session.start({ ...record, accessToken, merchantId: undefined, storeId: undefined }, false);
    await load(empty);
    expect(empty.store.get(statusAtom).status).toBe('failed');
  });
});

describe('the business', () => {
  it('is the first for an administrator, until he chooses', async () => {
    const state = await openState('admin');
    await load(state);
    choose(state, '1002');
    expect(localStorage.getItem('merchantId')).toBe('1002');
    // The scopes are still those of the business before.
    expect(viewerOf(state)).toBeNull();
    await load(state);
    expect(viewerOf(state)).toMatchObject({ merchantId: '1002', isWebPos: false });
    expect(state.store.get(businessAtom)?.registrationNumber).toBe('0317654321');
  });

  it('that was left before its answer came says nothing about the one that was chosen', async () => {
    const sandbox = createSandbox({ rows: 10 });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow: Sandbox = {
      ...sandbox,
      async handle(request) {
        const answer = await sandbox.handle(request);
        if (request.url.includes('scopes?merchantId=1001')) await held;
        return answer;
      },
    };
    const state = await openState('admin', slow);
    const old = load(state);
    await vi.waitFor(() => expect(asked(sandbox)).toContain('GET user/mine/scopes?merchantId=1001'), 10_000);
    choose(state, '1002');
    await load(state);
    expect(viewerOf(state)).toMatchObject({ merchantId: '1002', isWebPos: false });
    release();
    await old;
    expect(viewerOf(state)).toMatchObject({ merchantId: '1002', isWebPos: false });
    const { record } = state.session.current() ?? {};
    expect(record && cachedAccess(record, '1002')?.merchantId).toBe('1002');
  });

  it('that was chosen and is not his any more is the first again', async () => {
    const state = await openState('admin');
    choose(state, '9999');
    await load(state);
    expect(viewerOf(state)?.merchantId).toBe('1001');
  });

  it('is their own for staff, whatever was chosen', async () => {
    const state = await openState('manager');
    choose(state, '1002');
    await load(state);
    expect(viewerOf(state)?.merchantId).toBe('1001');
    expect(asked(state.sandbox)).toContain('GET user/mine/scopes?merchantId=1001');
  });

  it.each([
    ['blocked', () => blockStorage('localStorage', 'sessionStorage')],
    ['full', fillStorage],
  ])('can be chosen where the storage is %s', async (_, spoil) => {
    const state = await openState('admin');
    spoil();
    await load(state);
    choose(state, '1002');
    await load(state);
    expect(viewerOf(state)?.merchantId).toBe('1002');
  });

  it('stays that of this tab when another tab chooses', async () => {
    const state = await openState('admin');
    choose(state, '1001');
    await load(state);
    localStorage.setItem('merchantId', '1002'); // As the other tab writes it.
    await load(state);
    expect(viewerOf(state)?.merchantId).toBe('1001');
  });

  it('chosen by one user is nothing to the next', async () => {
    const state = await openState('admin');
    choose(state, '1002');
    state.session.end('signed-out');
    await state.signIn('admin');
    await load(state);
    expect(state.store.get(merchantIdAtom)).toBe('1001');
  });
});

describe('what this tab knows already', () => {
  async function reloaded(userName: string) {
    const first = await openState(userName);
    await load(first);
    first.sandbox.clearRequests();
    // The same storage, a page that has just begun.
    return openState(undefined, first.sandbox);
  }

  it('counts at once after a reload, and is checked again behind it', async () => {
    const state = await reloaded('manager');
    const done = load(state);
    expect(viewerOf(state)?.merchantId).toBe('1001');
    await done;
    expect(asked(state.sandbox)).toHaveLength(3);
  });

  it('is not drawn again when the answers are still the same', async () => {
    const state = await reloaded('manager');
    const done = load(state);
    const before = viewerOf(state);
    expect(before).not.toBeNull();
    await done;
    expect(JSON.parse(sessionStorage.getItem('portal.access') ?? '').access.user.email).toBeTruthy();
    // The very same object: nothing that reads it is drawn anew.
    expect(viewerOf(state)).toBe(before);
  });

  it('gives way to answers that have changed', async () => {
    const state = await reloaded('manager');
    const stored = JSON.parse(sessionStorage.getItem('portal.access') ?? '');
    stored.access.scopes.scopesByUser.push('van:read-of-before');
    sessionStorage.setItem('portal.access', JSON.stringify(stored));
    const done = load(state);
    expect(viewerOf(state)?.held).toContain('van:read-of-before');
    await done;
    expect(viewerOf(state)?.held).not.toContain('van:read-of-before');
  });

  it.each(['offline', '500', 'html'] as const)('stands while the check fails: %s', async (kind) => {
    const state = await reloaded('manager');
    state.sandbox.setFaults([{ kind }]);
    await load(state);
    expect(viewerOf(state)).not.toBeNull();
    expect(state.store.get(statusAtom).status).toBe('ready');
  });

  it('is dropped with the session', async () => {
    const state = await reloaded('manager');
    await load(state);
    state.session.end('signed-out');
    expect(viewerOf(state)).toBeNull();
    expect([...Object.keys(sessionStorage), ...Object.keys(localStorage)]).toEqual(['portal.ended']);
  });
});

describe('a check that is overtaken', () => {
  it('by the end of the session leaves nothing behind', async () => {
    const state = await openState('manager');
    const record = state.session.current()?.record;
    const done = load(state);
    await Promise.resolve();
    state.session.end('signed-out');
    await done;
    expect(viewerOf(state)).toBeNull();
    expect(sessionStorage.length).toBe(0);
    expect(record && cachedAccess(record)).toBeNull();
  });

  it('by the answer of its last call, no more than by any other', async () => {
    const state = await openState('manager');
    const handle = state.sandbox.handle.bind(state.sandbox);
    // The session ends when the last answer is already on its way.
    state.sandbox.handle = async (request) => {
      const answer = await handle(request);
      if (request.url.includes('scopes')) state.session.end('idle');
      return answer;
    };
    await load(state);
    expect(viewerOf(state)).toBeNull();
    expect(state.store.get(statusAtom).status).toBe('checking');
    expect(sessionStorage.length).toBe(0);
  });

  it('by another business is not shown', async () => {
    const state = await openState('admin');
    await load(state);
    const controller = new AbortController();
    choose(state, '1002');
    const slow = state.store.set(loadAccessAtom, controller.signal);
    controller.abort();
    choose(state, '1003');
    await load(state);
    await slow;
    expect(viewerOf(state)?.merchantId).toBe('1003');
  });
});
