import { describe, expect, it, onTestFinished } from 'vitest';
import { ACCOUNTS, type Account } from '#sandbox/accounts.ts';
import { as, BUSINESS, clockedSandbox, type Wire } from './kit.ts';

const STORES = `merchants/${BUSINESS}/stores`;
const [OWN, OTHER, SUSPENDED, PENDING] = ['11003', '11004', '11022', '11024'];
const signedIn = async (userName = 'manager') => as(clockedSandbox().sandbox, userName);
const fieldsOf = ({ body }: Wire) => body.errorMessages?.map(({ field }: Wire) => field);

/** Somebody who manages one store: no demo account does. */
async function storeManager() {
  const model = ACCOUNTS.find(({ userName }) => userName === 'manager')!;
  (ACCOUNTS as Account[]).push({ ...model, id: '9998', userName: 'storekeeper', storeId: OWN });
  onTestFinished(() => void (ACCOUNTS as Account[]).pop());
  return signedIn('storekeeper');
}

describe('a change of a store', () => {
  it('is of what was sent alone, and stands in list, record and options', async () => {
    const { call, get } = await signedIn();
    const before = (await get(`${STORES}/${OWN}`)).data;
    const { data } = await call('PATCH', `${STORES}/${OWN}`, { brandName: '  Sen Việt ☕ <b>mới</b> ' });
    expect(data).toEqual({ ...before, brandName: 'Sen Việt ☕ <b>mới</b>' });
    await call('PATCH', `${STORES}/${OWN}`, { status: 'INACTIVE' });
    const found = await get(`${STORES}?keyword=${OWN}`);
    expect(found.data.items[0]).toEqual({ ...data, status: 'INACTIVE' });
    const options = (await get(`${STORES}?isFull=1&pageSize=100`)).data.items;
    expect(options.find(({ id }: Wire) => id === OWN).brandName).toBe(data.brandName);
  });

  it.each([
    [{ brandName: 'a'.repeat(151) }, 'brandName'],
    [{ brandName: ' ' }, 'brandName'],
    [{ address: 'a'.repeat(256) }, 'address'],
    [{ phoneNumber: '0912345678' }, 'phoneNumber'],
    [{ email: 'anh@senviet' }, 'email'],
    [{ status: 'SUSPENDED' }, 'status'],
    [{ virtualAccount: '1' }, 'virtualAccount'],
    [{ constructor: 'x' }, 'constructor'],
    [{ brandName: 5 }, 'brandName'],
  ])('%o is refused by its field, and changes nothing', async (change, field) => {
    const { call, get } = await signedIn();
    const before = (await get(`${STORES}/${OWN}`)).data;
    const answer = await call('PATCH', `${STORES}/${OWN}`, {
      ...change,
      address: (change as Wire).address ?? 'Huế',
    });
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer)).toEqual([field]);
    expect((await get(`${STORES}/${OWN}`)).data).toEqual(before);
  });

  it.each([SUSPENDED, PENDING])('of the status of %s is not the business’s', async (id) => {
    const { call } = await signedIn();
    const answer = await call('PATCH', `${STORES}/${id}`, { status: 'ACTIVE' });
    expect([answer.status, answer.body.code]).toEqual([409, 'STORE_STATUS_HELD']);
    expect((await call('PATCH', `${STORES}/${id}`, { address: 'Huế' })).status).toBe(200);
  });

  it('asks for store:update', async () => {
    const { call } = await signedIn('auditor');
    expect((await call('PATCH', `${STORES}/${OWN}`, { address: 'Huế' })).status).toBe(403);
  });
});

it('a person limited to a store sees and changes his alone', async () => {
  const { call, get } = await storeManager();
  const own = `merchants/${BUSINESS}/store/${OWN}/stores`;
  expect((await get(own)).data.items.map(({ id }: Wire) => id)).toEqual([OWN]);
  expect((await get(STORES)).status).toBe(403);
  expect((await get(`${own}/${OTHER}`)).status).toBe(404);
  expect((await call('PATCH', `${own}/${OTHER}`, { address: 'Huế' })).status).toBe(404);
  expect((await call('PATCH', `${own}/${OWN}`, { address: 'Huế' })).data.address).toBe('Huế');
});
