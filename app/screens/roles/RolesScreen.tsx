import { type Action, EditIcon, PlusIcon, ShowIcon, UsersIcon } from '#design-system';
import { type Group, listGroups } from '../../api/groups.ts';
import { useT } from '../../i18n/index.ts';
import { useNavigate } from '../../lib/navigation/router.tsx';
import { allows } from '../../lib/permission.ts';
import { HeaderButton } from '../../list/HeaderButton.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { copyItem } from '../../list/rowItems.ts';
import { useList } from '../../list/useList.ts';
import { copyRoleHref, roleHref, rolesHref, usersOfRoleHref } from '../../shared/addresses.ts';
import { useStartPreview } from '../../shared/role/useStartPreview.ts';
import { useCan, useViewer } from '../../state/access.ts';
import { roleColumns } from './columns.tsx';
import { rolesDefinition as definition } from './definition.ts';

/** /merchant/setting/role */
export function RolesScreen() {
  const t = useT();
  const rowActions = useRoleActions();
  const list = useList({ name: 'roles', definition, load: listGroups });
  return (
    <ListScreen
      list={list}
      title={t('role.title')}
      caption={t('role.caption')}
      columns={roleColumns}
      rowHref={(row) => roleHref(row.id)}
      rowLabel={({ id, name = id }) => t('role.name', { name })}
      rowActions={rowActions}
      actions={<AddRole />}
      firstUse={{ title: t('role.emptyTitle'), text: t('role.emptyText') }}
      scope="group:read"
      file={{ name: t('role.fileName'), scope: 'group:read' }}
    />
  );
}

/** The way to a new role. */
function AddRole() {
  const t = useT();
  const go = useNavigate();
  const mayCreate = useCan('group:create');
  return (
    <HeaderButton
      variant="solid"
      tone="accent"
      icon={PlusIcon}
      label={t('role.add')}
      disabled={mayCreate ? undefined : t('user.scope', { scope: 'group:create' })}
      onClick={() => go(`${rolesHref}/add`)}
    />
  );
}

/** Row actions of a role. The API cannot delete a role (docs/contract.md). */
function useRoleActions() {
  const t = useT();
  const go = useNavigate();
  const viewer = useViewer();
  const mayCreate = useCan('group:create');
  const mayUpdate = useCan('group:update');
  const startPreview = useStartPreview();
  return ({ id, name = id, scopes }: Group): Action[] => [
    {
      id: 'edit',
      label: t(mayUpdate ? 'role.edit' : 'action.open'),
      icon: EditIcon,
      href: roleHref(id),
    },
    {
      id: 'preview',
      label: t('preview.start'),
      icon: ShowIcon,
      run: () => startPreview({ name, scopes }),
    },
    {
      id: 'copy',
      label: t('role.copy'),
      icon: PlusIcon,
      run: () => go(copyRoleHref(id)),
      disabled: mayCreate ? undefined : t('user.scope', { scope: 'group:create' }),
    },
    ...(viewer && allows('user', viewer)
      ? [{ id: 'users', label: t('role.users'), icon: UsersIcon, href: usersOfRoleHref(id) }]
      : []),
    { ...copyItem(id, t), id: 'id', separatorBefore: true },
  ];
}
