import { describe, expect, it } from 'vitest';
import { ACCOUNTS } from '#sandbox/accounts.ts';
import { as, BUSINESS, clockedSandbox, LIST, type Wire } from './kit.ts';

const KEYS = [
  'merchant',
  'store',
  'transaction',
  'van',
  'approve-refund',
  'refund',
  'settlement',
  'reconcile',
].concat(['user', 'group', 'api', 'webpos']);
const MOVED = ['refund:create', 'refund-transaction-detail:read'];

/** The menu as the contract's rule makes it from what the server sends, written down once more and independently. */
function menuOf(user: Wire, scopes: Wire, isWebPos: boolean): string[] {
  const held: string[] = scopes.scopesByUser;
  const derived = (key: string): string[] => {
    const children = scopes.scopes
      .find((group: Wire) => group.key === key)
      .children.map((child: Wire) => child.key);
    if (key === 'transaction') return [...children, ...MOVED];
    return key === 'refund' ? children.filter((child: string) => !MOVED.includes(child)) : children;
  };
  const holds = (scope: string): boolean =>
    held.some((text) => {
      const own = text.replace(new RegExp(`^merchant-(${BUSINESS}|\\*):`), '');
      const pattern = own
        .split(':')
        .map((part) => part.replace('*', '[^:]*'))
        .join(':');
      return new RegExp(`^${pattern}$`).test(scope);
    });
  const readsAll = ['*', `merchant-${BUSINESS}:*:read*`, 'merchant-*:*:read*'].some((all) =>
    held.includes(all),
  );
  return KEYS.filter((key) => {
    if (key === 'webpos' && !isWebPos) return false;
    if (key === 'approve-refund' && user.userType === 'SUB_MERCHANT' && !user.isApproveRequestRefund)
      return false;
    if (readsAll) return true;
    return user.userType === 'ADMIN' ? derived(key).some(holds) : derived(key).every(holds);
  });
}

describe('the demo accounts show what the contract says', () => {
  it.each([
    ['admin', KEYS],
    ['operator', ['store', 'transaction', 'refund', 'settlement']],
    ['manager', KEYS],
    ['cashier', ['transaction', 'webpos']],
    ['auditor', KEYS.filter((key) => key !== 'approve-refund')],
    ['limited', ['store', 'van']],
    ['newcomer', ['transaction']],
  ])('%s', async (userName, menu) => {
    const { sandbox } = clockedSandbox();
    const { get } = await as(sandbox, userName);
    const user = (await get('user/mine/info')).data;
    const scopes = (await get(`user/mine/scopes?merchantId=${BUSINESS}`)).data;
    const businesses = (await get('merchant/mine/auth?page=1&pageSize=100&isFull=1')).data.items;
    const business = businesses.find(({ id }: Wire) => id === BUSINESS);
    expect(menuOf(user, scopes, business.additionInfo.isWebPos)).toEqual(menu);
  });

  it('serves the tree as the service has it: the portal moves the two entries', async () => {
    const { sandbox } = clockedSandbox();
    const { data } = await (await as(sandbox, 'manager')).get('user/mine/scopes');
    const keys = (group: string) =>
      data.scopes.find(({ key }: Wire) => key === group).children.map(({ key }: Wire) => key);
    expect(data.scopes.map(({ key }: Wire) => key).sort()).toEqual([...KEYS].sort());
    expect(keys('refund')).toEqual(expect.arrayContaining(MOVED));
    expect(keys('transaction').filter((key: string) => MOVED.includes(key))).toEqual([]);
  });

  it('gives the admin three businesses, the operator and staff one', async () => {
    const { sandbox } = clockedSandbox();
    const counts: Record<string, number> = {};
    for (const { userName } of ACCOUNTS) {
      const { get } = await as(sandbox, userName);
      counts[userName] = (await get('merchant/mine/auth')).data.total;
    }
    expect(counts).toEqual({
      admin: 3,
      operator: 1,
      manager: 1,
      cashier: 1,
      auditor: 1,
      limited: 1,
      newcomer: 1,
    });
  });

  it('never tells a password or a scope with the user', async () => {
    const { sandbox } = clockedSandbox();
    const { data } = await (await as(sandbox, 'cashier')).get('user/mine/info');
    expect(data).toMatchObject({
      userName: 'cashier',
      merchantId: '1001',
      storeId: '11002',
      userType: 'SUB_MERCHANT',
    });
    expect(data.merchant.companyName).toContain('Sen Việt');
    for (const secret of ['password', 'sub', 'scopes']) expect(data).not.toHaveProperty(secret);
  });
});

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
