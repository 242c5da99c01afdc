import { describe, expect, it } from 'vitest';
import { groupsOf } from '#sandbox/data/groups.ts';
import { as, BUSINESS, clockedSandbox, type Wire } from './kit.ts';

const USERS = `merchants/${BUSINESS}/user/sub-merchant-user`;
const STORE = '11002';
const NEW = {
  userName: 'ha.ttn',
  email: 'ha.ttn@senviet.example',
  password: 'Matkhau9!',
  phoneNumber: '+84912345678',
  name: 'Trần Thị Ngọc Hà',
  storeId: STORE,
  merchantId: BUSINESS,
  groupId: '302',
  isApproveRequestRefund: false,
};

describe('an added user', () => {
  it('signs in with the first password, has the permissions of the group, and is active from then on', async () => {
    const added: Wire[] = [];
    const { sandbox } = clockedSandbox({
      addUser: (user) => added.push(user),
      verifyIdToken: async (userName) => ({ userName }),
    });
    const manager = await as(sandbox, 'manager');
    const { data } = await manager.call('POST', USERS, { ...NEW, userName: 'Ha.TTN' });
    expect(added).toEqual([
      expect.objectContaining({ userName: 'Ha.TTN', password: NEW.password, temporary: true }),
    ]);
    expect(sandbox.addedAccounts()).toEqual([expect.objectContaining({ userName: 'Ha.TTN', password: '' })]);
    await manager.call('POST', 'auth/callback/cognito', { idToken: 'Ha.TTN' });
    expect((await manager.get(`${USERS}/${data.id}`)).data.status).toBe('ACTIVE');

    const person = await as(sandbox, 'ha.ttn');
    const cashier = groupsOf(BUSINESS).find(({ id }) => id === NEW.groupId);
    expect((await person.get(`user/mine/scopes?merchantId=${BUSINESS}`)).data.scopesByUser).toEqual(
      cashier?.scopes,
    );
    expect((await person.get('user/mine/info')).data).toMatchObject({ id: data.id, storeId: STORE });
    expect((await person.get(USERS)).status).toBe(403);
  });

  it('is known after a restart, and signed out when deleted', async () => {
    const entries: Wire[] = [];
    const journal = { load: () => entries, append: (entry: Wire) => entries.push(entry), clear: () => {} };
    const first = clockedSandbox({ journal } as Wire).sandbox;
    const { data } = await (await as(first, 'manager')).call('POST', USERS, NEW);
    const { sandbox } = clockedSandbox({ journal } as Wire);
    const person = await as(sandbox, NEW.userName);
    expect((await person.get('user/mine/info')).status).toBe(200);
    await (await as(sandbox, 'manager')).call('DELETE', `${USERS}/${data.id}`);
    expect((await person.get('user/mine/info')).status).toBe(401);
  });

  it('may also be a demo account with a new role', async () => {
    const { sandbox } = clockedSandbox();
    const manager = await as(sandbox, 'manager');
    const cashier = await as(sandbox, 'cashier');
    const { userName, password, merchantId, ...fields } = NEW;
    await manager.call('PUT', USERS, { ...fields, userId: '9004', groupId: '308' });
    const held = (await cashier.get(`user/mine/scopes?merchantId=${BUSINESS}`)).data.scopesByUser;
    expect(held).toEqual(groupsOf(BUSINESS).find(({ id }) => id === '308')?.scopes);
  });
});
