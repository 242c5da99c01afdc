import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTranslate, loadLocale, type Translate } from '#app/i18n/index.ts';
import { can, moveToTransaction } from '#app/lib/permission.ts';
import { adviceOn } from '#app/screens/roles/advice.ts';
import { covered, follow, matrixOf, scopesOf, sentScopes, whyFixed } from '#app/screens/roles/rights.ts';
import { templates } from '#app/screens/roles/templates.ts';
import { SCOPE_TREE } from '#sandbox/data/scopes.ts';

const tree = moveToTransaction(
  SCOPE_TREE.map((group) => ({ ...group, children: group.children.map((child) => ({ ...child })) })),
);
const all = scopesOf(tree);
const M = '1001';
const anyScopes = fc.subarray(all).map((some) => new Set(some));
const free = () => false;
let t: Translate;
beforeAll(async () => {
  await loadLocale('vi');
  t = createTranslate('vi');
});

const options = (mayGrant: (scope: string) => boolean = () => true, chosen: string[] = []) => ({
  t,
  locale: 'vi' as const,
  chosen: new Set(chosen),
  mayGrant,
});

describe('the matrix', () => {
  it('has a row for each group of the tree and one place for each scope, after the two moves', () => {
    const { groups, actions } = matrixOf(tree, options());
    const rows = groups.flatMap(({ resources }) => resources);
    expect(rows.map(({ id }) => id).sort()).toEqual(tree.map(({ key }) => key).sort());
    const transaction = rows.find(({ id }) => id === 'transaction');
    expect(transaction?.permissions.map(({ id }) => id)).toContain('refund:create');
    for (const { permissions } of rows) {
      const places = permissions.map(({ action }) => action);
      expect(new Set(places).size).toBe(places.length);
      for (const place of places) expect(actions.map(({ id }) => id)).toContain(place);
    }
    expect(actions.map(({ label }) => label).slice(0, 3)).toEqual(['Xem', 'Xem các lần hoàn', 'Tạo']);
  });

  it('shows what the service adds later, under its own names', () => {
    const name = { vi: 'Kho hàng', en: 'Stock' };
    const child = { key: 'stock:audit', name: { vi: 'Kiểm kê', en: 'Audit' } };
    const { groups, actions } = matrixOf([...tree, { key: 'stock', name, children: [child] }], options());
    expect(groups.at(-1)).toMatchObject({
      label: 'Khác',
      resources: [{ label: 'Kho hàng', permissions: [{ id: 'stock:audit', label: 'Kiểm kê: Kho hàng' }] }],
    });
    expect(actions.at(-1)).toEqual({ id: 'audit', label: 'Kiểm kê' });
  });

  it('explains why a right cannot be granted: it, or its read right, is not held', () => {
    const holds = (held: string[]) => (scope: string) => can(held, scope, M);
    const some = holds(['van:read', 'user:create']);
    const why = (scope: string, mayGrant: (scope: string) => boolean, chosen: string[] = []) =>
      whyFixed(tree, scope, options(mayGrant, chosen));
    expect(why('van:read', some)).toBeUndefined();
    expect(why('api:reset', some)).toBe('role.fixed.own');
    expect(why('user:create', some)).toBe('role.fixed.read');
    // The role has the read right already.
    expect(why('user:create', some, ['user:read'])).toBeUndefined();
    expect(all.filter((scope) => why(scope, holds(['*'])))).toEqual([]);
  });
});

describe('a choice', () => {
  it('of a write right adds the read right, and says so', () => {
    const { value, added, removed } = follow(tree, new Set(), new Set(['refund:create']), free);
    expect([...value].sort()).toEqual(['refund:create', 'transaction:read']);
    expect([added, removed]).toEqual([['transaction:read'], []]);
  });

  it('to remove a read right removes the rest of its row', () => {
    const before = new Set(['user:read', 'user:create', 'user:delete', 'van:read']);
    const next = new Set([...before].filter((scope) => scope !== 'user:read'));
    const { value, removed } = follow(tree, before, next, free);
    expect([...value]).toEqual(['van:read']);
    expect(removed).toEqual(['user:create', 'user:delete']);
  });

  it('to remove a read right that a fixed right needs is reverted', () => {
    const before = new Set(['api:read', 'api:reset']);
    const isFixed = (scope: string) => scope === 'api:reset';
    expect(follow(tree, before, new Set(['api:reset']), isFixed).value).toEqual(before);
  });

  it('never results in writing without reading, and applied twice, changes nothing more', () => {
    fc.assert(
      fc.property(anyScopes, anyScopes, (before, next) => {
        const { value } = follow(tree, before, next, free);
        for (const { key, children } of tree) {
          const held = children.filter((child) => value.has(child.key));
          if (held.length > 0) expect(value.has(`${key}:read`)).toBe(true);
        }
        expect(follow(tree, value, value, free).value).toEqual(value);
      }),
    );
  });

  it('never adds what the author may not grant', () => {
    fc.assert(
      fc.property(anyScopes, anyScopes, anyScopes, (mine, before, wanted) => {
        const mayGrant = (scope: string) => mine.has(scope);
        const isFixed = (scope: string) => whyFixed(tree, scope, { mayGrant, chosen: before }) !== undefined;
        // Disabled boxes cannot be ticked.
        const next = new Set(all.filter((scope) => (isFixed(scope) ? before.has(scope) : wanted.has(scope))));
        const { value } = follow(tree, before, next, isFixed);
        for (const scope of value) expect(before.has(scope) || mine.has(scope)).toBe(true);
      }),
    );
  });
});

describe('what is sent', () => {
  it('contains the chosen scopes, and scopes that the tree does not know', () => {
    const before = ['van:read', 'moon:land', 'transaction:read'];
    expect(sentScopes(tree, new Set(['store:read']), before, M)).toEqual(['store:read', 'moon:land']);
  });

  it('is unchanged if the rights are, wildcards included', () => {
    for (const before of [
      ['*'],
      ['*:read*', 'api:reset'],
      ['merchant-1001:van:read'],
      ['van:read', 'api:read'],
    ])
      expect(sentScopes(tree, covered(tree, before, M), before, M)).toEqual(before);
  });

  it('contains no wildcard once something was removed', () => {
    const chosen = covered(tree, ['*'], M);
    chosen.delete('api:reset');
    expect(sentScopes(tree, chosen, ['*'], M)).toEqual(all.filter((scope) => scope !== 'api:reset'));
  });
});

describe('advice', () => {
  const author = { merchantId: M, held: ['*'], grantable: all };
  it.each([
    ['a wildcard', { scopes: ['*:read*'] }, author, ['role.advice.wildcard']],
    [
      'request and approval',
      { scopes: ['refund:create', 'approve-refund:update'] },
      author,
      ['role.advice.refunds'],
    ],
    ['nobody who has it', { scopes: ['van:read'], users: 0 }, author, ['role.advice.unused']],
    [
      'more than the author',
      { scopes: ['van:read', 'api:reset'] },
      { ...author, held: ['van:read'] },
      ['role.advice.broader'],
    ],
    ['nothing of it', { scopes: ['van:read', 'refund:create'], users: 3 }, author, []],
  ])('on %s', (_, role, by, expected) => {
    expect(adviceOn(role, by)).toEqual(expected);
  });
});

it('has templates of whole groups, so that staff see their screens (specification 6)', () => {
  const keys = tree.map(({ key }) => key);
  for (const { id, groups } of templates) {
    for (const group of groups) expect(keys, id).toContain(group);
    const scopes = tree
      .filter(({ key }) => groups.includes(key))
      .flatMap(({ children }) => children.map(({ key }) => key));
    expect(adviceOn({ scopes }, { merchantId: M, held: ['*'], grantable: all }), id).toEqual([]);
  }
});
