import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, as, clockedSandbox, everyRow, LIST, NOON, type Wire } from './kit.ts';
import { DAY, REFUNDS, REQUESTS } from './refundKit.ts';

let get: (path: string) => Promise<Answer>;
let rows: Wire[];

beforeAll(async () => {
  ({ get } = await as(clockedSandbox({ rows: 100_000 }).sandbox, 'admin'));
  rows = await everyRow(get, REFUNDS);
});

const STATUSES = ['PENDING_APPROVAL', 'PENDING', 'PROCESSING', 'SENT_TO_BANK', 'SUCCESS'].concat([
  'FAILED',
  'REJECTED',
  'CANCELLED',
]);

const idsOf = async (query: string): Promise<string[]> =>
  (await get(`${REFUNDS}?pageSize=1000&${query}`)).data.items.map(({ id }: Wire) => id);
const idsWhere = (test: (row: Wire) => boolean): string[] => rows.filter(test).map(({ id }) => id);

describe('the refunds of the first business', () => {
  it('are whole and one of each where the payment came from a wallet', async () => {
    const wallets = new Map<string, number>();
    for (const status of ['SUCCESS', 'REFUNDING', 'PARTIALLY_REFUNDED', 'REFUNDED'])
      for (const { id, amount } of (
        await get(`${LIST}?method=WALLET&status=${status}&refundStatus=${STATUSES.join()}&pageSize=1000`)
      ).data.items)
        wallets.set(id, amount);
    const ofWallets = rows.filter(({ transactionId }) => wallets.has(transactionId));
    expect(ofWallets.length).toBeGreaterThan(50);
    for (const { transactionId, amount } of ofWallets) expect(amount).toBe(wallets.get(transactionId));
    expect(new Set(ofWallets.map(({ transactionId }) => transactionId)).size).toBe(ofWallets.length);
    expect((await get(`${LIST}?method=WALLET&status=PARTIALLY_REFUNDED`)).data.total).toBe(0);
  });

  it.each([
    ['at noon', NOON],
    ['on a morning in March', Date.UTC(2026, 2, 2, 2) / 1000],
    ['by night', Date.UTC(2026, 6, 11, 20) / 1000],
    ['at a crooked moment', NOON + 98_765],
  ])('forty of them wait, the newest ones: %s', async (_, at) => {
    const { sandbox, clock } = clockedSandbox({ rows: 100_000 });
    clock.at = at;
    const person = await as(sandbox, 'admin');
    const { data } = await person.get(`${REQUESTS}?status=WAITING&pageSize=100`);
    expect(data.total).toBe(40);
    const oldest = data.items[0].requestedAt;
    const since = await person.get(`${REFUNDS}?from=${oldest}&pageSize=100`);
    const firsts = since.data.items.filter(({ id }: Wire) => id.endsWith('1'));
    expect(new Set(firsts.map(({ status }: Wire) => status))).toEqual(new Set(['PENDING_APPROVAL']));
    expect(firsts).toHaveLength(40);
  });

  it('tell who did what, and nobody decides what he asked for himself', () => {
    for (const row of rows) {
      expect(row.timeline[0]).toEqual({ at: row.createdAt, status: 'PENDING_APPROVAL', by: row.createdBy });
      expect(row.timeline.at(-1).status).toBe(row.status);
      expect(row.approvedBy).not.toBe(row.createdBy);
      expect(row.rejectReason !== undefined).toBe(row.status === 'REJECTED');
      const decided = row.timeline.find(({ status }: Wire) => ['PENDING', 'REJECTED'].includes(status));
      expect(decided?.by).toBe(row.approvedBy);
      const over = ['SUCCESS', 'FAILED', 'REJECTED', 'CANCELLED'].includes(row.status);
      expect(row.completedAt).toBe(over ? row.timeline.at(-1).at : undefined);
    }
    const asking = new Set(rows.map(({ createdBy }) => createdBy));
    expect([...asking].sort()).toEqual(['cashier', 'kho.trung', 'manager', 'thungan02']);
  });

  it('are those that the transactions tell of', async () => {
    const { data } = await get(`${LIST}?refundStatus=PENDING_APPROVAL,SENT_TO_BANK&pageSize=1000`);
    expect(data.total).toBeGreaterThan(40);
    for (const { id } of data.items) {
      const { refunds } = (await get(`${LIST}/${id}`)).data;
      expect(refunds).toEqual(
        rows.filter(({ transactionId }) => transactionId === id).sort((a, b) => a.createdAt - b.createdAt),
      );
    }
  });
});

describe('the list of refunds', () => {
  it('is filtered by each of its words, amounts and times', async () => {
    const status = ['FAILED', 'REJECTED'];
    expect(await idsOf(`status=${status}`)).toEqual(idsWhere((row) => status.includes(row.status)));
    const full = await idsOf('type=FULL&reason=FRAUD,OTHER&createdBy=kho.trung&storeId=11001,11003');
    expect(full).toEqual(
      idsWhere(
        ({ type, reason, createdBy, storeId }) =>
          type === 'FULL' &&
          ['FRAUD', 'OTHER'].includes(reason) &&
          createdBy === 'kho.trung' &&
          ['11001', '11003'].includes(storeId),
      ),
    );
    expect(full.length).toBeGreaterThan(3);
    expect(await idsOf('minAmount=10000000&maxAmount=20000000')).toEqual(
      idsWhere(({ amount }) => amount >= 10_000_000 && amount <= 20_000_000),
    );
    const [from, to] = [NOON - 20 * DAY, NOON - 15 * DAY];
    for (const field of ['createdAt', 'completedAt'])
      expect(await idsOf(`timeField=${field}&from=${from}&to=${to}`)).toEqual(
        idsWhere((row) => row[field] >= from && row[field] <= to),
      );
  });

  it('is sorted by each of its columns, either way', async () => {
    for (const column of ['createdAt', 'completedAt', 'amount', 'originalAmount', 'storeId']) {
      const up = (await get(`${REFUNDS}?sort=${column}&pageSize=1000`)).data.items;
      const down = (await get(`${REFUNDS}?sort=-${column}&pageSize=1000`)).data.items;
      const values = (items: Wire[]) => items.map((row) => Number(row[column])).filter(Number.isFinite);
      expect(values(up)).toEqual(values(up).sort((a, b) => a - b));
      expect(values(down)).toEqual(values(down).sort((a, b) => b - a));
      expect(values(down)[0]).toBeGreaterThan(values(up)[0] ?? 0);
    }
    expect((await get(`${REFUNDS}?sort=note`)).status).toBe(400);
  });

  it('finds a refund by its codes and by its texts', async () => {
    const row = rows.find(({ bankRef, note, storeName }) => bankRef && note && storeName);
    for (const code of [row.id, row.transactionId, row.bankRef, row.merchantRefId])
      expect(await idsOf(`keyword=${code.toLowerCase()}`)).toContain(row.id);
    expect(await idsOf('keyword=giao%20nham')).toEqual(
      idsWhere(({ note, id }) => /Giao nhầm/.test(note ?? '') && id).slice(0, 1000),
    );
  });

  it('has a statistic that is the sum over it, whatever is asked', async () => {
    for (const query of [
      '',
      'status=SUCCESS,FAILED&minAmount=500000',
      `from=${NOON - 9 * DAY}&type=PARTIAL`,
    ]) {
      const found: Wire[] = query === '' ? rows : (await get(`${REFUNDS}?pageSize=1000&${query}`)).data.items;
      const { data } = await get(`${REFUNDS}/statistic?${query}`);
      // A page holds 1,000: the second question finds more of them than one has.
      const { total } = (await get(`${REFUNDS}?${query}`)).data;
      expect(data.count).toBe(total);
      const statuses: Wire[] = Object.values(data.byStatus);
      for (const field of ['count', 'amount'])
        expect(statuses.reduce((sum, part) => sum + part[field], 0)).toBe(data[field]);
      if (found.length === total)
        expect(data.amount).toBe(found.reduce((sum, { amount }) => sum + amount, 0));
    }
  });
});

describe('one refund', () => {
  it('reads as in the list, in any case of letters', async () => {
    const row = rows[100];
    expect((await get(`${REFUNDS}/${row.id}`)).data).toEqual(row);
    expect((await get(`${REFUNDS}/${row.id.toLowerCase()}`)).data).toEqual(row);
  });

  it.each(['HT261120109991', 'HT000000000001', 'x', 'GD26112010001', '%00'])(
    'that is not there: %s',
    async (id) => {
      expect((await get(`${REFUNDS}/${id}`)).status).toBe(404);
    },
  );

  it('is not found under its request’s id, its second refund or another business', async () => {
    const single = rows.find(({ id, type }) => type === 'FULL' && id.endsWith('1'));
    expect((await get(`${REFUNDS}/${single.id.replace('HT', 'YC')}`)).status).toBe(404);
    expect((await get(`${REFUNDS}/${single.id.slice(0, -1)}2`)).status).toBe(404);
    expect((await get(`merchants/1002/refunds/${single.id}`)).status).toBe(404);
  });
});

describe('who may read refunds', () => {
  it('is asked for refund:read', async () => {
    const { sandbox } = clockedSandbox({ rows: 3000 });
    const status = async (name: string, path = REFUNDS): Promise<number> =>
      (await (await as(sandbox, name)).get(path)).status;
    expect(await status('auditor')).toBe(200);
    expect(await status('operator')).toBe(200);
    expect(await status('limited')).toBe(403);
    expect(await status('limited', `${REFUNDS}/statistic`)).toBe(403);
    expect(await status('limited', `${REFUNDS}/${rows[0].id}`)).toBe(403);
    expect(await status('manager', 'merchants/1002/refunds')).toBe(404);
  });

  it('stays with the store of the path', async () => {
    const own = await get('merchants/1001/store/11002/refunds?pageSize=1000');
    expect(own.data.items.map(({ id }: Wire) => id)).toEqual(idsWhere(({ storeId }) => storeId === '11002'));
    const other = rows.find(({ storeId }) => storeId !== '11002');
    expect((await get(`merchants/1001/store/11002/refunds/${other.id}`)).status).toBe(404);
    expect((await get('merchants/1001/store/12001/refunds')).status).toBe(404);
  });

  it('the refunds within a transaction are for those who may see them', async () => {
    const { transactionId } = rows[0];
    const { sandbox } = clockedSandbox({ rows: 3000 });
    const seen = async (name: string) =>
      (await (await as(sandbox, name)).get(`${LIST}/${transactionId}`)).data;
    const [auditor, operator] = [await seen('auditor'), await seen('operator')];
    expect(auditor.refunds).toHaveLength(1);
    expect(operator.refunds).toEqual([]);
    expect(operator.summary).toEqual(auditor.summary);
  });
});

describe('what is remembered', () => {
  it('costs no column of the hundred thousand transactions', async () => {
    const person = await as(clockedSandbox({ rows: 100_000 }).sandbox, 'admin');
    const { headers } = await person.get(`${REFUNDS}?pageSize=50`);
    expect(headers.get('X-Sandbox-Rows')).toBe('visited=0, built=50, computed=0');
  });
});
