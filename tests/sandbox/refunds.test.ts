import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, as, clockedSandbox, everyRow, LIST, NOON, type Wire } from './kit.ts';
import { REFUNDS, REQUESTS } from './refundKit.ts';

let get: (path: string) => Promise<Answer>;
let rows: Wire[];

beforeAll(async () => {
  ({ get } = await as(clockedSandbox({ rows: 100_000 }).sandbox, 'admin'));
  rows = await everyRow(get, REFUNDS);
});

const idsWhere = (test: (row: Wire) => boolean): string[] => rows.filter(test).map(({ id }) => id);

describe('the refunds of the first business', () => {
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
