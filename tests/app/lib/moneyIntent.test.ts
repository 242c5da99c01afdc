// @vitest-environment jsdom
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#app/api/errors.ts';
import {
  abandon,
  carryOut,
  type Deed,
  type Intent,
  passingIntent,
  resume,
  storedIntent,
} from '#app/lib/moneyIntent.ts';
import { blockStorage, fillStorage } from '#tests/app/browser.ts';

const Body = v.object({ amount: v.number() });
type Body = v.InferOutput<typeof Body>;
interface Recorded {
  id: string;
  amount: number;
}

const NOW = 1_800_000_000;
const keeperOf = () => storedIntent('refund.1001.GD1', Body);

/** A way for a call to go: it arrives or not, and its answer comes back or not. */
type Way = 'ok' | 'lost' | 'never-arrives' | 'fault' | ApiError | (() => Promise<void>);

const http = (status: number, code?: string) =>
  new ApiError({ kind: 'http', status, requestId: 'r', ...(code && { code }) });
const network = () => new ApiError({ kind: 'network', requestId: 'r' });
const ended = () => new ApiError({ kind: 'session-ended', requestId: 'r' });

/** A service that does each key once. */
function service() {
  const done = new Map<string, Recorded>();
  const sent: string[] = [];
  const perform = ({ key, body }: Intent<Body>): Recorded => {
    const before = done.get(key);
    if (before) return before;
    const record = { id: `HT${done.size + 1}`, amount: body.amount };
    done.set(key, record);
    return record;
  };
  return {
    sent,
    keys: () => new Set(sent).size,
    records: () => [...done.values()],
    deed(ways: Way[], more: Partial<Deed<Body, Recorded>> = {}): Deed<Body, Recorded> {
      return {
        name: 'refund.1001.GD1',
        keeper: keeperOf(),
        isMine: () => true,
        send: async (intent) => {
          sent.push(intent.key);
          const way = ways.shift() ?? 'ok';
          if (way instanceof ApiError) throw way;
          if (way === 'fault') throw http(500);
          if (way === 'never-arrives') throw network();
          if (typeof way === 'function') await way();
          const record = perform(intent);
          if (way === 'lost') throw network();
          return record;
        },
        look: async ({ known, body: { amount } }) =>
          [...done.values()].find((one) => !known.includes(one.id) && one.amount === amount),
        ...more,
      };
    },
  };
}

const blind = { look: () => Promise.reject(network()) };
const body = { amount: 50_000 };
let api: ReturnType<typeof service>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW * 1000 });
  api = service();
});
afterEach(() => {
  // What a test left open must not be found by the next, wherever it was kept.
  keeperOf().write(undefined);
  vi.useRealTimers();
});

describe('a new intent', () => {
  it('is sent once and forgotten when it is done', async () => {
    const outcome = await carryOut(api.deed([]), body);
    expect(outcome).toEqual({ state: 'done', result: { id: 'HT1', amount: 50_000 } });
    expect(api.sent).toHaveLength(1);
    expect(keeperOf().read()).toBeUndefined();
  });

  it('stands in the storage before it is sent', async () => {
    let stored: Intent<Body> | undefined;
    const way = async () => {
      stored = keeperOf().read();
    };
    await carryOut(api.deed([way]), body, ['HT0']);
    expect(stored).toMatchObject({ body, known: ['HT0'], at: NOW, sentAt: NOW });
    expect(api.sent).toEqual([stored?.key]);
  });

  it.each([400, 401, 403, 404, 409, 422, 429])('is over when it is refused with %i', async (status) => {
    await expect(carryOut(api.deed([http(status)]), body)).rejects.toMatchObject({ status });
    expect(api.sent).toHaveLength(1);
    expect(keeperOf().read()).toBeUndefined();
  });

  it.each(['IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_IN_PROGRESS'])(
    'is not over when the service says that it knows its key (%s)',
    async (code) => {
      // A browser or a proxy may send a call a second time by itself.
      expect(await carryOut(api.deed([http(409, code)]), body)).toMatchObject({ state: 'unknown' });
      expect(keeperOf().read()?.key).toBe(api.sent[0]);
    },
  );

  it('is not sent when the look before it calls it off', async () => {
    const before = () => Promise.reject(new Error('changed'));
    await expect(carryOut(api.deed([], { before }), body)).rejects.toThrow('changed');
    expect(api.sent).toHaveLength(0);
    expect(keeperOf().read()).toBeUndefined();
  });

  it('takes the records that are there from behind the lock, not those of an older screen', async () => {
    const first = await carryOut(api.deed([]), body);
    expect(first.state).toBe('done');
    // The screen knew of none: with its list the old record would be taken for the new one.
    const known = async () => api.records().map(({ id }) => id);
    const outcome = await carryOut(api.deed(['never-arrives', 'never-arrives'], { known }), body, []);
    expect(outcome).toMatchObject({ state: 'unknown', looked: true });
  });
});

describe('an answer that is lost', () => {
  it('is looked for and found', async () => {
    expect(await carryOut(api.deed(['lost']), body)).toMatchObject({ state: 'done', result: { id: 'HT1' } });
    expect(api.sent).toHaveLength(1);
    expect(keeperOf().read()).toBeUndefined();
  });

  it('makes it go again under the same key when there is no sign of it', async () => {
    expect(await carryOut(api.deed(['never-arrives']), body)).toMatchObject({ state: 'done' });
    expect(api.sent).toHaveLength(2);
    expect(api.keys()).toBe(1);
    expect(api.records()).toHaveLength(1);
  });

  it('costs nothing even when nobody can look', async () => {
    expect(await carryOut(api.deed(['lost'], blind), body)).toMatchObject({ state: 'done' });
    expect(api.keys()).toBe(1);
    expect(api.records()).toHaveLength(1);
  });

  it('stays unknown, with its key, when both tries are lost', async () => {
    const outcome = await carryOut(api.deed(['never-arrives', 'never-arrives']), body);
    expect(outcome).toMatchObject({ state: 'unknown', looked: true });
    expect(keeperOf().read()?.key).toBe(api.sent[0]);
  });

  it('is looked for after the second try as well', async () => {
    const outcome = await carryOut(api.deed(['never-arrives', 'lost']), body);
    expect(outcome).toMatchObject({ state: 'done', result: { id: 'HT1' } });
    expect(api.records()).toHaveLength(1);
  });

  it('is left to the person after a fault of the server, with its key', async () => {
    const outcome = await carryOut(api.deed(['fault']), body);
    expect(outcome).toMatchObject({ state: 'unknown', looked: true, error: { status: 500 } });
    expect(api.sent).toHaveLength(1);
    expect(keeperOf().read()?.key).toBe(api.sent[0]);
  });

  it.each([
    ['timed out', new ApiError({ kind: 'timeout', requestId: 'r' }), 'done'],
    [
      'came in no shape that can be read',
      new ApiError({ kind: 'malformed', status: 200, requestId: 'r' }),
      'done',
    ],
    ['was a 408', http(408), 'unknown'],
    ['was no answer but a bug', new TypeError('bug'), 'done'],
  ])('that %s is as good as none: it may have been done', async (_, failure, state) => {
    const way = () => Promise.reject(failure);
    expect(await carryOut(api.deed([way]), body)).toMatchObject({ state });
    expect(api.keys()).toBe(1);
  });

  it('says when it could not be looked for', async () => {
    const outcome = await carryOut(api.deed(['fault'], blind), body);
    expect(outcome).toMatchObject({ state: 'unknown', looked: false });
  });
});

describe('the refusal of a repeat', () => {
  it.each([
    ['of the call', http(401)],
    ['of the right', http(403)],
    ['of too many', http(429)],
    ['of a key under way', http(409, 'IDEMPOTENCY_KEY_REUSED')],
    ['by the end of the session', ended()],
  ])('%s proves nothing about the sending before: the intent stays', async (_, refusal) => {
    const outcome = await carryOut(api.deed(['never-arrives', refusal], blind), body);
    expect(outcome).toMatchObject({ state: 'unknown', error: refusal });
    expect(keeperOf().read()?.key).toBe(api.sent[0]);
  });

  it('by the rules is a refusal once there is no sign of it', async () => {
    const deed = api.deed(['never-arrives', http(409, 'REFUND_EXCEEDS_REMAINING')]);
    await expect(carryOut(deed, body)).rejects.toMatchObject({ status: 409 });
    expect(keeperOf().read()).toBeUndefined();
  });

  it('by the rules is none when the first one did it', async () => {
    let looks = 0;
    const deed = api.deed(['lost', http(409, 'REFUND_EXCEEDS_REMAINING')]);
    const { look } = deed;
    // It is written down only a moment after the first look.
    const outcome = await carryOut(
      { ...deed, look: (intent) => (++looks === 1 ? Promise.resolve(undefined) : look(intent)) },
      body,
    );
    expect(outcome).toMatchObject({ state: 'done', result: { id: 'HT1' } });
  });
});

describe('the person who confirmed it', () => {
  it('has signed out before it is sent: nothing is', async () => {
    const deed = api.deed([], { isMine: () => false });
    await expect(carryOut(deed, body)).rejects.toMatchObject({ kind: 'session-ended' });
    expect(api.sent).toHaveLength(0);
    expect(keeperOf().read()).toBeUndefined();
  });

  it('has signed out while the answer was lost: it goes not again, and leaves no trace', async () => {
    let isMine = true;
    const way = async () => {
      // Another tab signs out, which clears the storage, and somebody else signs in.
      isMine = false;
      localStorage.clear();
      throw network();
    };
    const outcome = await carryOut(api.deed([way], { isMine: () => isMine }), body);
    expect(outcome).toMatchObject({ state: 'unknown', looked: false });
    expect(api.sent).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
  });

  it('has signed out: it is not sent again by hand either', async () => {
    await carryOut(api.deed(['fault']), body);
    const outcome = await resume(api.deed([], { isMine: () => false }), { again: true });
    expect(outcome).toMatchObject({ state: 'unknown' });
    expect(api.sent).toHaveLength(1);
  });
});

describe('an intent that was left open', () => {
  const leaveOpen = (way: Way) => carryOut(api.deed([way], blind), body);

  it('is never overwritten: what is new is not sent', async () => {
    await leaveOpen('fault');
    const outcome = await carryOut(api.deed([]), { amount: 70_000 });
    expect(outcome).toMatchObject({ state: 'unknown', looked: true });
    expect(api.sent).toHaveLength(1);
    expect(keeperOf().read()?.body).toEqual(body);
  });

  it('comes before the last look of a new one, which may well find things changed by it', async () => {
    await leaveOpen('fault');
    const before = () => Promise.reject(new Error('changed'));
    expect(await carryOut(api.deed([], { before }), body)).toMatchObject({ state: 'unknown', looked: true });
    expect(api.sent).toHaveLength(1);
  });

  it('is seen when it came while another one was looking: browsers without Web Locks', async () => {
    const intent = { key: 'of the other tab', body, known: [], at: NOW, sentAt: NOW };
    const before = async () => keeperOf().write(intent);
    expect(await carryOut(api.deed([], { before }), body)).toMatchObject({ state: 'unknown', looked: true });
    expect(api.sent).toHaveLength(0);
    expect(keeperOf().read()).toEqual(intent);
  });

  it('is told apart when it turns out to be done', async () => {
    const lost = async () => undefined;
    await carryOut(api.deed([lost], blind), body);
    keeperOf().write({ key: 'earlier', body, known: [], at: NOW, sentAt: NOW });
    const outcome = await carryOut(api.deed([]), { amount: 70_000 });
    expect(outcome).toEqual({ state: 'done', result: { id: 'HT1', amount: 50_000 }, earlier: true });
    expect(api.records()).toHaveLength(1);
  });

  it('is only looked for, unless it is told to go again', async () => {
    await leaveOpen('fault');
    expect(await resume(api.deed([]), { again: false })).toMatchObject({ state: 'unknown', looked: true });
    expect(api.sent).toHaveLength(1);
    expect(await resume(api.deed([]), { again: true })).toMatchObject({ state: 'done' });
    expect(api.sent).toHaveLength(2);
    expect(api.keys()).toBe(1);
    expect(keeperOf().read()).toBeUndefined();
  });

  it('does not go again when the look finds it', async () => {
    await carryOut(api.deed(['lost', 'fault'], blind), body);
    expect(await resume(api.deed([]), { again: true })).toMatchObject({
      state: 'done',
      result: { id: 'HT1' },
    });
    expect(api.sent).toHaveLength(2);
  });

  it('does not go again once its key may be forgotten', async () => {
    await leaveOpen('fault');
    vi.setSystemTime((NOW + 23 * 3600) * 1000);
    expect(await resume(api.deed([]), { again: true })).toMatchObject({ state: 'unknown', looked: true });
    expect(api.sent).toHaveLength(1);
  });

  it('does not go again when the clock was set back: nobody can tell its age', async () => {
    await leaveOpen('fault');
    vi.setSystemTime((NOW - 3600) * 1000);
    expect(await resume(api.deed([]), { again: true })).toMatchObject({ state: 'unknown', looked: true });
    expect(api.sent).toHaveLength(1);
    vi.setSystemTime((NOW - 60) * 1000);
    expect(await resume(api.deed([]), { again: true })).toMatchObject({ state: 'done' });
  });

  it('is given up only when it can no longer arrive and a look finds nothing', async () => {
    await leaveOpen('fault');
    expect(await abandon(api.deed([]))).toMatchObject({ state: 'unknown', looked: true });
    vi.setSystemTime((NOW + 60) * 1000);
    expect(await abandon(api.deed([], blind))).toMatchObject({ state: 'unknown', looked: false });
    expect(keeperOf().read()).toBeDefined();
    expect(await abandon(api.deed([]))).toEqual({ state: 'dropped' });
    expect(keeperOf().read()).toBeUndefined();
  });

  it('cannot be given up just after it went again: that may still arrive', async () => {
    await leaveOpen('fault');
    vi.setSystemTime((NOW + 300) * 1000);
    await resume(api.deed(['fault']), { again: true });
    vi.setSystemTime((NOW + 330) * 1000);
    expect(await abandon(api.deed([]))).toMatchObject({ state: 'unknown', looked: true });
    expect(keeperOf().read()).toMatchObject({ at: NOW, sentAt: NOW + 300 });
  });

  it('is not given up when it was done after all', async () => {
    await carryOut(api.deed(['lost', 'fault'], blind), body);
    vi.setSystemTime((NOW + 60) * 1000);
    expect(await abandon(api.deed([]))).toMatchObject({ state: 'done', result: { id: 'HT1' } });
  });

  it.each([
    ['blocked', () => blockStorage('localStorage', 'sessionStorage')],
    ['full', fillStorage],
  ])('is not forgotten where the storage is %s', async (_, spoil) => {
    spoil();
    await leaveOpen('fault');
    expect(await carryOut(api.deed([]), body)).toMatchObject({ state: 'unknown' });
    expect(api.keys()).toBe(1);
    expect(await resume(api.deed([]), { again: true })).toMatchObject({ state: 'done' });
    expect(api.keys()).toBe(1);
    expect(keeperOf().read()).toBeUndefined();
  });
});

/** What browsers call Web Locks, as far as it is used here. */
function stubLocks() {
  const held = new Set<string>();
  const request = async (name: string, _: unknown, work: (lock: object | null) => Promise<unknown>) => {
    if (held.has(name)) return work(null);
    held.add(name);
    return work({}).finally(() => held.delete(name));
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

describe.each([
  ['with Web Locks', stubLocks],
  ['without Web Locks', () => undefined],
])('two at once, %s', (_, prepare) => {
  beforeEach(prepare);

  it('are one: the second hears that somebody is at it', async () => {
    const [first, second] = await Promise.all([carryOut(api.deed([]), body), carryOut(api.deed([]), body)]);
    expect(first.state).toBe('done');
    expect(second).toEqual({ state: 'busy' });
    expect(api.records()).toHaveLength(1);
  });

  it('do not hinder each other under two names', async () => {
    const other = { name: 'refund.1001.GD2', keeper: passingIntent<Body>() };
    await Promise.all([carryOut(api.deed([]), body), carryOut(api.deed([], other), body)]);
    expect(api.records()).toHaveLength(2);
  });

  it('leave the way free afterwards, also after a refusal', async () => {
    await expect(carryOut(api.deed([http(400)]), body)).rejects.toThrow();
    expect(await carryOut(api.deed([]), body)).toMatchObject({ state: 'done' });
  });

  it('do not give up what the other is sending', async () => {
    keeperOf().write({ key: 'k', body, known: [], at: NOW - 300, sentAt: NOW - 300 });
    const [sent, dropped] = await Promise.all([resume(api.deed([]), { again: true }), abandon(api.deed([]))]);
    expect(dropped).toEqual({ state: 'busy' });
    expect(sent.state).toBe('done');
  });

  it('keep their order while one looks', async () => {
    keeperOf().write({ key: 'k', body, known: [], at: NOW, sentAt: NOW });
    const [looked, sent] = await Promise.all([
      resume(api.deed([]), { again: true }),
      resume(api.deed([]), { again: true }),
    ]);
    expect(looked.state).toBe('done');
    expect(sent).toEqual({ state: 'busy' });
    expect(api.records()).toHaveLength(1);
  });
});

describe('what is stored', () => {
  it('is read by another keeper of the same name, and by none of another', () => {
    const intent = { key: 'k', body, known: ['HT1'], at: 5, sentAt: 6 };
    keeperOf().write(intent);
    expect(keeperOf().read()).toEqual(intent);
    expect(storedIntent('refund.1001.GD2', Body).read()).toBeUndefined();
  });

  it('is there for a page that is loaded anew, which remembers nothing', async () => {
    const intent = { key: 'k', body, known: ['HT1'], at: 5, sentAt: 6 };
    keeperOf().write(intent);
    vi.resetModules();
    const fresh = await import('#app/lib/moneyIntent.ts');
    expect(fresh.storedIntent('refund.1001.GD1', Body).read()).toEqual(intent);
  });

  it('is dropped when it has another shape', () => {
    localStorage.setItem('portal.intent.refund.1001.GD1', '{"key":"k","body":{"amount":"50"}}');
    expect(keeperOf().read()).toBeUndefined();
  });
});
