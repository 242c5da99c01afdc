// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionStore, readToken, type SessionChange } from '#app/api/session/sessionStore.ts';
import { BROKEN_TEXTS, blockStorage, fillStorage, pause, useChannels } from '#tests/app/browser.ts';
import { identified, noteUse, sessionOf, tokenOf } from './sessions.ts';

const KEY = 'portal.session';
type Area = 'localStorage' | 'sessionStorage';
const stored = (area: Area) => JSON.parse(globalThis[area].getItem(KEY) ?? 'null');

beforeEach(useChannels);

/** A tab; all of them share this page's storages, as tabs share localStorage. */
function openTab(onTrouble?: () => void) {
  const store = createSessionStore(onTrouble);
  const changes: SessionChange[] = [];
  store.subscribe((change) => changes.push(change));
  return Object.assign(store, { changes });
}

describe('where a session lives', () => {
  it.each([
    [false, 'sessionStorage', 'localStorage'],
    [true, 'localStorage', 'sessionStorage'],
  ] as const)('keep %s: in %s, and nothing in %s', (keep, home, other) => {
    const record = sessionOf();
    openTab().start(record, keep);
    expect(stored(home)).toMatchObject({ id: '7', accessToken: record.accessToken });
    expect(globalThis[other].getItem(KEY)).toBeNull();
    expect(openTab().current()).toMatchObject({ record: { id: '7' } });
  });

  it.each([false, true])('keep %s: the other storage forgets whoever was there', (keep) => {
    globalThis[keep ? 'sessionStorage' : 'localStorage'].setItem(
      KEY,
      JSON.stringify(identified(sessionOf('1'))),
    );
    openTab().start(sessionOf('2'), keep);
    expect(createSessionStore().current()?.record.id).toBe('2');
    expect([localStorage, sessionStorage].filter((one) => one.getItem(KEY))).toHaveLength(1);
  });

  it.each([false, true])('keep %s: new tokens go where the old ones were', (keep) => {
    const store = openTab();
    store.start(sessionOf(), keep);
    const accessToken = tokenOf();
    store.renew(store.epoch(), { accessToken, refreshToken: 'next' });
    expect(stored(keep ? 'localStorage' : 'sessionStorage')).toMatchObject({
      accessToken,
      refreshToken: 'next',
    });
    expect(stored(keep ? 'sessionStorage' : 'localStorage')).toBeNull();
  });
});

describe('what cannot be read', () => {
  const without = (field: string) => JSON.stringify({ ...identified(), [field]: undefined });
  it.each([
    ...BROKEN_TEXTS,
    ...['accessToken', 'refreshToken', 'id', 'userType', 'sessionId', 'startedAt', 'turn'].map(without),
    JSON.stringify(identified(sessionOf('7', { refreshToken: '' }))),
    JSON.stringify(identified(sessionOf('7', { accessToken: 'not.a.token' }))),
    JSON.stringify({ ...identified(), id: 1.5 }),
  ])('is nobody: %.60s', (text) => {
    sessionStorage.setItem(KEY, text);
    localStorage.setItem(KEY, text);
    expect(openTab().current()).toBeNull();
  });

  it('does not hide the session that was kept', () => {
    sessionStorage.setItem(KEY, '{');
    const kept = identified(sessionOf('3'));
    noteUse(kept.sessionId);
    localStorage.setItem(KEY, JSON.stringify(kept));
    expect(openTab().current()?.record.id).toBe('3');
  });

  it('takes a number for an identifier, as a string', () => {
    const record = identified();
    noteUse(record.sessionId);
    sessionStorage.setItem(KEY, JSON.stringify({ ...record, id: 7, merchantId: 1001, storeId: null }));
    expect(openTab().current()?.record).toMatchObject({ id: '7', merchantId: '1001' });
  });

  it.each([
    '',
    'x',
    'a.b.c',
    'a..c',
    `a.${btoa('null')}.c`,
    `a.${btoa('{"id":"1"}')}.c`,
    `a.${btoa('{"id":{},"userName":"x"}')}.c`,
    `a.${btoa('not json')}.c`,
    'a.%%%.c',
  ])('token %j has no claims', (token) => expect(readToken(token)).toBeNull());

  it('reads names in any script', () => {
    const userName = 'Nguyễn Thị Ánh 🌸 ÿþ';
    expect(readToken(tokenOf({ id: 12, userName }))).toMatchObject({ id: '12', userName });
  });
});

describe('a storage that is blocked or full', () => {
  it('signs in all the same, for as long as the page lives, and tells', () => {
    blockStorage('localStorage', 'sessionStorage');
    const onTrouble = vi.fn();
    const store = openTab(onTrouble);
    expect(store.current()).toBeNull();
    store.start(sessionOf(), true);
    expect(store.current()?.record.id).toBe('7');
    expect(onTrouble).toHaveBeenCalledTimes(1);
    store.end('signed-out');
    expect(store.current()).toBeNull();
  });

  it.each([false, true])('full, keep %s: renewed tokens count', (keep) => {
    fillStorage();
    const store = openTab();
    store.start(sessionOf(), keep);
    const accessToken = tokenOf();
    store.renew(store.epoch(), { accessToken, refreshToken: 'next' });
    expect(store.current()?.record).toMatchObject({ accessToken, refreshToken: 'next' });
  });
});

describe('the end', () => {
  it('leaves nothing in either storage but that it ended', () => {
    const store = openTab();
    store.start(sessionOf(), true);
    localStorage.setItem('merchantId', '1001');
    sessionStorage.setItem('portal.access', '{}');
    store.end('idle');
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual(['portal.ended']);
    expect(localStorage.getItem('portal.ended')).not.toMatch(/1001|lan|refresh|eyJ/);
    expect([store.state(), store.reason()]).toEqual(['ended', 'idle']);
    expect(store.changes.at(-1)).toEqual({ record: null, reason: 'idle', remote: false });
  });

  it('says nothing where nobody was signed in', () => {
    localStorage.setItem('merchantId', '1001');
    const store = openTab();
    store.end('signed-out');
    expect(store.changes).toEqual([]);
    expect(localStorage.getItem('merchantId')).toBe('1001');
  });

  it('reaches every tab, with its reason', async () => {
    const [one, two, three] = [openTab(), openTab(), openTab()];
    one.start(sessionOf(), false);
    await pause();
    expect([two.current()?.record.id, three.current()?.record.id]).toEqual(['7', '7']);
    one.end('password-changed');
    await pause();
    for (const tab of [two, three]) {
      expect(tab.current()).toBeNull();
      expect(tab.changes.at(-1)).toEqual({ record: null, reason: 'password-changed', remote: true });
    }
  });

  it('is seen in localStorage.clear() of another tab, which names no key', () => {
    const store = openTab();
    store.start(sessionOf(), false);
    dispatchEvent(new StorageEvent('storage', { key: 'merchantId' }));
    expect(store.current()).not.toBeNull();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(store.current()).toBeNull();
    expect(store.changes.at(-1)).toEqual({ record: null, reason: 'signed-out', remote: true });
    expect(sessionStorage.length).toBe(0);
  });

  it('heard of late does not wipe what the next sign-in kept', async () => {
    const one = openTab();
    const asleep = openTab();
    one.start(sessionOf('1'), true);
    await pause();
    // The other tab gets both messages only after this.
    one.end('signed-out');
    one.start(sessionOf('2'), true);
    localStorage.setItem('merchantId', '1002');
    await pause();
    expect(asleep.current()?.record.id).toBe('2');
    expect(stored('localStorage')).toMatchObject({ id: '2' });
    expect(localStorage.getItem('merchantId')).toBe('1002');
  });
});

describe('a new tab', () => {
  it('is answered by an open one', async () => {
    openTab().start(sessionOf(), false);
    sessionStorage.clear(); // The storage of the new tab.
    const opened = openTab();
    expect(opened.current()).toBeNull();
    expect(await opened.ask(1000)).toMatchObject({ id: '7' });
    expect(stored('sessionStorage')).toMatchObject({ id: '7' });
  });

  it('waits no longer than told where nobody is signed in', async () => {
    openTab();
    const opened = openTab();
    const start = performance.now();
    expect(await opened.ask(60)).toBeNull();
    expect(performance.now() - start).toBeLessThan(600);
  });

  it('has an answer at once when it is signed in itself, or can ask nobody', async () => {
    const store = openTab();
    store.start(sessionOf(), false);
    expect(await store.ask(60_000)).toMatchObject({ id: '7' });
    store.end('signed-out');
    vi.stubGlobal('BroadcastChannel', undefined);
    expect(await createSessionStore().ask(60_000)).toBeNull();
  });

  it('is not taken over by an answer to another one', async () => {
    const mine = openTab();
    mine.start(sessionOf('1'), false);
    await pause();
    const other = new BroadcastChannel(KEY);
    const older = identified(sessionOf('2'), { startedAt: Date.now() - 60_000 });
    other.postMessage({ type: 'have', record: older, kept: false });
    await pause();
    expect(mine.current()?.record.id).toBe('1');
  });
});

describe('tabs together', () => {
  it('take over renewed tokens without a new epoch, the same user signing in again too', async () => {
    const [one, two] = [openTab(), openTab()];
    one.start(sessionOf(), false);
    await pause();
    const epoch = two.epoch();
    const accessToken = tokenOf();
    one.renew(one.epoch(), { accessToken, refreshToken: 'next' });
    await pause();
    expect(two.current()).toMatchObject({ epoch, record: { accessToken, refreshToken: 'next' } });
  });

  it('change the user together, with a new epoch', async () => {
    const [one, two] = [openTab(), openTab()];
    one.start(sessionOf('1'), false);
    await pause();
    const epoch = two.epoch();
    one.start(sessionOf('2'), false);
    await pause();
    expect(two.current()?.record.id).toBe('2');
    expect(two.epoch()).toBeGreaterThan(epoch);
  });

  it('do not take tokens of somebody else for renewed ones', async () => {
    const mine = openTab();
    mine.start(sessionOf('1'), false);
    const other = new BroadcastChannel(KEY);
    const older = { startedAt: Date.now() - 60_000, turn: 9 };
    other.postMessage({ type: 'have', record: identified(sessionOf('2'), older), kept: false });
    other.postMessage({
      type: 'have',
      record: { ...identified(sessionOf('3')), accessToken: 'x' },
      kept: false,
    });
    other.postMessage({ type: 'started', record: sessionOf('4'), kept: false });
    await pause();
    expect(mine.current()?.record.id).toBe('1');
  });

  it('leave no copy of their own of a session that is kept for all', async () => {
    const [one, two] = [openTab(), openTab()];
    one.start(sessionOf('1'), false);
    await pause();
    one.start(sessionOf('2'), true);
    sessionStorage.setItem(KEY, JSON.stringify(sessionOf('1'))); // The other tab's own copy.
    await pause();
    expect(two.current()?.record.id).toBe('2');
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect(createSessionStore().current()?.record.id).toBe('2');
  });
});

describe('renewed tokens', () => {
  it('are ignored when the session ended, or is somebody else’s', () => {
    const store = openTab();
    store.start(sessionOf('1'), false);
    const epoch = store.epoch();
    store.end('signed-out');
    store.renew(epoch, { accessToken: tokenOf(), refreshToken: 'late' });
    expect(store.current()).toBeNull();
    store.start(sessionOf('2'), false);
    store.renew(epoch, { accessToken: tokenOf(), refreshToken: 'late' });
    expect(store.current()?.record.refreshToken).toBe('refresh-2');
  });

  it('bring the user’s limits with them; what they do not name stays', () => {
    const store = openTab();
    store.start(sessionOf('1', { storeId: '11002' }), false);
    const next = () => ({ accessToken: tokenOf(), refreshToken: 'next' });
    store.renew(store.epoch(), next());
    expect(store.current()?.record).toMatchObject({ userType: 'SUB_MERCHANT', storeId: '11002' });
    store.renew(store.epoch(), { ...next(), userType: 'ADMIN', storeId: undefined });
    expect(store.current()?.record).toMatchObject({ userType: 'ADMIN', merchantId: '1001' });
    expect(store.current()?.record.storeId).toBeUndefined();
  });
});

describe('a session that is over', () => {
  const START = Date.UTC(2026, 10, 20, 9);
  const clock = (seconds: number) => vi.setSystemTime(START + seconds * 1000);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    clock(0);
  });
  afterEach(() => void vi.useRealTimers());

  /** Looks at a tab again: back from the browser's memory, or from another window. */
  const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));
  /** The storage that a tab took with it when it was put away. */
  function putAway() {
    const own = { ...sessionStorage };
    return () => {
      sessionStorage.clear();
      for (const [key, value] of Object.entries(own)) sessionStorage.setItem(key, value as string);
    };
  }

  it('is not opened again by a tab that was away, nor in the tabs it asks', async () => {
    const one = openTab();
    one.start(sessionOf(), false);
    const comeBack = putAway();
    one.end('signed-out');
    comeBack();
    const back = openTab();
    expect([back.current(), back.state(), back.reason()]).toEqual([null, 'ended', 'signed-out']);
    expect(sessionStorage.length).toBe(0);
    await pause();
    expect(one.current()).toBeNull();
    expect(await one.ask(60)).toBeNull();
  });

  it('is not taken over from a tab that has not heard of it', async () => {
    const one = openTab();
    one.start(sessionOf(), false);
    const record = one.current()?.record;
    one.end('signed-out');
    new BroadcastChannel(KEY).postMessage({ type: 'have', record, kept: false });
    await pause();
    expect(one.current()).toBeNull();
  });

  it('is over as well when somebody else has signed in, or cleared the storage, meanwhile', () => {
    for (const happen of [() => noteUse('another'), () => localStorage.clear()]) {
      const record = identified();
      noteUse(record.sessionId);
      sessionStorage.setItem(KEY, JSON.stringify(record));
      const tab = openTab();
      expect(tab.current()).not.toBeNull();
      happen();
      lookAgain();
      expect(tab.current()).toBeNull();
      expect(localStorage.getItem('portal.active')?.endsWith('another') ?? true).toBe(true);
    }
  });

  it('after 15 minutes without use, at the start too, whatever a reload does', () => {
    openTab().start(sessionOf(), true);
    clock(899);
    expect(openTab().current()).not.toBeNull();
    clock(900);
    const late = openTab();
    expect([late.current(), late.reason()]).toEqual([null, 'idle']);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('after 12 hours at the latest, in use or not', () => {
    const store = openTab();
    store.start(sessionOf(), false);
    for (let seconds = 600; seconds < 12 * 3600; seconds += 600) {
      clock(seconds);
      store.touch();
      store.check();
    }
    expect(store.current()).not.toBeNull();
    clock(12 * 3600);
    store.check();
    expect([store.current(), store.reason()]).toEqual([null, 'expired']);
  });

  it('for its refused tokens alone: a tab with newer ones goes on, and gives them', async () => {
    const one = openTab();
    one.start(sessionOf(), false);
    const old = { ...sessionStorage };
    await pause();
    one.renew(one.epoch(), { accessToken: tokenOf(), refreshToken: 'next' });
    const ended = { id: one.current()?.record.sessionId ?? '', turn: 0, reason: 'expired', at: START / 1000 };
    new BroadcastChannel(KEY).postMessage({ type: 'ended', mark: ended });
    await pause();
    expect(one.current()?.record.refreshToken).toBe('next');
    sessionStorage.setItem(KEY, old[KEY] as string);
    const away = openTab();
    // Its own tokens are over; the other tab's are not.
    expect(await away.ask(500)).toMatchObject({ refreshToken: 'next' });
  });

  it('gives drafts, cut runs, the till and the looks to the same person alone, and to nobody after a sign-out', () => {
    const draft = 'portal.draft.refund.1001.GD1';
    const type = () => {
      sessionStorage.setItem(draft, '{"note":"x"}');
      sessionStorage.setItem('portal.run.refundRequests.1001.lan', '{}');
      localStorage.setItem('portal.intent.refund.1001.GD1.lan', '{}');
      localStorage.setItem('portal.webpos.7.1001', '{"requests":[]}');
      localStorage.setItem('portal.preferences', '{"version":1,"scheme":"dark"}');
    };
    const store = openTab();
    const turns = [
      ['idle', '7', true],
      ['expired', '8', false],
      ['signed-out', '8', false],
    ] as const;
    store.start(sessionOf('7'), false);
    for (const [reason, next, finds] of turns) {
      type();
      store.end(reason);
      expect(sessionStorage.length).toBe(0);
      store.start(sessionOf(next), false);
      expect(sessionStorage.getItem(draft) !== null).toBe(finds);
      expect(sessionStorage.getItem('portal.run.refundRequests.1001.lan') !== null).toBe(finds);
      expect(localStorage.getItem('portal.intent.refund.1001.GD1.lan') !== null).toBe(finds);
      expect(localStorage.getItem('portal.webpos.7.1001') !== null).toBe(finds);
      expect(localStorage.getItem('portal.preferences') !== null).toBe(finds);
    }
  });
});

describe('signing in', () => {
  it('takes over no other tab’s session until it is answered', async () => {
    const [one, two] = [openTab(), openTab()];
    let answer = (_: ReturnType<typeof sessionOf>) => {};
    const answered = new Promise<ReturnType<typeof sessionOf>>((resolve) => {
      answer = resolve;
    });
    const signingIn = one.signIn(() => answered, false);
    expect(one.state()).toBe('signing-in');
    two.start(sessionOf('2'), false);
    await pause();
    expect(one.current()).toBeNull();
    answer(sessionOf('1'));
    await signingIn;
    await pause();
    expect([one, two].map((tab) => tab.current()?.record.id)).toEqual(['1', '1']);
  });

  it('that fails leaves things as they were, and asks who else is there', async () => {
    const [one, two] = [openTab(), openTab()];
    await expect(one.signIn(() => Promise.reject(new Error('no')), false)).rejects.toThrow('no');
    expect(one.state()).toBe('signed-out');
    two.start(sessionOf('2'), false);
    await pause();
    expect(one.current()?.record.id).toBe('2');
  });
});

it('every sign-in and sign-out is another epoch', () => {
  const store = openTab();
  const epochs = [store.epoch()];
  for (let turn = 0; turn < 3; turn += 1) {
    store.start(sessionOf(), false);
    epochs.push(store.epoch());
    store.end('signed-out');
    epochs.push(store.epoch());
  }
  expect(new Set(epochs).size).toBe(epochs.length);
});
