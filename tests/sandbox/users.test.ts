import { describe, expect, it } from 'vitest';
import { groupsOf } from '#sandbox/data/groups.ts';
import { usersOf } from '#sandbox/data/users.ts';
import { as, BUSINESS, clockedSandbox, type Wire } from './kit.ts';

const USERS = `merchants/${BUSINESS}/user/sub-merchant-user`;
const GROUPS = `merchants/${BUSINESS}/groups`;
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
const signedIn = async (userName = 'manager') => as(clockedSandbox().sandbox, userName);
const fieldsOf = ({ body }: Wire) => body.errorMessages?.map(({ field }: Wire) => field);

describe('the list of users', () => {
  it('has those of one store alone behind its path', async () => {
    const { get } = await signedIn();
    const { data } = await get(`merchants/${BUSINESS}/store/${STORE}/user/sub-merchant-user?pageSize=100`);
    expect(data.total).toBeGreaterThan(0);
    for (const { storeId } of data.items) expect(storeId).toBe(STORE);
  });

  it.each([
    ['cashier', `merchants/${BUSINESS}/store/${STORE}/user/sub-merchant-user`, 403],
    ['limited', USERS, 403],
    ['auditor', USERS, 200],
  ])('is read by those who may: %s', async (userName, path, status) => {
    expect((await (await signedIn(userName)).get(path)).status).toBe(status);
  });
});

describe('a new user', () => {
  it('stands in the list at once, waiting for the first sign-in', async () => {
    const { get, call } = await signedIn();
    const { data } = await call('POST', USERS, NEW);
    const { password, ...told } = NEW;
    expect(data).toMatchObject({
      ...told,
      status: 'FORCE_CHANGE_PASSWORD',
      userType: 'SUB_MERCHANT',
      groupName: 'Thu ngân',
    });
    expect((await get(`${USERS}?pageSize=1`)).data.items[0].id).toBe(data.id);
    expect((await get(`${USERS}/${data.id}`)).data).toEqual(data);
  });

  it.each([
    [{ userName: '' }, 400, ['userName']],
    [{ userName: 'hà' }, 400, ['userName']],
    [{ email: 'a@b', phoneNumber: '0912' }, 400, ['email', 'phoneNumber']],
    [{ password: 'matkhau9' }, 400, ['password']],
    [{ storeId: '12001' }, 400, ['storeId']],
    [{ groupId: '312' }, 400, ['groupId']],
    [{ isApproveRequestRefund: 'yes' }, 400, ['isApproveRequestRefund']],
    [{ merchantId: '1002' }, 400, ['merchantId']],
    [{ userName: 'Cashier' }, 409, ['userName']],
  ])('is refused with %j: %i %j', async (wrong, status, fields) => {
    const { get, call } = await signedIn();
    const answer = await call('POST', USERS, { ...NEW, ...wrong });
    expect(answer.status).toBe(status);
    expect(fieldsOf(answer)).toEqual(fields);
    expect((await get(USERS)).data.total).toBe(60);
  });

  it('gets no more than the one who adds him holds', async () => {
    const { sandbox } = clockedSandbox();
    const admin = await as(sandbox, 'admin');
    expect((await admin.call('POST', USERS, { ...NEW, groupId: '301' })).status).toBe(200);
    expect((await (await as(sandbox, 'auditor')).call('POST', USERS, NEW)).status).toBe(403);
  });
});

describe('a user who is there', () => {
  const [person] = usersOf(BUSINESS).slice(-1);
  const { userName, password, merchantId, ...fields } = NEW;

  it('is changed, but for the user name', async () => {
    const { get, call } = await signedIn();
    const sent = { ...fields, userId: person?.id, userName: 'other', name: 'Tên mới' };
    expect((await call('PUT', USERS, sent)).status).toBe(200);
    const { data } = await get(`${USERS}/${person?.id}`);
    expect(data).toMatchObject({
      name: 'Tên mới',
      userName: person?.userName,
      groupId: '302',
      storeId: STORE,
    });
  });

  it('is gone after a delete, and missing then', async () => {
    const { get, call } = await signedIn();
    expect((await call('DELETE', `${USERS}/${person?.id}`)).status).toBe(200);
    expect((await call('DELETE', `${USERS}/${person?.id}`)).status).toBe(404);
    expect((await get(USERS)).data.total).toBe(59);
  });

  it('is not oneself when deleted, nor one of the service', async () => {
    const { call } = await signedIn();
    const own = await call('DELETE', `${USERS}/9003`);
    expect([own.status, own.body.code]).toEqual([409, 'OWN_ACCOUNT']);
    expect((await call('DELETE', `${USERS}/9002`)).status).toBe(403);
    expect((await call('PUT', USERS, { ...fields, userId: '9002' })).status).toBe(403);
  });

  it('is not the last who may manage users, when deleted or changed', async () => {
    const { call } = await as(clockedSandbox().sandbox, 'admin');
    const path = 'merchants/1003/user/sub-merchant-user';
    const last = usersOf('1003')[0]?.id;
    const gone = await call('DELETE', `${path}/${last}`);
    expect([gone.status, gone.body.code]).toEqual([409, 'LAST_USER_MANAGER']);
    const moved = await call('PUT', path, { ...fields, userId: last, storeId: null, groupId: '502' });
    expect(moved.body.code).toBe('LAST_USER_MANAGER');
  });

  it('gets another password only by the rules, from those who may', async () => {
    const changed: string[] = [];
    const { sandbox } = clockedSandbox({ setPassword: (name, word) => changed.push(`${name} ${word}`) });
    const { call } = await as(sandbox, 'manager');
    const set = (newPassword: string) =>
      call('PUT', `${USERS}/update-password`, { userId: '9004', newPassword });
    expect(fieldsOf(await set('short'))).toEqual(['newPassword']);
    expect((await set('Matkhau9!')).status).toBe(200);
    expect(changed).toEqual(['cashier Matkhau9!']);
    const auditor = await as(sandbox, 'auditor');
    expect((await auditor.call('PUT', `${USERS}/update-password`, {})).status).toBe(403);
  });
});

describe('the groups', () => {
  it('are 12, those of a store beside those of all stores', async () => {
    const { get } = await signedIn();
    expect((await get(`${GROUPS}?page=1&pageSize=100`)).data.total).toBe(12);
    const { data } = await get(`${GROUPS}?page=1&pageSize=100&storeId=${STORE}`);
    expect(data.total).toBe(11);
    for (const { storeId } of data.items) expect([null, STORE]).toContain(storeId);
    expect((await get(`${GROUPS}?storeId=12001`)).status).toBe(404);
  });

  it('are read one by one by those who may, and by nobody else', async () => {
    const { get } = await signedIn();
    expect((await get(`${GROUPS}/302`)).data).toMatchObject({ id: '302', name: 'Thu ngân' });
    expect((await get(`${GROUPS}/402`)).status).toBe(404);
    expect((await (await signedIn('limited')).get(GROUPS)).status).toBe(403);
  });
});

describe('who was added', () => {
  it('signs in with the first password, holds what his group gives, and is active from then on', async () => {
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

  it('is a demo account too, once another role was given to it', async () => {
    const { sandbox } = clockedSandbox();
    const manager = await as(sandbox, 'manager');
    const cashier = await as(sandbox, 'cashier');
    const { userName, password, merchantId, ...fields } = NEW;
    await manager.call('PUT', USERS, { ...fields, userId: '9004', groupId: '308' });
    const held = (await cashier.get(`user/mine/scopes?merchantId=${BUSINESS}`)).data.scopesByUser;
    expect(held).toEqual(groupsOf(BUSINESS).find(({ id }) => id === '308')?.scopes);
  });
});
