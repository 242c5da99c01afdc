// @vitest-environment jsdom
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#app/api/http/errors.ts';
import { type Intent, intentStore, listOpenIntents } from '#app/money/intentStore.ts';
import type { Operation } from '#app/money/operation.ts';
import { giveUp, resolveOutcome, submitOnce } from '#app/money/submitOnce.ts';
import { blockStorage, fillStorage } from '#tests/app/browser.ts';

const Body = v.object({ amount: v.number() });
type Body = v.InferOutput<typeof Body>;
interface Recorded {
  id: string;
  amount: number;
}

const NOW = 1_800_000_000;
const NAME = 'refund.1001.GD1';
const storeOf = () => intentStore(NAME, Body);
const about = { transactionId: 'GD1', amount: 50_000 };
const body = { amount: 50_000 };

const http = (status: number, code?: string) =>
  new ApiError({ kind: 'http', status, requestId: 'ref', ...(code && { code }) });
const failed = (kind: 'network' | 'timeout' | 'malformed' | 'session-ended') =>
  new ApiError({ kind, requestId: 'ref' });

/** A sending: whether the service does it, and what it answers instead of the record. */
interface Way {
  does?: boolean;
  answer?: unknown;
  meanwhile?: () => void;
}
const ok: Way = { does: true };
const lost: Way = { does: true, answer: failed('network') };
const never: Way = { answer: failed('network') };
const fault: Way = { answer: http(500) };

/** A service that counts every sending; `keepsKeys`: it does each key once. */
function service(keepsKeys: boolean) {
  const done: (Recorded & { key: string })[] = [];
  const sent: string[] = [];
  const operation = (
    ways: Way[],
    more: Partial<Operation<Body, Recorded>> = {},
  ): Operation<Body, Recorded> => ({
    name: NAME,
    store: storeOf(),
    isMine: () => true,
    idempotency: keepsKeys,
    known: async () => done.map(({ id }) => id),
    send: async ({ key, body: { amount } }) => {
      sent.push(key);
      const { does, answer, meanwhile } = ways.shift() ?? ok;
      meanwhile?.();
      const before = keepsKeys ? done.find((one) => one.key === key) : undefined;
      const record = before ?? { id: `HT${done.length + 1}`, amount, key };
      if (does && !before) done.push(record);
      if (answer) throw answer;
      return record;
    },
    look: async ({ known, body: { amount } }) => {
      const result = done.find((one) => !known.includes(one.id) && one.amount === amount);
      return result ? { state: 'done', result, fits: ['amount'] } : { state: 'unknown' };
    },
    ...more,
  });
  const submit = (ways: Way[], more?: Partial<Operation<Body, Recorded>>, asked = body) =>
    submitOnce(operation(ways, more), asked, about);
  return { done, sent, operation, submit };
}

const blind = { look: () => Promise.reject(failed('network')) };
const keys = (sent: string[]) => new Set(sent).size;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW * 1000 }));
afterEach(() => {
  // What a test left open must not be found by the next, wherever it was kept.
  storeOf().write(undefined);
  vi.useRealTimers();
});

describe.each([
  ['keeps keys', true],
  ['ignores keys', false],
])('a service that %s', (_, keepsKeys) => {
  let api: ReturnType<typeof service>;
  beforeEach(() => {
    api = service(keepsKeys);
  });

  it('is asked once, and what it recorded is done', async () => {
    expect(await api.submit([])).toMatchObject({ state: 'done', result: { id: 'HT1' } });
    expect(api.sent).toHaveLength(1);
    expect(storeOf().read()).toBeUndefined();
  });

  it('is asked when the intent stands in the storage, and not before', async () => {
    let stored: Intent<Body> | undefined;
    await api.submit([{ does: true, meanwhile: () => (stored = storeOf().read()) }]);
    expect(stored).toMatchObject({ body, about, known: [], at: NOW, sentAt: NOW, key: api.sent[0] });
  });

  it('is asked nothing when the last reading calls it off', async () => {
    const before = () => Promise.reject(new Error('changed'));
    expect(await api.submit([], { before })).toMatchObject({ state: 'refused', sent: false });
    expect(api.sent).toHaveLength(0);
    expect(storeOf().read()).toBeUndefined();
  });

  it.each([400, 401, 403, 422, 429])('refuses with %i: it was not done, whoever can look', async (status) => {
    for (const more of [{}, blind])
      expect(await api.submit([{ answer: http(status) }], more)).toMatchObject({
        state: 'refused',
        sent: true,
        error: { status },
      });
    expect(storeOf().read()).toBeUndefined();
  });

  it.each([404, 409])(
    'refuses with %i: that is believed after one look, and without one not',
    async (status) => {
      expect(await api.submit([{ answer: http(status) }])).toMatchObject({ state: 'refused', sent: true });
      expect(await api.submit([{ answer: http(status) }], blind)).toMatchObject({ state: 'unknown' });
      expect(storeOf().read()?.key).toBe(api.sent[1]);
    },
  );

  it.each([400, 404, 409, 422])('answers %i after it was done: the look finds it', async (status) => {
    expect(await api.submit([{ does: true, answer: http(status, 'DUPLICATE') }])).toMatchObject({
      state: 'done',
      result: { id: 'HT1' },
      fits: ['amount'],
    });
  });

  it.each([
    ['a 2xx that cannot be read', failed('malformed')],
    ['500', http(500)],
    ['503', http(503)],
    ['408', http(408)],
    ['a key that it knows', http(409, 'IDEMPOTENCY_KEY_REUSED')],
    ['what is no answer but a bug', new TypeError('bug')],
  ])('answers with %s: it is never sent again by machine', async (_answer, answer) => {
    expect(await api.submit([{ answer }])).toMatchObject({ state: 'unknown', looked: true });
    expect(api.sent).toHaveLength(1);
    expect(storeOf().read()?.key).toBe(api.sent[0]);
  });

  it('answers with a 2xx that cannot be read: it is sent again by nobody', async () => {
    await api.submit([{ answer: failed('malformed') }]);
    expect(await resolveOutcome(api.operation([]), { again: true })).toMatchObject({ state: 'unknown' });
    expect(api.sent).toHaveLength(1);
    expect(storeOf().read()).toMatchObject({ accepted: true, reference: 'ref' });
  });

  it('says no with a 200: its reason is told', async () => {
    expect(await api.submit([{ answer: http(200, 'CLOSED') }], blind)).toMatchObject({
      state: 'refused',
      error: { code: 'CLOSED' },
    });
    expect(api.sent).toHaveLength(1);
  });

  it('does it and its answer is lost: the look finds it', async () => {
    expect(await api.submit([lost])).toMatchObject({ state: 'done', result: { id: 'HT1' } });
    expect(api.sent).toHaveLength(1);
  });

  it('has done it twice under one key at most when a person sends it again', async () => {
    await api.submit([lost, lost, lost], blind);
    const outcome = await resolveOutcome(api.operation([], blind), { again: true });
    expect(outcome).toMatchObject({ state: 'done' });
    expect(keys(api.sent)).toBe(1);
    expect(api.done).toHaveLength(keepsKeys ? 1 : 2);
  });

  it.each([401, 400, 409])('refuses a repeat with %i: that says nothing about the first', async (status) => {
    await api.submit([fault]);
    const repeat = api.operation([{ answer: http(status) }]);
    expect(await resolveOutcome(repeat, { again: true })).toMatchObject({
      state: 'unknown',
      error: { status },
    });
    expect(storeOf().read()?.key).toBe(api.sent[0]);
  });
});

describe('no answer', () => {
  it('is a reason to repeat it once, under its key, where keys are kept', async () => {
    const api = service(true);
    expect(await api.submit([never])).toMatchObject({ state: 'done' });
    expect([api.sent.length, keys(api.sent), api.done.length]).toEqual([2, 1, 1]);
  });

  it.each(['network', 'timeout'] as const)('(%s) is never one where they are not', async (kind) => {
    const api = service(false);
    expect(await api.submit([{ answer: failed(kind) }])).toMatchObject({ state: 'unknown', looked: true });
    expect(api.sent).toHaveLength(1);
  });

  it('stays unknown after the repeat', async () => {
    const api = service(true);
    expect(await api.submit([never, never])).toMatchObject({ state: 'unknown', looked: true });
    expect(api.sent).toHaveLength(2);
    expect(await api.submit([never])).toMatchObject({ state: 'unknown' });
    expect(api.sent).toHaveLength(2);
  });
});

describe('an open intent', () => {
  const api = () => service(true);

  it('is never overwritten: what is new is not sent', async () => {
    const one = api();
    await one.submit([fault]);
    const before = () => Promise.reject(new Error('changed'));
    expect(await one.submit([], { before }, { amount: 70_000 })).toMatchObject({ state: 'unknown' });
    expect(one.sent).toHaveLength(1);
    expect(storeOf().read()?.body).toEqual(body);
  });

  it('is told apart when it turns out to be done', async () => {
    const one = api();
    await one.submit([{ does: true, answer: http(500) }], blind);
    expect(await one.submit([], {}, { amount: 70_000 })).toMatchObject({
      state: 'done',
      result: { id: 'HT1' },
      earlier: true,
    });
    expect(one.done).toHaveLength(1);
  });

  it('is seen when it came while another one was read: browsers without Web Locks', async () => {
    const one = api();
    const intent = { key: 'other', body, about, known: [], at: NOW, sentAt: NOW };
    const before = async () => storeOf().write(intent);
    expect(await one.submit([], { before })).toMatchObject({ state: 'unknown' });
    expect(one.sent).toHaveLength(0);
  });

  it('is only looked for, unless a person wants it sent again', async () => {
    const one = api();
    await one.submit([fault]);
    expect(await resolveOutcome(one.operation([]), { again: false })).toMatchObject({ state: 'unknown' });
    expect(one.sent).toHaveLength(1);
    expect(await resolveOutcome(one.operation([]), { again: true })).toMatchObject({ state: 'done' });
    expect([one.sent.length, keys(one.sent)]).toEqual([2, 1]);
  });

  it.each([
    ['its key may be forgotten', 23 * 3600],
    ['the clock was set back', -3600],
  ])('is not sent again once %s', async (_, seconds) => {
    const one = api();
    await one.submit([fault]);
    vi.setSystemTime((NOW + seconds) * 1000);
    expect(await resolveOutcome(one.operation([]), { again: true })).toMatchObject({ state: 'unknown' });
    expect(one.sent).toHaveLength(1);
  });

  it('is forgotten when its person gives it up, after one more look', async () => {
    const one = api();
    await one.submit([fault]);
    expect(await giveUp(one.operation([]))).toMatchObject({ state: 'unknown', looked: true });
    expect(storeOf().read()).toBeUndefined();
    await one.submit([{ does: true, answer: http(500) }], blind);
    expect(await giveUp(one.operation([]))).toMatchObject({ state: 'done' });
  });

  it('is over when the records prove that it can no longer be done', async () => {
    const one = api();
    await one.submit([fault]);
    const error = new Error('decided by somebody else');
    const look = async () => ({ state: 'refused' as const, error });
    expect(await resolveOutcome(one.operation([], { look }), { again: true })).toMatchObject({
      state: 'refused',
      error,
    });
    expect(one.sent).toHaveLength(1);
    expect(storeOf().read()).toBeUndefined();
  });

  it('is listed for whoever is about to sign out', async () => {
    await api().submit([fault]);
    expect(listOpenIntents()).toEqual([{ ...about, reference: 'ref', sentAt: NOW }]);
    storeOf().write(undefined);
    expect(listOpenIntents()).toEqual([]);
  });

  it.each([
    ['blocked', () => blockStorage('localStorage', 'sessionStorage')],
    ['full', fillStorage],
  ])('is not forgotten where the storage is %s', async (_, spoil) => {
    spoil();
    const one = api();
    await one.submit([fault], blind);
    expect(await one.submit([])).toMatchObject({ state: 'unknown' });
    expect(await resolveOutcome(one.operation([]), { again: true })).toMatchObject({ state: 'done' });
    expect(keys(one.sent)).toBe(1);
    expect(storeOf().read()).toBeUndefined();
  });

  it('is dropped when it has another shape', () => {
    localStorage.setItem(`portal.intent.${NAME}`, '{"key":"k","body":{"amount":"50"}}');
    expect(storeOf().read()).toBeUndefined();
  });
});

describe('the person who confirmed it', () => {
  it('has signed out before it is sent: nothing is', async () => {
    const api = service(true);
    expect(await api.submit([], { isMine: () => false })).toMatchObject({ state: 'refused', sent: false });
    expect(api.sent).toHaveLength(0);
    expect(storeOf().read()).toBeUndefined();
  });

  it('has signed out while the answer was lost: it goes not again, and leaves no trace', async () => {
    const api = service(true);
    let isMine = true;
    const meanwhile = () => {
      // Another tab signs out, which clears the storage, and somebody else signs in.
      isMine = false;
      localStorage.clear();
    };
    const outcome = await api.submit([{ ...never, meanwhile }], { isMine: () => isMine });
    expect(outcome).toMatchObject({ state: 'unknown', looked: false });
    expect(api.sent).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
  });

  it('has signed out: it is not sent again by hand either', async () => {
    const api = service(true);
    await api.submit([fault]);
    const repeat = api.operation([], { isMine: () => false });
    expect(await resolveOutcome(repeat, { again: true })).toMatchObject({ state: 'unknown' });
    expect(api.sent).toHaveLength(1);
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

  it('are one: the second hears that another tab is at it, and sends nothing', async () => {
    const api = service(false);
    const [first, second] = await Promise.all([api.submit([]), api.submit([])]);
    expect(first.state).toBe('done');
    expect(second).toEqual({ state: 'busy' });
    expect(api.sent).toHaveLength(1);
  });

  it('do not hinder each other under two names', async () => {
    const api = service(false);
    const other = { name: 'refund.1001.GD2', store: intentStore('refund.1001.GD2', Body) };
    await Promise.all([api.submit([]), api.submit([], other)]);
    expect(api.done).toHaveLength(2);
  });

  it('leave the way free afterwards, also after a refusal', async () => {
    const api = service(false);
    expect(await api.submit([{ answer: http(400) }])).toMatchObject({ state: 'refused' });
    expect(await api.submit([])).toMatchObject({ state: 'done' });
  });

  it('do not give up what the other is sending', async () => {
    const api = service(false);
    storeOf().write({ key: 'k', body, about, known: [], at: NOW - 300, sentAt: NOW - 300 });
    const [sent, given] = await Promise.all([
      resolveOutcome(api.operation([]), { again: true }),
      giveUp(api.operation([])),
    ]);
    expect(given).toEqual({ state: 'busy' });
    expect(sent.state).toBe('done');
    expect(api.done).toHaveLength(1);
  });
});
