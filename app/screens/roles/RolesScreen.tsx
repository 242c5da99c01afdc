import { PlusIcon } from '#design-system';
import { type Group, listGroups } from '../../api/groups.ts';
import { useT } from '../../i18n/index.ts';
import { useNavigate } from '../../lib/navigation/router.tsx';
import { HeaderButton } from '../../list/HeaderButton.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/useList.ts';
import { roleHref, rolesHref } from '../../nouns/addresses.ts';
import { useCan } from '../../state/access.ts';
import { roleColumns } from './columns.tsx';
import { rolesDefinition as definition } from './definition.ts';
import { useRoleActions } from './useRoleActions.ts';

const rowId = (row: Group) => row.id;

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
      rowId={rowId}
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
      disabledReason={mayCreate ? undefined : t('user.scope', { scope: 'group:create' })}
      onClick={() => go(`${rolesHref}/add`)}
    />
  );
}
