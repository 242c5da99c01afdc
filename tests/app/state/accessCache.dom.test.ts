// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  cacheAccess,
  cachedAccess,
  chooseFrom,
  saveMerchantId,
  tabMerchantId,
} from '#app/state/accessCache.ts';
import { BROKEN_TEXTS, blockStorage, fillStorage } from '#tests/app/browser.ts';
import { sessionOf } from '../api/sessions.ts';

const record = sessionOf('7', { userType: 'ADMIN' });
const user = {
  id: '7',
  userName: 'lan',
  email: undefined,
  phoneNumber: undefined,
  name: 'Lan',
  merchantId: undefined,
  storeId: undefined,
  groupId: undefined,
  isApproveRequestRefund: true,
  userType: 'ADMIN',
};
const business = (id: string) => ({
  id,
  registrationNumber: undefined,
  companyName: 'Sen Việt',
  status: 'Y',
  additionInfo: undefined,
});
const name = { vi: 'Giao dịch', en: 'Transactions' };
const scopes = {
  scopes: [{ key: 'transaction', name, children: [{ key: 'transaction:read', name }] }],
  scopesByUser: ['transaction:read'],
};
const access = { user, businesses: [business('1001'), business('1002')], scopes };

describe('the chosen business', () => {
  it('stands under the very key of the specification, as plain text', () => {
    expect(tabMerchantId()).toBeNull();
    saveMerchantId('1002');
    expect(localStorage.getItem('merchantId')).toBe('1002');
    expect(tabMerchantId()).toBe('1002');
  });

  it("is this tab's, whatever another tab has chosen since, and the address before both", () => {
    saveMerchantId('1002');
    localStorage.setItem('merchantId', '1003');
    expect(tabMerchantId()).toBe('1002');
    expect(tabMerchantId('?status=FAILED&business=1001')).toBe('1001');
    sessionStorage.clear();
    expect(tabMerchantId('?business=')).toBe('1003');
  });

  it.each([
    ['blocked', () => blockStorage('localStorage', 'sessionStorage')],
    ['full', fillStorage],
  ])('throws nothing where the storage is %s', (_, spoil) => {
    spoil();
    expect(() => saveMerchantId('1002')).not.toThrow();
    expect(tabMerchantId()).toBeNull();
  });

  it.each([
    ['ADMIN', '1002', '1002'],
    ['ADMIN', '9999', '1001'],
    ['ADMIN', null, '1001'],
    ['SUB_MERCHANT', '1002', '1001'],
    ['SUB_MERCHANT', null, '1001'],
  ])('%s who chose %s works in %s', (userType, chosen, expected) => {
    expect(chooseFrom(access.businesses, { ...record, userType }, chosen)).toBe(expected);
  });

  it('is none where there is none', () => {
    expect(chooseFrom([], record, '1001')).toBeNull();
    expect(chooseFrom(access.businesses, sessionOf('7', { merchantId: undefined }), '1001')).toBeNull();
  });
});

describe('the last check of this tab', () => {
  it('is given back to the same person in the same business', () => {
    cacheAccess(record, '1002', access);
    expect(cachedAccess(record, '1002')).toEqual({ ...access, merchantId: '1002' });
    saveMerchantId('1002');
    expect(cachedAccess(record)).toMatchObject({ merchantId: '1002' });
  });

  it('is nothing to anybody else, nor in another business', () => {
    cacheAccess(record, '1002', access);
    expect(cachedAccess(sessionOf('8', { userType: 'ADMIN' }), '1002')).toBeNull();
    expect(cachedAccess(record, '1001')).toBeNull();
    expect(cachedAccess(record, null)).toBeNull();
  });

  const changed = (change: object) =>
    JSON.stringify({ sessionId: '7', merchantId: '1001', access: { ...access, ...change } });
  it.each([
    ...BROKEN_TEXTS,
    '{"sessionId":"7","merchantId":"1001","access":{}}',
    '{"sessionId":"7","merchantId":"1001","access":null}',
    changed({ user: undefined }),
    changed({ user: { id: '7' } }),
    changed({ businesses: undefined }),
    changed({ businesses: [null] }),
    changed({ scopes: [] }),
    changed({ scopes: { scopes: [{ key: 'transaction' }], scopesByUser: [] } }),
    changed({ scopes: { ...scopes, scopesByUser: [null] } }),
  ])('of another version, or broken, is as good as none: %.70s', (text) => {
    sessionStorage.setItem('portal.access', text);
    expect(cachedAccess(record, null)).toBeNull();
    expect(sessionStorage.getItem('portal.access')).toBeNull();
  });

  it('is none where the storage is blocked', () => {
    blockStorage('sessionStorage', 'localStorage');
    expect(() => cacheAccess(record, '1001', access)).not.toThrow();
    expect(cachedAccess(record)).toBeNull();
  });
});
