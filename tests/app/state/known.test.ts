// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  chooseFrom,
  knownAccess,
  rememberAccess,
  savedMerchantId,
  saveMerchantId,
} from '#app/state/known.ts';
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
    expect(savedMerchantId()).toBeNull();
    saveMerchantId('1002');
    expect(localStorage.getItem('merchantId')).toBe('1002');
    expect(savedMerchantId()).toBe('1002');
  });

  it.each([
    ['blocked', () => blockStorage('localStorage')],
    ['full', fillStorage],
  ])('throws nothing where the storage is %s', (_, spoil) => {
    spoil();
    expect(() => saveMerchantId('1002')).not.toThrow();
    expect(savedMerchantId()).toBeNull();
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
    rememberAccess(record, '1002', access);
    expect(knownAccess(record, '1002')).toEqual({ ...access, merchantId: '1002' });
    saveMerchantId('1002');
    expect(knownAccess(record)).toMatchObject({ merchantId: '1002' });
  });

  it('is nothing to anybody else, nor in another business', () => {
    rememberAccess(record, '1002', access);
    expect(knownAccess(sessionOf('8', { userType: 'ADMIN' }), '1002')).toBeNull();
    expect(knownAccess(record, '1001')).toBeNull();
    expect(knownAccess(record, null)).toBeNull();
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
    expect(knownAccess(record, null)).toBeNull();
    expect(sessionStorage.getItem('portal.access')).toBeNull();
  });

  it('is none where the storage is blocked', () => {
    blockStorage('sessionStorage', 'localStorage');
    expect(() => rememberAccess(record, '1001', access)).not.toThrow();
    expect(knownAccess(record)).toBeNull();
  });
});
