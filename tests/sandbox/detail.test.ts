import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryJournal } from '#sandbox/journal.ts';
import { fileJournal } from '#sandbox/server/files.ts';
import { as, clockedSandbox, LIST, NOON, type Wire } from './kit.ts';

describe('a transaction', () => {
  it('is found by id and by slug, and reads as in the list', async () => {
    const { sandbox } = clockedSandbox();
    const { get } = await as(sandbox, 'manager');
    const [row] = (await get(`${LIST}?page=4`)).data.items;
    const byId = await get(`${LIST}/${row.id}`);
    expect(byId.data).toEqual((await get(`${LIST}/${row.slug}`)).data);
    expect(byId.data.detail).toMatchObject(row);
    expect(row.id).not.toBe(row.slug);
  });

  it.each([
    'GD26112010999',
    'GD26023010001',
    'GD25112010001',
    'GD26112110001',
    'x',
    'gd2611201',
    '%00',
    '..%2F..',
  ])('that is not there: %s', async (id) => {
    const { sandbox } = clockedSandbox();
    expect((await (await as(sandbox, 'manager')).get(`${LIST}/${id}`)).status).toBe(404);
  });

  it('has a summary that its refunds add up to', async () => {
    const { sandbox } = clockedSandbox({ rows: 20_000 });
    const { get } = await as(sandbox, 'manager');
    const WAITING = ['PENDING_APPROVAL', 'PENDING', 'PROCESSING', 'SENT_TO_BANK'];
    const { data } = await get(
      `${LIST}?refundStatus=SUCCESS,FAILED,REJECTED,CANCELLED,${WAITING}&pageSize=1000`,
    );
    const seen = new Set<string>();
    for (const { id, amount } of data.items) {
      const { detail, summary, refunds } = (await get(`${LIST}/${id}`)).data;
      const sum = (states: string[]) =>
        refunds.reduce(
          (total: number, refund: Wire) => total + (states.includes(refund.status) ? refund.amount : 0),
          0,
        );
      expect(summary.refunded).toBe(sum(['SUCCESS']));
      expect(summary.waiting).toBe(sum(WAITING));
      expect(summary).toMatchObject({ amount, fee: detail.fee, net: detail.net });
      expect(summary.refundable).toBe(amount - summary.refunded - summary.waiting);
      expect(summary.refundable).toBeGreaterThanOrEqual(0);
      expect(detail.refundStatus).toBe(refunds.at(-1).status);
      for (const refund of refunds) {
        expect(refund).toMatchObject({ transactionId: id, originalAmount: amount });
        expect(refund.type).toBe(refund.amount === amount ? 'FULL' : 'PARTIAL');
        expect(refund.timeline.at(-1).status).toBe(refund.status);
        expect(refund.errorCode !== undefined).toBe(refund.status === 'FAILED');
        expect(refund.bankRef !== undefined).toBe(refund.status === 'SUCCESS');
        seen.add(refund.status);
      }
      if (detail.status === 'REFUNDED') expect(summary.refunded).toBe(amount);
      if (detail.status === 'PARTIALLY_REFUNDED') expect(summary.refunded).toBeLessThan(amount);
      seen.add(detail.status);
    }
    const refundStates = ['SUCCESS', 'FAILED', 'REJECTED', 'PENDING_APPROVAL', 'SENT_TO_BANK'];
    expect([...seen]).toEqual(expect.arrayContaining([...refundStates, 'REFUNDED', 'PARTIALLY_REFUNDED']));
  });

  it('tells its own story in order, up to now', async () => {
    const { sandbox, clock } = clockedSandbox();
    const { get } = await as(sandbox, 'manager');
    const { data } = await get(`${LIST}?pageSize=1000`);
    expect(data.items.length).toBeGreaterThan(60);
    for (const { id } of data.items.slice(0, 60)) {
      const { detail } = (await get(`${LIST}/${id}`)).data;
      const times = detail.timeline.map(({ at }: Wire) => at);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times[0]).toBe(detail.createdAt);
      expect(times.at(-1)).toBeLessThanOrEqual(clock.at);
      expect(detail.timeline.at(-1).status).toBe(detail.status);
    }
  });
});

describe('rows stand on absolute time', () => {
  const ids = async (at: number, rows = 300): Promise<string[]> => {
    const { sandbox, clock } = clockedSandbox({ rows });
    clock.at = at;
    const { data } = await (await as(sandbox, 'manager')).get(`${LIST}?pageSize=1000`);
    return data.items.map(({ id }: Wire) => id);
  };

  it('keeps ids over restarts and other numbers of rows, and adds new ones at the top', async () => {
    const before = await ids(NOON);
    expect(await ids(NOON)).toEqual(before);
    expect((await ids(NOON, 900)).slice(0, 300)).toEqual(before);
    const later = await ids(NOON + 3600);
    const shift = later.indexOf(before[0] ?? '');
    expect(shift).toBeGreaterThan(10);
    expect(later.slice(shift)).toEqual(before.slice(0, 300 - shift));
  });

  it('matures: what waits now is decided two days later, also when the clock goes back', async () => {
    const { sandbox, clock } = clockedSandbox({ rows: 2500 });
    const { get } = await as(sandbox, 'admin');
    const open = `${LIST}?status=INIT,PENDING,PROCESSING&to=${NOON}`;
    const before = (await get(open)).data;
    expect(before.total).toBeGreaterThan(3);
    clock.at = NOON + 2 * 86_400;
    const admin = await as(sandbox, 'admin');
    expect((await admin.get(open)).data.total).toBe(0);
    clock.at = NOON;
    expect((await get(open)).data).toEqual(before);
  });
});

describe('the order note', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sandbox-journal-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    ['in memory', () => memoryJournal()],
    ['in a file', () => fileJournal(folder)],
  ])('stays over a restart, journaled %s', async (_, makeJournal) => {
    const journal = makeJournal();
    const first = clockedSandbox({ journal });
    const manager = await as(first.sandbox, 'manager');
    const [row] = (await manager.get(`${LIST}?status=SUCCESS`)).data.items;
    const note = 'Khách nợ hóa đơn\n=HYPERLINK("x") \u202E 👩‍🍳';
    const put = await manager.call('PUT', `${LIST}/${row.slug}`, { id: row.id, note });
    expect(put.data).toMatchObject({ id: row.id, note });
    await manager.call('PUT', `${LIST}/${row.id}`, { id: row.id, note: `${note}!` });

    const again = await as(clockedSandbox({ journal }).sandbox, 'auditor');
    expect((await again.get(`${LIST}/${row.id}`)).data.detail.note).toBe(`${note}!`);
    expect((await again.get(`${LIST}?keyword=${row.id}`)).data.items[0].note).toBe(`${note}!`);
  });

  it('is forgotten by a reset', async () => {
    const journal = memoryJournal();
    const { sandbox } = clockedSandbox({ journal });
    const { get, call } = await as(sandbox, 'manager');
    const [row] = (await get(LIST)).data.items;
    await call('PUT', `${LIST}/${row.id}`, { id: row.id, note: 'tạm' });
    sandbox.reset();
    const fresh = await as(sandbox, 'manager');
    expect((await fresh.get(`${LIST}/${row.id}`)).data.detail.note).toBe(row.note);
    expect(journal.load().map(({ kind }) => kind)).not.toContain('transaction-note');
  });

  it.each([
    [{ id: 'GD26112010001', note: 'x' }, 'id'],
    [{ note: 'x' }, 'id'],
    [{ note: 7 }, 'id'],
  ])('refuses %j: %s', async (body, field) => {
    const { sandbox } = clockedSandbox();
    const { get, call } = await as(sandbox, 'manager');
    const [row] = (await get(LIST)).data.items;
    const answer = await call('PUT', `${LIST}/${row.id}`, body);
    expect([answer.status, answer.body.errorMessages[0].field]).toEqual([400, field]);
  });

  it('refuses a note that is not text or too long, and takes an empty one', async () => {
    const { sandbox } = clockedSandbox();
    const { get, call } = await as(sandbox, 'manager');
    const [row] = (await get(LIST)).data.items;
    const put = async (note: unknown) =>
      (await call('PUT', `${LIST}/${row.id}`, { id: row.id, note })).status;
    expect([await put(null), await put(7), await put('x'.repeat(5001)), await put('')]).toEqual([
      400, 400, 400, 200,
    ]);
  });
});
