import { describe, expect, it } from 'vitest';
import { holds, reaches } from '#sandbox/permissions.ts';

const staff = (...scopes: string[]) => ({ userType: 'SUB_MERCHANT' as const, merchantId: '1001', scopes });
const admin = (...scopes: string[]) => ({ userType: 'ADMIN' as const, merchantId: null, scopes });

describe('a held permission', () => {
  it.each([
    ['*', 'transaction:read', true],
    ['transaction:read', 'transaction:read', true],
    ['transaction:read', 'transaction:note', false],
    ['transaction:read', 'transaction:read:all', false],
    ['transaction:read:all', 'transaction:read', false],
    ['transaction:*', 'transaction:note', true],
    ['transaction:*', 'transaction', false],
    ['transaction', 'transaction:read', false],
    ['*:read', 'van:read', true],
    ['*:read*', 'van:read', true],
    ['*:read*', 'van:reading', true],
    ['*:read*', 'refund-transaction-detail:read', true],
    ['*:read*', 'transaction:note', false],
    ['refund*:read', 'refund-transaction-detail:read', true],
    ['refund:read', 'refund-transaction-detail:read', false],
    ['tr.nsaction:read', 'transaction:read', false],
    ['merchant-1001:transaction:read', 'transaction:read', true],
    ['merchant-*:transaction:read', 'transaction:read', true],
    ['merchant-1002:transaction:read', 'transaction:read', false],
    ['merchant-100:transaction:read', 'transaction:read', false],
    ['merchant-1002:*:read*', 'transaction:read', false],
    ['merchant:read', 'merchant:read', true],
  ])('%s grants %s in business 1001: %s', (held, scope, granted) => {
    expect(holds(staff(held), scope, '1001')).toBe(granted);
  });

  it('is one of many', () => {
    expect(holds(staff('store:read', 'van:read'), 'van:read', '1001')).toBe(true);
    expect(holds(staff(), 'van:read', '1001')).toBe(false);
  });
});

describe('access to a business', () => {
  it('staff: their own, whatever their permissions', () => {
    expect(reaches(staff('*'), '1001')).toBe(true);
    expect(reaches(staff(), '1001')).toBe(true);
    expect(reaches(staff('*', 'merchant-1002:store:read'), '1002')).toBe(false);
  });

  it.each([
    [['*'], true],
    [['merchant-1002:store:read'], true],
    [['merchant-*:store:read'], true],
    [['store:read'], true],
    [['merchant-1001:store:read'], false],
    [[], false],
  ])('by an ADMIN who holds %j: %s', (scopes, reached) => {
    expect(reaches(admin(...scopes), '1002')).toBe(reached);
  });
});
