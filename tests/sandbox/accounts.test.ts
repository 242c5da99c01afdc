import { describe, expect, it } from 'vitest';
import { as, BUSINESS, clockedSandbox, LIST } from './kit.ts';

describe('the server asks for the permission itself', () => {
  const note = async (userName: string, prefix = '') => {
    const { sandbox } = clockedSandbox();
    const { get, call } = await as(sandbox, userName);
    const path = `merchants/${BUSINESS}${prefix}/order/transactions`;
    const row = (await get(path)).data?.items[0] ?? { id: 'GD26112010001' };
    return (await call('PUT', `${path}/${row.id}`, { id: row.id, note: 'x' })).status;
  };

  it.each([
    ['admin', 200, 200, 200, 200],
    ['operator', 200, 200, 403, 403],
    ['manager', 200, 200, 200, 403],
    ['auditor', 200, 200, 200, 403],
    ['limited', 403, 200, 403, 403],
  ])('%s: transactions %i, stores %i, business %i, businesses %i', async (userName, ...statuses) => {
    const { sandbox } = clockedSandbox();
    const { get } = await as(sandbox, userName);
    const paths = [LIST, `merchants/${BUSINESS}/stores`, `merchant/${BUSINESS}`, 'merchants'];
    const found: number[] = [];
    for (const path of paths) found.push((await get(path)).status);
    expect(found).toEqual(statuses);
  });

  it('lets nobody write a note who may only read', async () => {
    expect(await note('auditor')).toBe(403);
    expect(await note('limited')).toBe(403);
    expect(await note('operator')).toBe(200);
    expect(await note('cashier', '/store/11002')).toBe(200);
  });

  it('gives the dropdown of stores to everybody, and only its three fields', async () => {
    const { sandbox } = clockedSandbox();
    const { get } = await as(sandbox, 'cashier');
    const stores = await get(`merchants/${BUSINESS}/store/11002/stores?page=1&pageSize=100&isFull=1`);
    expect(stores.data.items).toHaveLength(1);
    expect(Object.keys(stores.data.items[0]).sort()).toEqual(['brandName', 'id', 'logo']);
    expect((await get(`merchants/${BUSINESS}/store/11002/stores`)).status).toBe(403);
  });
});
