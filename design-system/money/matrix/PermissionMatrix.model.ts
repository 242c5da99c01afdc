import { matches } from '../../form/fold.ts';

export interface Permission {
  /** The scope itself: `transaction:read`. */
  id: string;
  /** Its column. */
  action: string;
  /** In plain words: "Xem giao dịch". */
  label: string;
  /** A person with it may move money or let others do so. */
  danger?: boolean;
  /** Why it cannot be changed here: "Bạn không có quyền này". It keeps the state that it has. */
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

/** A column: what may be done with a resource. */
export interface PermissionAction {
  id: string;
  label: string;
}

export type Chosen = boolean | 'mixed';

export const permissionsOf = (groups: readonly PermissionGroup[]): Permission[] =>
  groups.flatMap(({ resources }) => resources.flatMap(({ permissions }) => permissions));

/** Whether all, some or none of these are chosen. Of nothing, none are. */
export function chosenOf(permissions: readonly Permission[], value: ReadonlySet<string>): Chosen {
  const count = permissions.filter(({ id }) => value.has(id)).length;
  if (count === 0) return false;
  return count === permissions.length ? true : 'mixed';
}

/** Chooses all of these that may be changed; none of them where they all are chosen already. */
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

/** Whether a permission is another than it was. */
export const isChanged = (id: string, value: ReadonlySet<string>, before: ReadonlySet<string> | undefined) =>
  before !== undefined && before.has(id) !== value.has(id);

/**
 * The resources that answer a query by their name, their group's, or a permission's, and of which `keeps` accepts a
 * permission. A resource is found whole: what may be done with it belongs together.
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
