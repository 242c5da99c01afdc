import { describe, expect, it } from 'vitest';
import type { Fault, FaultKind } from '#sandbox/api.ts';
import { as, clockedSandbox, LIST, request, type Wire } from './kit.ts';

const INFO = 'user/mine/info';

async function under(...faults: Fault[]) {
  const { sandbox } = clockedSandbox({ faults });
  const { Authorization, get } = await as(sandbox, 'manager');
  const raw = (path: string, given: Parameters<typeof request>[2] = {}, method = 'GET') =>
    sandbox.handle(request(method, path, { ...given, headers: { Authorization, ...given.headers } }));
  return { sandbox, get, raw };
}

describe('each fault', () => {
  it.each([
    ['401', 'TOKEN_EXPIRED'],
    ['403', 'ACCESS_DENIED'],
    ['429', 'TOO_MANY_REQUESTS'],
    ['500', 'SANDBOX_FAULT'],
    ['503', 'UNAVAILABLE'],
  ] as const)('%s answers in the error shape', async (kind, code) => {
    const { get } = await under({ kind });
    const { status, body, headers } = await get(INFO);
    expect([status, body.code, typeof body.message]).toEqual([Number(kind), code, 'string']);
    expect(headers.get('Retry-After')).toBe(kind === '429' || kind === '503' ? '2' : null);
  });

  it('401 hits one call: the same token works on the next', async () => {
    const { get } = await under({ kind: '401', times: 1 });
    expect([(await get(INFO)).status, (await get(INFO)).status]).toEqual([401, 200]);
  });

  it.each([
    ['html', 'text/html; charset=utf-8', (text: string) => text.startsWith('<!doctype html>')],
    ['bad-json', 'application/json; charset=utf-8', (text: string) => throws(() => JSON.parse(text))],
    [
      'truncated',
      'application/json; charset=utf-8',
      (text: string) => text.startsWith('{"data":') && throws(() => JSON.parse(text)),
    ],
    [
      'wrong-shape',
      'application/json; charset=utf-8',
      (text: string) => !Array.isArray(JSON.parse(text).data.items),
    ],
    ['empty', 'application/json; charset=utf-8', (text: string) => text === ''],
    ['null-list', 'application/json; charset=utf-8', (text: string) => JSON.parse(text).data.items === null],
  ] as [FaultKind, string, (text: string) => boolean][])('%s spoils a 200', async (kind, type, isSpoilt) => {
    const { raw } = await under({ kind });
    const response = await raw(LIST);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, type]);
    expect(isSpoilt(await response.text())).toBe(true);
  });

  it('null-list makes other data null', async () => {
    const { raw } = await under({ kind: 'null-list' });
    expect(await (await raw(INFO)).json()).toEqual({ data: null });
  });

  it('offline fails as a network does and does nothing', async () => {
    const { raw } = await under({ kind: 'offline' });
    await expect(raw(INFO)).rejects.toThrow(TypeError);
  });

  it('slow waits, then answers', async () => {
    const { get } = await under({ kind: 'slow', delayMs: 40 });
    const start = performance.now();
    expect((await get(INFO)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(35);
  });

  it.each(['slow', 'never'] as const)('%s ends when the caller gives up', async (kind) => {
    const { raw } = await under({ kind, delayMs: 60_000 });
    const leaving = new AbortController();
    const answer = raw(INFO, { signal: leaving.signal });
    setTimeout(() => leaving.abort(), 10);
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('lost does the work and loses the answer', async () => {
    const { sandbox, get, raw } = await under();
    const [row] = (await get(LIST)).data.items;
    sandbox.setFaults([{ kind: 'lost', match: 'PUT *' }]);
    const body = { id: row.id, note: 'đã ghi' };
    await expect(raw(`${LIST}/${row.id}`, { body }, 'PUT')).rejects.toThrow('Failed to fetch');
    expect((await get(`${LIST}/${row.id}`)).data.detail.note).toBe('đã ghi');
    expect(sandbox.requests().at(-2)).toMatchObject({ method: 'PUT', status: 200 });
  });
});

function throws(action: () => unknown): boolean {
  try {
    action();
    return false;
  } catch {
    return true;
  }
}

describe('which calls', () => {
  it.each([
    ['GET merchants/*/order/transactions', LIST, 500],
    ['GET merchants/*/order/transactions', 'merchants/1001/store/11002/order/transactions', 500],
    ['GET merchants/*/order/transactions', `${LIST}/statistic`, 200],
    ['PUT merchants/*', LIST, 200],
    ['merchants/*', LIST, 500],
    ['user/mine/*', LIST, 200],
    ['user.mine.info', INFO, 200],
  ])('%s on %s: %i', async (match, path, status) => {
    const { get } = await under({ kind: '500', match });
    expect((await get(path)).status).toBe(status);
  });

  it('as often as asked, the first fault in force first', async () => {
    const { get, sandbox } = await under({ kind: '500', times: 2 }, { kind: '503', times: 1 });
    const statuses = async (count: number) => {
      const found: number[] = [];
      for (let call = 0; call < count; call += 1) found.push((await get(INFO)).status);
      return found;
    };
    expect(await statuses(4)).toEqual([500, 500, 503, 200]);
    sandbox.reset();
    expect(await statuses(1)).toEqual([500]);
    sandbox.setFaults([]);
    expect((await (await as(sandbox, 'manager')).get(INFO)).status).toBe(200);
  });

  it('one call by its own header, whatever else is in force', async () => {
    const { get } = await under({ kind: '500', match: 'merchants/*' });
    expect((await get(INFO, { 'X-Sandbox-Fault': '503' })).status).toBe(503);
    expect((await get(INFO, { 'X-Sandbox-Fault': 'slow:1' })).status).toBe(200);
    expect((await get(INFO, { 'X-Sandbox-Fault': 'nonsense' })).status).toBe(200);
  });

  it('refuses a fault that is none', () => {
    const { sandbox } = clockedSandbox();
    expect(() => sandbox.setFaults([{ kind: '418' } as unknown as Fault])).toThrow('418');
    expect(() => sandbox.setFaults([{ kind: '500', times: -1 }])).toThrow(TypeError);
  });
});

describe('the request log', () => {
  it('holds what the server saw', async () => {
    const { sandbox, get, raw } = await under({ kind: 'offline', match: 'merchant/*' });
    await get(`${LIST}?page=2`);
    await raw('merchant/1001').catch(() => undefined);
    await raw(INFO, { headers: { Authorization: '', 'Idempotency-Key': 'k1' } });
    expect(sandbox.requests()).toMatchObject([
      { method: 'GET', path: LIST, query: 'page=2', status: 200, userName: 'manager', idempotencyKey: null },
      { path: 'merchant/1001', status: 0, userName: null },
      { path: INFO, status: 401, userName: null, idempotencyKey: 'k1' },
    ] satisfies Wire[]);
    sandbox.clearRequests();
    expect(sandbox.requests()).toEqual([]);
  });
});
