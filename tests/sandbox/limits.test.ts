import { describe, expect, it } from 'vitest';
import { as, clockedSandbox, everyRow, LIST, type Wire } from './kit.ts';

const OWN = 'merchants/1001/store/11002/order/transactions';

describe('business limit', () => {
  it.each([
    'merchants/1002/order/transactions',
    'merchants/1002/order/transactions/statistic',
    'merchants/1002/stores',
    'merchant/1002',
    'user/mine/scopes?merchantId=1002',
  ])('another business looks like one that does not exist: %s', async (path) => {
    const { sandbox } = clockedSandbox();
    const { get } = await as(sandbox, 'manager');
    const other = await get(path);
    const missing = await get(path.replace('1002', '9999'));
    expect(other.status).toBe(404);
    expect(other.body).toEqual(missing.body);
  });

  it('allows the operator the one business of their permissions', async () => {
    const { sandbox } = clockedSandbox();
    const { get } = await as(sandbox, 'operator');
    expect((await get(LIST)).status).toBe(200);
    expect((await get('merchants/1002/order/transactions')).status).toBe(404);
  });

  it('hides a record of another business', async () => {
    const { sandbox } = clockedSandbox();
    const admin = await as(sandbox, 'admin');
    const [row] = (await admin.get('merchants/1002/order/transactions')).data.items;
    expect((await admin.get(`merchants/1002/order/transactions/${row.slug}`)).status).toBe(200);
    const answer = await admin.get(`${LIST}/${row.slug}`);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual((await admin.get(`${LIST}/gd26112019999`)).body);
  });
});

describe('store limit', () => {
  it('shows the cashier only rows of their store', async () => {
    const { sandbox } = clockedSandbox();
    const { get } = await as(sandbox, 'cashier');
    const rows = await everyRow(get, OWN);
    expect(rows.length).toBeGreaterThan(5);
    expect(new Set(rows.map(({ storeId }: Wire) => storeId))).toEqual(new Set(['11002']));
    const { data } = await get(`${OWN}/statistic`);
    expect(data.count).toBe(rows.length);
    expect(Object.keys(data.byStore)).toEqual(['11002']);
  });

  it('hides other stores and refuses the whole business, whatever the filter', async () => {
    const { sandbox } = clockedSandbox();
    const { get } = await as(sandbox, 'cashier');
    expect((await get('merchants/1001/store/11001/order/transactions')).status).toBe(404);
    expect((await get('merchants/1001/store/12001/order/transactions')).status).toBe(404);
    const wide = await get(LIST);
    expect([wide.status, wide.body.code]).toEqual([403, 'STORE_ONLY']);
    expect((await get('user/mine/scopes?storeId=11001')).status).toBe(404);
    expect((await get(`${OWN}?storeId=11001`)).data.total).toBe(0);
  });

  it('hides a record of another store, for reads and writes', async () => {
    const { sandbox } = clockedSandbox();
    const rows = await everyRow((await as(sandbox, 'manager')).get, LIST);
    const other = rows.find(({ storeId }: Wire) => storeId !== '11002');
    const { get, call } = await as(sandbox, 'cashier');
    expect((await get(`${OWN}/${other.id}`)).status).toBe(404);
    expect((await call('PUT', `${OWN}/${other.id}`, { id: other.id, note: 'x' })).status).toBe(404);
  });

  it('allows a manager to select a store', async () => {
    const { sandbox } = clockedSandbox();
    const { get } = await as(sandbox, 'manager');
    const picked = await everyRow(get, OWN);
    const filtered = (await get(`${LIST}?storeId=11002&pageSize=1000`)).data.items;
    expect(picked).toEqual(filtered);
    const stores = (await get('merchants/1001/store/11002/stores')).data.items;
    expect(stores.map(({ id }: Wire) => id)).toEqual(['11002']);
  });
});

it('verifies a password, and refuses more attempts after five wrong ones', async () => {
  const { sandbox } = clockedSandbox();
  const { call } = await as(sandbox, 'admin');
  const verify = async (password: string) =>
    (await call('PUT', 'merchants/1001/user/sub-merchant-user/verify-password', { password })).status;
  expect(await verify('Demo@2026')).toBe(200);
  for (let count = 0; count < 5; count += 1) expect(await verify('Sai@2026')).toBe(400);
  expect(await verify('Demo@2026')).toBe(429);
});
