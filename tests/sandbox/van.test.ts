import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, as, clockedSandbox, everyRow, LIST, NOON, type Wire } from './kit.ts';

const VAN = 'van-balance-changes/1001';
const HOUR = 3600;

let get: (path: string) => Promise<Answer>;
let rows: Wire[];

beforeAll(async () => {
  ({ get } = await as(clockedSandbox({ rows: 100_000 }).sandbox, 'admin'));
  rows = await everyRow(get, VAN);
});

function accountsOf(all: readonly Wire[]): Map<string, Wire[]> {
  const accounts = new Map<string, Wire[]>();
  for (const row of all) accounts.set(row.virtualAccount, [...(accounts.get(row.virtualAccount) ?? []), row]);
  return accounts;
}

describe('the lines of the virtual accounts', () => {
  it('are those of the transactions that were paid by VAN', async () => {
    const { data } = await get(
      `${LIST}?method=VAN&status=SUCCESS&sort=-paidAt&pageSize=200&timeField=paidAt&to=${NOON}`,
    );
    const byOrder = new Map(rows.map((row) => [row.matchedRefId, row]));
    let found = 0;
    for (const paid of data.items) {
      const line = byOrder.get(paid.merchantRefId);
      // The bank never told of a few, and of some not yet.
      if (!line) continue;
      found += 1;
      expect(line).toMatchObject({
        at: paid.paidAt,
        amount: paid.amount,
        bankRef: paid.bankRef,
        match: 'MATCHED',
      });
      expect(line).toMatchObject({ storeId: paid.storeId, content: paid.description });
    }
    expect(found).toBeGreaterThan(190);
  });

  it('leave an order unpaid that its unmatched transfer would have paid', async () => {
    const line = rows.find(({ match, content }) => match === 'UNMATCHED' && content.startsWith('TT don'));
    const [, order = ''] = /^TT don (\S+)$/.exec(line.content) ?? [];
    const { data } = await get(`${LIST}?keyword=${order}`);
    expect(data.items).toHaveLength(1);
    expect(data.items[0]).toMatchObject({ amount: line.amount, storeId: line.storeId });
    expect(['INIT', 'PENDING', 'EXPIRED', 'CANCELLED']).toContain(data.items[0].status);
  });
});

describe('the statistic', () => {
  it('says what the rows of the same filters come to', async () => {
    const from = NOON - 48 * HOUR;
    const query = `from=${from}&to=${NOON}&minAmount=100000`;
    const { data } = await get(`${VAN}/statistic?${query}`);
    const { data: list } = await get(`${VAN}?${query}&pageSize=1000`);
    const sum = (test: (row: Wire) => boolean) => {
      const some = list.items.filter(test);
      return {
        count: some.length,
        amount: some.reduce((total: number, { amount }: Wire) => total + amount, 0),
      };
    };
    expect(data.count).toBe(list.total);
    expect(data.in).toEqual(sum(({ direction }) => direction === 'IN'));
    expect(data.out).toEqual(sum(({ direction }) => direction === 'OUT'));
    expect(data.byMatch.MATCHED).toEqual(sum(({ match }) => match === 'MATCHED'));
    expect(data.byIpn.SENT).toEqual(sum(({ ipn }) => ipn === 'SENT'));
  });

  it('says what the accounts held at the end of the period, whatever else is filtered', async () => {
    const to = NOON - 5 * HOUR;
    const lasts = [...accountsOf(rows.filter(({ at }) => at <= to)).values()].map(
      ([last]) => last.balanceAfter,
    );
    const expected = lasts.reduce((sum, one) => sum + one, 0);
    expect(expected).toBeGreaterThan(0);
    for (const filters of ['', '&direction=OUT', '&match=UNMATCHED&keyword=abc'])
      expect((await get(`${VAN}/statistic?to=${to}${filters}`)).data.balance).toBe(expected);
  });
});

describe('who asks', () => {
  it('is told of one store by its path, and of none without the right', async () => {
    const { data } = await get(`van-balance-changes/1001/store/11002?pageSize=50`);
    expect(new Set(data.items.map(({ storeId }: Wire) => storeId))).toEqual(new Set(['11002']));
    expect(data.total).toBe(rows.filter(({ storeId }) => storeId === '11002').length);
    const cashier = await as(clockedSandbox().sandbox, 'cashier');
    expect((await cashier.get(VAN)).status).toBe(403);
    expect((await cashier.get(`van-balance-changes/1001/store/${cashier.session.storeId}`)).status).toBe(403);
  });

  it.each(['match=LOST', 'direction=UP', 'sort=payerName', 'minAmount=x', 'from=9&to=1'])(
    'is refused %s',
    async (query) => {
      expect((await get(`${VAN}?${query}`)).status).toBe(400);
    },
  );
});
