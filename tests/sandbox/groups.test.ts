import { describe, expect, it } from 'vitest';
import { ALL_SCOPES } from '#sandbox/data/scopes.ts';
import { as, BUSINESS, clockedSandbox, type Wire } from './kit.ts';

const GROUPS = `merchants/${BUSINESS}/groups`;
const NEW = { name: 'Thủ kho', storeId: null, scopes: ['store:read', 'van:read'] };
const signedIn = async (userName = 'manager') => as(clockedSandbox().sandbox, userName);
const fieldsOf = ({ body }: Wire) => body.errorMessages?.map(({ field }: Wire) => field);

describe('roles', () => {
  it('are created with an id of their own, and changed as a whole', async () => {
    const { call, get } = await signedIn();
    const { data } = await call('POST', GROUPS, NEW);
    expect(data).toMatchObject({ ...NEW, id: '313' });
    await call('PUT', `${GROUPS}/313`, { ...NEW, name: 'Kho', storeId: '11002', scopes: ['van:read'] });
    expect((await get(`${GROUPS}/313`)).data).toMatchObject({
      name: 'Kho',
      storeId: '11002',
      storeName: expect.stringContaining('Hồ Tây'),
      scopes: ['van:read'],
    });
    expect((await get(`${GROUPS}?keyword=kho`)).data.items.map(({ id }: Wire) => id)).toEqual(['313']);
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name that is too long', { name: 'a'.repeat(101) }, 'name'],
    ['no rights', { scopes: [] }, 'scopes'],
    ['a right that does not exist', { scopes: ['moon:read'] }, 'scopes'],
    ['a store of another business', { storeId: '21001' }, 'storeId'],
  ])('are refused with %s', async (_, wrong, field) => {
    const { call } = await signedIn();
    const answer = await call('POST', GROUPS, { ...NEW, ...wrong });
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer)).toEqual([field]);
  });

  it('have names of their own', async () => {
    const { call } = await signedIn();
    const answer = await call('POST', GROUPS, { ...NEW, name: 'thu ngân' });
    expect([answer.status, answer.body.code, fieldsOf(answer)]).toEqual([409, 'GROUP_NAME_TAKEN', ['name']]);
    const kept = await call('PUT', `${GROUPS}/302`, {
      name: 'Thu ngân',
      storeId: null,
      scopes: ['van:read'],
    });
    expect(kept.status).toBe(200);
  });

  it.each([
    ['auditor', 403],
    ['cashier', 403],
    ['admin', 200],
  ])('are created by those who may: %s', async (userName, status) => {
    const { call } = await signedIn(userName);
    expect((await call('POST', GROUPS, NEW)).status).toBe(status);
  });

  it('give what their author holds, and keep what they had', async () => {
    const { sandbox } = clockedSandbox();
    const admin = await as(sandbox, 'admin');
    const less = ALL_SCOPES.filter((scope) => scope !== 'api:reset');
    await admin.call('PUT', `${GROUPS}/301`, { name: 'Quản trị', storeId: null, scopes: less });
    const manager = await as(sandbox, 'manager');
    const beyond = await manager.call('POST', GROUPS, { ...NEW, scopes: ['api:read', 'api:reset'] });
    expect([beyond.status, fieldsOf(beyond)]).toEqual([400, ['scopes']]);
    // "Tích hợp kỹ thuật" has it already.
    const scopes = ['api:read', 'api:reset', 'van:read'];
    const kept = await manager.call('PUT', `${GROUPS}/309`, { name: 'Kỹ thuật', storeId: null, scopes });
    expect(kept.data.scopes).toEqual(scopes);
  });

  it('change what those who have them may see and do, from their next check on', async () => {
    const { sandbox } = clockedSandbox();
    const manager = await as(sandbox, 'manager');
    const cashier = await as(sandbox, 'cashier');
    const scopes = async () =>
      (await cashier.get(`user/mine/scopes?merchantId=${BUSINESS}`)).data.scopesByUser;
    expect(await scopes()).toContain('transaction:read');
    await manager.call('PUT', `${GROUPS}/302`, { name: 'Thu ngân', storeId: null, scopes: ['van:read'] });
    expect(await scopes()).toEqual(['van:read']);
    const { status } = await cashier.get(`merchants/${BUSINESS}/store/11002/order/transactions`);
    expect(status).toBe(403);
  });

  it('leave their own author the way back, and the business somebody who manages its users', async () => {
    const { call } = await signedIn();
    const own = await call('PUT', `${GROUPS}/301`, { ...NEW, name: 'Quản trị' });
    expect([own.status, own.body.code]).toEqual([409, 'OWN_GROUP']);

    const admin = await signedIn('admin');
    await admin.call('PUT', `${GROUPS}/310`, { ...NEW, name: 'Nhân sự' });
    const last = await admin.call('PUT', `${GROUPS}/301`, { ...NEW, name: 'Quản trị' });
    expect([last.status, last.body.code, fieldsOf(last)]).toEqual([409, 'LAST_USER_MANAGER', ['scopes']]);
  });

  it('of all stores are not changed by who is limited to one, not even into his own', async () => {
    const { sandbox } = clockedSandbox();
    const admin = await as(sandbox, 'admin');
    const scopes = ['group:read', 'group:update', 'van:read'];
    await admin.call('PUT', `${GROUPS}/302`, { name: 'Thu ngân', storeId: null, scopes });
    const cashier = await as(sandbox, 'cashier');
    const moved = { name: 'Của tôi', storeId: '11002', scopes: ['van:read'] };
    const answer = await cashier.call('PUT', `${GROUPS}/304`, moved);
    expect([answer.status, answer.body.code]).toEqual([403, 'STORE_ONLY']);
    expect((await admin.get(`${GROUPS}/304`)).data.storeId ?? null).toBe(null);
    expect((await cashier.call('PUT', `${GROUPS}/311`, moved)).status).toBe(200);
  });

  it('tell what may be granted to those who may read roles', async () => {
    const { get } = await signedIn('auditor');
    const { data } = await get(`${GROUPS}/scopes`);
    expect(data.flatMap(({ children }: Wire) => children.map(({ key }: Wire) => key))).toEqual(ALL_SCOPES);
    expect((await (await signedIn('cashier')).get(`${GROUPS}/scopes`)).status).toBe(403);
  });
});
