import { Link } from '#design-system';
import type { Group } from '../../api/groups.ts';
import { formatCount } from '../../lib/money.ts';
import { allows } from '../../lib/permission.ts';
import { shown } from '../../lib/shown.ts';
import type { ListColumns } from '../../list/listColumns.tsx';
import { usersOfRoleHref } from '../../shared/addresses.ts';
import { useViewer } from '../../state/access.ts';
import { useRoleUsers } from './useRoleUsers.ts';

/** How many users have the role, with a link to them for those who may see users. */
function RoleUsers({ id }: Pick<Group, 'id'>) {
  const count = useRoleUsers()?.(id);
  const viewer = useViewer();
  if (count === undefined) return '-';
  if (!viewer || !allows('user', viewer)) return formatCount(count);
  return (
    <Link variant="quiet" href={usersOfRoleHref(id)}>
      {formatCount(count)}
    </Link>
  );
}

/** The list's columns. */
export const roleColumns: ListColumns<Group> = {
  header: (field) => `role.column.${field}`,
  columns: ({ t, name, code, store }) => {
    const place = ({ storeId, storeName = '-' }: Group) =>
      storeId ? shown(storeName, 200) : t('user.form.allStores');
    const rights = ({ scopes }: Group) =>
      scopes.includes('*') ? t('role.everything') : formatCount(scopes.length);
    return [
      name('name', { width: 240, grow: 2 }),
      code('id', { width: 120 }),
      store('storeName', {
        text: place,
        width: 240,
        grow: 1,
        card: 'meta',
        file: { kind: 'text', value: place },
      }),
      {
        id: 'scopes',
        header: t('role.column.scopes'),
        cell: rights,
        text: rights,
        onCard: (row) => (row.scopes.includes('*') ? rights(row) : t.count('role.count', row.scopes.length)),
        align: 'end',
        width: 120,
        card: 'meta',
        file: { kind: 'text', value: rights },
      },
      {
        id: 'users',
        header: t('role.column.users'),
        cell: ({ id }) => <RoleUsers id={id} />,
        align: 'end',
        width: 144,
      },
    ];
  },
};
