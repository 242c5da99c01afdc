import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PermissionGroup } from '#app/api/session/session.ts';
import {
  allows,
  asHolderOf,
  can,
  mayDo,
  moveToTransaction,
  seesEverything,
  type Viewer,
} from '#app/lib/permission.ts';
import { SCOPE_TREE } from '#sandbox/data/scopes.ts';
import { holds } from '#sandbox/permissions.ts';

const name = { vi: 'x', en: 'x' };
const group = (key: string, ...children: string[]): PermissionGroup => ({
  key,
  name,
  children: children.map((child) => ({ key: child, name })),
});
const keysOf = (tree: readonly PermissionGroup[], key: string) =>
  tree.find((one) => one.key === key)?.children.map((child) => child.key);

describe('the two moves', () => {
  const tree = SCOPE_TREE as unknown as PermissionGroup[];
  const moved = moveToTransaction(tree);

  it('from the refund group to the transaction group, and nothing else', () => {
    expect(keysOf(moved, 'transaction')).toEqual([
      'transaction:read',
      'transaction:export',
      'transaction:note',
      'refund:create',
      'refund-transaction-detail:read',
    ]);
    expect(keysOf(moved, 'refund')).toEqual(['refund:read']);
    const others = (one: { key: string }) => !['refund', 'transaction'].includes(one.key);
    expect(moved.filter(others)).toEqual(tree.filter(others));
    expect(moved.map(({ key }) => key)).toEqual(tree.map(({ key }) => key));
  });

  it('leave the given tree as it was, and done twice are done once', () => {
    expect(keysOf(tree, 'refund')).toContain('refund:create');
    expect(moveToTransaction(moved)).toEqual(moved);
  });

  it('bear trees without those groups', () => {
    expect(moveToTransaction([])).toEqual([]);
    expect(moveToTransaction([group('store', 'store:read')])).toEqual([group('store', 'store:read')]);
  });
});

describe('one held string against one scope, in business 1001', () => {
  it.each([
    // held, wanted, allowed
    ['*', 'transaction:export', true],
    ['transaction:read', 'transaction:read', true],
    ['transaction:read', 'transaction:export', false],
    ['merchant-1001:transaction:read', 'transaction:read', true],
    ['merchant-1002:transaction:read', 'transaction:read', false],
    ['merchant-*:transaction:read', 'transaction:read', true],
    ['merchant-100:transaction:read', 'transaction:read', false],
    ['merchant-10011:transaction:read', 'transaction:read', false],
    ['merchant-100*:transaction:read', 'transaction:read', false],
    ['merchant-:transaction:read', 'transaction:read', false],
    ['transaction:*', 'transaction:export', true],
    ['*:read', 'store:read', true],
    ['*:read', 'store:update', false],
    ['*:*', 'store:update', true],
    ['*:read*', 'store:read', true],
    ['*:read*', 'store:read-all', true],
    ['*:read*', 'store:update', false],
    ['*:read*', 'store:unread', false],
    ['trans*:read', 'transaction:read', true],
    ['trans*:read', 'store:read', false],
    ['refund:*', 'refund-transaction-detail:read', false],
    ['refund*:read', 'refund-transaction-detail:read', true],
    // Wildcards stand at the end of a segment and for nothing but one segment.
    ['*action:read', 'transaction:read', false],
    ['transaction:r*d', 'transaction:read', false],
    ['merchant-1001:*', 'transaction:read', false],
    ['transaction', 'transaction:read', false],
    ['transaction:read:all', 'transaction:read', false],
    ['transaction:read', 'transaction:read:all', false],
    ['', 'transaction:read', false],
    [':', 'transaction:read', false],
    ['merchant-1001', 'transaction:read', false],
    ['TRANSACTION:READ', 'transaction:read', false],
    // Business information is a group like any other: its key is no prefix.
    ['merchant:read', 'merchant:read', true],
    ['merchant-1001:merchant:read', 'merchant:read', true],
  ])('%s holds %s: %s', (held, wanted, allowed) => {
    expect(can([held], wanted, '1001')).toBe(allowed);
  });

  it('any of several is enough, none is not', () => {
    expect(can(['store:read', 'transaction:read'], 'transaction:read', '1001')).toBe(true);
    expect(can([], 'transaction:read', '1001')).toBe(false);
  });

  it('means the same here as it does to the service', () => {
    const part = fc.constantFrom(
      'transaction',
      'refund',
      'refund-transaction-detail',
      'read',
      'read*',
      'export',
      '*',
      'x',
    );
    const prefix = fc.constantFrom('', 'merchant-1001:', 'merchant-1002:', 'merchant-*:');
    const held = fc.tuple(prefix, fc.array(part, { minLength: 1, maxLength: 3 }));
    const wanted = fc.tuple(
      fc.constantFrom('transaction', 'refund', 'x'),
      fc.constantFrom('read', 'export', 'read-all'),
    );
    fc.assert(
      fc.property(
        fc.array(held, { maxLength: 3 }),
        wanted,
        fc.constantFrom('1001', '1002'),
        (strings, scope, m) => {
          const scopes = strings.map(([start, parts]) => start + parts.join(':'));
          const holder = { userType: 'SUB_MERCHANT', merchantId: m, scopes } as const;
          return can(scopes, scope.join(':'), m) === holds(holder, scope.join(':'), m);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('reading everything', () => {
  it.each([
    ['*', true],
    ['merchant-1001:*:read*', true],
    ['merchant-*:*:read*', true],
    ['merchant-1002:*:read*', false],
    ['merchant-1001:*:read', false],
    ['merchant-1001:*:*', false],
    ['*:read*', false],
    ['*:*', false],
  ])('%s: %s', (held, expected) => expect(seesEverything([held], '1001')).toBe(expected));

  it('opens every screen and grants no action', () => {
    for (const held of ['merchant-1001:*:read*', 'merchant-*:*:read*']) {
      const actions = SCOPE_TREE.flatMap(({ children }) => children.map(({ key }) => key)).filter(
        (key) => !key.endsWith(':read'),
      );
      expect(actions.length).toBeGreaterThan(15);
      expect(actions.filter((action) => can([held], action, '1001'))).toEqual([]);
    }
  });
});

describe('a screen', () => {
  let viewer: Viewer;
  beforeEach(() => {
    viewer = {
      userType: 'SUB_MERCHANT',
      isApproveRequestRefund: false,
      merchantId: '1001',
      isWebPos: false,
      tree: [
        group('store', 'store:read', 'store:update'),
        group('approve-refund', 'approve-refund:read'),
        group('webpos', 'webpos:read'),
        group('empty'),
      ],
      held: [],
    };
  });
  const seen = (key: string | readonly string[] | undefined, change: Partial<Viewer> = {}) =>
    allows(key, { ...viewer, ...change });

  it('without a key is everybody’s', () => expect(seen(undefined)).toBe(true));

  it('staff need every scope of it, an administrator any', () => {
    const some = { held: ['store:read'] };
    const all = { held: ['store:read', 'store:update'] };
    expect([seen('store'), seen('store', some), seen('store', all)]).toEqual([false, false, true]);
    const admin = { userType: 'ADMIN' };
    expect([seen('store', admin), seen('store', { ...admin, ...some })]).toEqual([false, true]);
    expect(seen('store', { held: ['store:*'] })).toBe(true);
  });

  it('of another business is none', () => {
    expect(seen('store', { held: ['merchant-1002:*:read*', 'merchant-1002:store:*'] })).toBe(false);
  });

  it('that the tree does not know, or knows empty, is nobody’s but theirs who see everything', () => {
    for (const key of ['unknown', 'empty']) {
      for (const userType of ['ADMIN', 'SUB_MERCHANT', 'SOMETHING_NEW']) {
        expect(seen(key, { userType, held: ['store:*'] })).toBe(false);
        expect(seen(key, { userType, held: ['*'] })).toBe(true);
      }
    }
  });

  it('of several keys needs, for staff, the scopes of them all', () => {
    const keys = ['store', 'webpos'];
    const open = { isWebPos: true };
    expect(seen(keys, { ...open, held: ['store:*'] })).toBe(false);
    expect(seen(keys, { ...open, held: ['store:*', 'webpos:read'] })).toBe(true);
    expect(seen(keys, { ...open, userType: 'ADMIN', held: ['store:read'] })).toBe(true);
  });

  it('web POS needs a business that has it, whatever one holds', () => {
    for (const held of [['*'], ['webpos:read'], ['merchant-1001:*:read*']]) {
      for (const userType of ['ADMIN', 'SUB_MERCHANT']) {
        expect(seen('webpos', { userType, held })).toBe(false);
        expect(seen('webpos', { userType, held, isWebPos: true })).toBe(true);
      }
    }
  });

  it('refund approval needs, for staff, the flag, whatever they hold', () => {
    for (const held of [['*'], ['approve-refund:read'], ['merchant-*:*:read*']]) {
      expect(seen('approve-refund', { held })).toBe(false);
      expect(seen('approve-refund', { held, isApproveRequestRefund: true })).toBe(true);
      expect(seen('approve-refund', { held, userType: 'ADMIN' })).toBe(true);
    }
    expect(seen('approve-refund', { isApproveRequestRefund: true })).toBe(false);
  });

  it('an unknown kind of user is staff: the stricter rule', () => {
    expect(seen('store', { userType: 'SOMETHING_NEW', held: ['store:read'] })).toBe(false);
  });
});

describe('the portal as the holder of a role sees it', () => {
  const role = ['transaction:read', 'store:read', 'store:update'];
  const tree = moveToTransaction(SCOPE_TREE as unknown as PermissionGroup[]);
  const viewer = (given: Partial<Viewer>): Viewer => ({
    ...{ userType: 'SUB_MERCHANT', isApproveRequestRefund: true, merchantId: '1001', isWebPos: true },
    ...{ tree, held: [] },
    ...given,
  });

  it('never shows or allows more than whoever looks may see and do', () => {
    const keys = tree.map(({ key }) => key);
    const scopes = tree.flatMap(({ children }) => children.map(({ key }) => key));
    const held = fc.subarray([...scopes, '*', 'merchant-1001:*:read*', 'merchant-1002:*', '*:read*']);
    fc.assert(
      fc.property(
        held,
        held,
        fc.boolean(),
        fc.constantFrom('ADMIN', 'SUB_MERCHANT'),
        (own, theirs, approves, userType) => {
          const me = viewer({ held: own, userType, isApproveRequestRefund: approves });
          const narrowed = asHolderOf(theirs, me);
          for (const key of keys) if (allows(key, narrowed)) expect(allows(key, me)).toBe(true);
          for (const scope of scopes) if (mayDo(narrowed, scope)) expect(mayDo(me, scope)).toBe(true);
          // A role looked through by another one narrows once more.
          for (const scope of scopes)
            if (mayDo(asHolderOf(own, narrowed), scope)) expect(mayDo(narrowed, scope)).toBe(true);
        },
      ),
    );
  });

  it('is that of staff: a screen takes all rights of its group', () => {
    const admin = viewer({ held: ['*'], userType: 'ADMIN' });
    const holder = asHolderOf(role, admin);
    expect([allows('store', holder), allows('transaction', holder), allows(undefined, holder)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([mayDo(holder, 'store:update'), mayDo(holder, 'api:reset')]).toEqual([true, false]);
  });
});
