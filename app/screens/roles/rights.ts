/*
 * The permission tree as a matrix, and the consequences of a choice in it. Pure functions, shared by the form and the
 * tests.
 */

import type { Permission, PermissionGroup as Section } from '#design-system';
import type { PermissionGroup } from '../../api/session/session.ts';
import type { Key, Locale, Translate } from '../../i18n/index.ts';
import { can } from '../../lib/permission.ts';
import { rightInWords } from '../../shared/rightsInWords.ts';

/** Sections of the rows, in order; new groups of the service are added to the last one. */
const SECTIONS: readonly { id: string; label: Key; groups?: readonly string[] }[] = [
  {
    id: 'money',
    label: 'role.section.money',
    groups: ['transaction', 'refund', 'approve-refund', 'settlement', 'reconcile', 'van', 'webpos'],
  },
  { id: 'business', label: 'role.section.business', groups: ['merchant', 'store'] },
  { id: 'setting', label: 'role.section.setting', groups: ['user', 'group', 'api'] },
  { id: 'more', label: 'role.section.more' },
];

/** Resources whose menu label is shorter than the service's own. */
const MENU_WORDS: Readonly<Record<string, Key>> = { reconcile: 'route.settlementV2', webpos: 'route.webpos' };

/** The columns, in order. An action that the service adds later gets a column after them, under its own name. */
const ACTIONS: Readonly<Record<string, Key>> = {
  read: 'role.action.read',
  refunds: 'role.action.refunds',
  create: 'role.action.create',
  update: 'role.action.update',
  approve: 'role.action.approve',
  delete: 'role.action.delete',
  note: 'role.action.note',
  import: 'role.action.import',
  export: 'role.action.export',
  reset: 'role.action.reset',
};

/** Scopes whose last part names another action, or one that already exists in their row. */
const ACTION_OF: Readonly<Record<string, string>> = {
  'approve-refund:update': 'approve',
  'refund-transaction-detail:read': 'refunds',
};

/** Rights to move money, or to grant such rights. */
const DANGEROUS = [
  'refund:create',
  'approve-refund:update',
  ...['user:create', 'user:update', 'group:create', 'group:update'],
  ...['api:update', 'api:reset'],
];

const actionOf = (scope: string) => ACTION_OF[scope] ?? scope.split(':').at(-1) ?? scope;
const readOf = ({ key, children }: PermissionGroup) =>
  children.find((child) => child.key === `${key}:read`)?.key;

export const scopesOf = (tree: readonly PermissionGroup[]): string[] =>
  tree.flatMap(({ children }) => children.map(({ key }) => key));

/** The scopes of the tree that a list of held scopes covers. */
export const covered = (tree: readonly PermissionGroup[], held: readonly string[], merchantId: string) =>
  new Set(scopesOf(tree).filter((scope) => can(held, scope, merchantId)));

/**
 * The scopes to send for a choice: the chosen ones, and scopes of the role that the tree does not know. If the choice
 * is unchanged, the role keeps its scopes as they are, wildcards included.
 */
export function sentScopes(
  tree: readonly PermissionGroup[],
  chosen: ReadonlySet<string>,
  before: readonly string[],
  merchantId: string,
): string[] {
  const was = covered(tree, before, merchantId);
  const all = scopesOf(tree);
  if (all.every((scope) => was.has(scope) === chosen.has(scope))) return [...before];
  const unknown = before.filter(
    (held) => !held.includes('*') && !all.some((scope) => can([held], scope, merchantId)),
  );
  return [...all.filter((scope) => chosen.has(scope)), ...unknown];
}

/**
 * Why an author cannot change a scope: they do not hold it, or its read right is neither chosen nor theirs to grant.
 */
export function whyFixed(
  tree: readonly PermissionGroup[],
  scope: string,
  { chosen, mayGrant }: Pick<MatrixOptions, 'chosen' | 'mayGrant'>,
): 'role.fixed.own' | 'role.fixed.read' | undefined {
  if (!mayGrant(scope)) return 'role.fixed.own';
  const group = tree.find(({ children }) => children.some(({ key }) => key === scope));
  const read = group && readOf(group);
  return read && !chosen.has(read) && !mayGrant(read) ? 'role.fixed.read' : undefined;
}

/** Initial rights of a copied role: those that the author may grant. */
export function grantableOf(
  tree: readonly PermissionGroup[],
  scopes: readonly string[],
  { held, merchantId }: { held: readonly string[]; merchantId: string },
): string[] {
  const mayGrant = (scope: string) => can(held, scope, merchantId);
  return [...covered(tree, scopes, merchantId)].filter(
    (scope) => !whyFixed(tree, scope, { chosen: new Set(), mayGrant }),
  );
}

interface Following {
  value: Set<string>;
  /** Rights added and removed as a consequence. */
  added: string[];
  removed: string[];
}

/**
 * Applies the consequences of a choice: writing implies reading. Choosing a right adds the read right of its group;
 * removing the read right removes all rights of the group.
 */
export function follow(
  tree: readonly PermissionGroup[],
  before: ReadonlySet<string>,
  next: ReadonlySet<string>,
  isFixed: (scope: string) => boolean,
): Following {
  const value = new Set(next);
  const added: string[] = [];
  const removed: string[] = [];
  for (const group of tree) {
    const read = readOf(group);
    if (!read || value.has(read)) continue;
    const others = group.children.map(({ key }) => key).filter((key) => key !== read && value.has(key));
    if (others.length === 0) continue;
    // The read right was removed, and all rights that need it may go too.
    if (before.has(read) && !others.some(isFixed)) {
      for (const key of others) value.delete(key);
      removed.push(...others);
    } else if (before.has(read) || !isFixed(read)) {
      value.add(read);
      added.push(read);
    }
  }
  return { value, added, removed };
}

interface MatrixOptions {
  t: Translate;
  locale: Locale;
  /** The chosen scopes. */
  chosen: ReadonlySet<string>;
  /** Whether the author holds it: no one can grant more than they have. */
  mayGrant: (scope: string) => boolean;
}

/** A scope as a short phrase: "Xem giao dịch". */
export function scopeInWords(
  tree: readonly PermissionGroup[],
  scope: string,
  { t, locale }: Pick<MatrixOptions, 't' | 'locale'>,
) {
  const known = rightInWords(t, scope)?.replace(/\.$/, '');
  if (known) return known;
  const group = tree.find(({ children }) => children.some(({ key }) => key === scope));
  const child = group?.children.find(({ key }) => key === scope);
  return group && child ? `${child.name[locale]}: ${group.name[locale]}` : scope;
}

/** The rows and columns of the matrix. */
export function matrixOf(tree: readonly PermissionGroup[], options: MatrixOptions) {
  const { t, locale } = options;
  const permission = (scope: string): Permission => {
    const fixed = whyFixed(tree, scope, options);
    return {
      id: scope,
      action: actionOf(scope),
      label: scopeInWords(tree, scope, options),
      danger: DANGEROUS.includes(scope),
      ...(fixed && { fixed: t(fixed) }),
    };
  };
  const named = SECTIONS.flatMap(({ groups = [] }) => groups);
  const groups = SECTIONS.map(({ id, label, groups }): Section => {
    const keys = groups ?? tree.map(({ key }) => key).filter((key) => !named.includes(key));
    return {
      id,
      label: t(label),
      resources: keys
        .flatMap((key) => tree.find((group) => group.key === key) ?? [])
        .map(({ key, name, children }) => ({
          id: key,
          label: MENU_WORDS[key] ? t(MENU_WORDS[key]) : name[locale],
          permissions: children.map((child) => permission(child.key)),
        })),
    };
  }).filter(({ resources }) => resources.length > 0);

  const used = new Map(
    tree.flatMap(({ children }) => children.map(({ key, name }) => [actionOf(key), name[locale]] as const)),
  );
  const known = Object.keys(ACTIONS).filter((action) => used.has(action));
  const others = [...used.keys()].filter((action) => !(action in ACTIONS));
  const actions = [...known, ...others].map((id) => {
    const word = ACTIONS[id];
    return { id, label: word ? t(word) : (used.get(id) ?? id) };
  });
  return { groups, actions };
}
