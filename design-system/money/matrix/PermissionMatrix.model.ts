import { matches } from '../../form/fold.ts';

export interface Permission {
  /** The scope itself: `transaction:read`. */
  id: string;
  /** Its column. */
  action: string;
  /** In plain words: "Xem giao dịch". */
  label: string;
  /** A user with it may move money or let others do so. */
  danger?: boolean;
  /** Why it cannot be changed here: "Bạn không có quyền này". It keeps its current state. */
  fixed?: string;
}

export interface PermissionResource {
  id: string;
  label: string;
  permissions: readonly Permission[];
}

export interface PermissionGroup {
  id: string;
  label: string;
  resources: readonly PermissionResource[];
}

/** A column: what can be done with a resource. */
export interface PermissionAction {
  id: string;
  label: string;
}

export type Chosen = boolean | 'mixed';

export const permissionsOf = (groups: readonly PermissionGroup[]): Permission[] =>
  groups.flatMap(({ resources }) => resources.flatMap(({ permissions }) => permissions));

/** Whether all, some or none of these are chosen. An empty list gives none. */
export function chosenOf(permissions: readonly Permission[], value: ReadonlySet<string>): Chosen {
  const count = permissions.filter(({ id }) => value.has(id)).length;
  if (count === 0) return false;
  return count === permissions.length ? true : 'mixed';
}

/** Selects all of these that may be changed; clears them if all are already selected. */
export function switched(permissions: readonly Permission[], value: ReadonlySet<string>): Set<string> {
  const free = permissions.filter(({ fixed }) => !fixed);
  const all = free.every(({ id }) => value.has(id));
  const next = new Set(value);
  for (const { id } of free) {
    if (all) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** Whether a permission differs from its previous state. */
export const isChanged = (id: string, value: ReadonlySet<string>, before: ReadonlySet<string> | undefined) =>
  before !== undefined && before.has(id) !== value.has(id);

/**
 * The resources that match a query by their own name, their group's or a permission's, and have a permission that
 * `keeps` accepts. A match keeps all permissions of its resource, because they belong together.
 */
export function narrowed(
  groups: readonly PermissionGroup[],
  query: string,
  keeps: (permission: Permission) => boolean = () => true,
): PermissionGroup[] {
  return groups
    .map((group) => ({
      ...group,
      resources: group.resources.filter(
        ({ label, permissions }) =>
          permissions.some(keeps) &&
          matches(
            query,
            [group.label, label, ...permissions.flatMap((one) => [one.label, one.id])].join(' '),
          ),
      ),
    }))
    .filter(({ resources }) => resources.length > 0);
}
