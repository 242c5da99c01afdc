import { describe, expect, it } from 'vitest';
import { as, BUSINESS, clockedSandbox, type Wire } from './kit.ts';

const INFO = `merchant/${BUSINESS}/integration`;
const RESET = `merchant/${BUSINESS}/api-keys/reset`;
const VERIFY = `merchants/${BUSINESS}/user/sub-merchant-user/verify-password`;
const password = { password: 'Demo@2026' };

const open = async (userName = 'manager') => {
  const { sandbox, clock } = clockedSandbox();
  return { sandbox, clock, ...(await as(sandbox, userName)) };
};

describe('the key', () => {
  it('is told to whoever may use it, and to others that there is one', async () => {
    const { data } = await (await open()).get(INFO);
    expect(data.apiKey).toMatch(/^ak_test_[\da-f]{32}$/);
    expect(data.secretLast4).toBe(data.apiKey.slice(-4));
    const auditor = (await (await open('auditor')).get(INFO)).data;
    expect([auditor.apiKey, auditor.secretLast4]).toEqual([undefined, data.secretLast4]);
    expect((await (await open('admin')).get('merchant/1003/integration')).data.secretLast4).toBe(null);
  });

  it('is made anew after the password, and the old one stops', async () => {
    const { call, get, clock } = await open();
    const before = (await get(INFO)).data;
    const early = await call('POST', RESET, {});
    expect([early.status, early.body.code]).toEqual([409, 'PASSWORD_NOT_CONFIRMED']);
    expect((await get(INFO)).data.apiKey).toBe(before.apiKey);
    await call('PUT', VERIFY, password);
    clock.at += 200;
    const { data } = await call('POST', RESET, {});
    expect(data.apiKey).not.toBe(before.apiKey);
    expect(data.lastResetAt).toBe(clock.at);
    const late = await call('PATCH', `${INFO}/base/${before.apiKey}`, { cancelUrl: '' });
    expect([late.status, late.body.code]).toEqual([409, 'API_KEY_REPLACED']);
    expect((await call('PATCH', `${INFO}/base/ak_test_0`, { cancelUrl: '' })).status).toBe(404);
    expect((await call('PATCH', `${INFO}/base/${data.apiKey}`, { cancelUrl: '' })).status).toBe(200);
  });

  it('is not made anew with a password of more than five minutes ago, or a wrong one', async () => {
    const { call, clock } = await open();
    expect((await call('PUT', VERIFY, { password: 'Sai@2026' })).status).toBe(400);
    expect((await call('POST', RESET, {})).status).toBe(409);
    await call('PUT', VERIFY, password);
    clock.at += 331;
    expect((await call('POST', RESET, {})).status).toBe(409);
  });

  it.each([
    ['auditor', 403],
    ['cashier', 403],
  ])('is not reset by %s', async (userName, status) => {
    const { call } = await open(userName);
    await call('PUT', VERIFY, password);
    expect((await call('POST', RESET, {})).status).toBe(status);
  });
});

describe('a change', () => {
  it('is of what was sent alone', async () => {
    const { call, get } = await open();
    const before = (await get(INFO)).data;
    const change = { ipAllowlist: ['198.51.100.0/24', '2001:db8::/48'] };
    const { data } = await call('PATCH', `${INFO}/base/${before.apiKey}`, change);
    expect(data).toEqual({ ...before, ...change });
    expect((await get(INFO)).data).toEqual(data);
  });

  it.each([
    [{ ipnUrl: 'http://a.example' }, 'ipnUrl'],
    [{ ipnUrl: 'https://a:b@a.example' }, 'ipnUrl'],
    [{ returnUrl: `https://a.example/${'a'.repeat(500)}` }, 'returnUrl'],
    [{ cancelUrl: 5 }, 'cancelUrl'],
    [{ ipAllowlist: ['203.0.113.256'] }, 'ipAllowlist.0'],
    [{ ipAllowlist: ['203.0.113.1', '203.0.113.0/33'] }, 'ipAllowlist.1'],
    [{ ipAllowlist: ['2001:DB8::1', '2001:db8::1'] }, 'ipAllowlist.1'],
    [{ ipAllowlist: Array.from({ length: 21 }, (_, last) => `203.0.113.${last}`) }, 'ipAllowlist'],
    [{ apiKey: 'mine' }, 'apiKey'],
  ])('%j is refused by its field, and changes nothing', async (change, field) => {
    const { call, get } = await open();
    const before = (await get(INFO)).data;
    const answer = await call('PATCH', `${INFO}/base/${before.apiKey}`, { ...change });
    expect(answer.status).toBe(400);
    expect(answer.body.errorMessages.map(({ field }: Wire) => field)).toEqual([field]);
    expect((await get(INFO)).data).toEqual(before);
  });

  it('asks for api:update', async () => {
    const key = (await (await open()).get(INFO)).data.apiKey;
    expect((await (await open('auditor')).call('PATCH', `${INFO}/base/${key}`, {})).status).toBe(403);
  });
});
