import { GatedButton, GatedIconButton, PlusIcon, useNarrow } from '#design-system';
import { type Group, listGroups } from '../../api/groups.ts';
import { useT } from '../../i18n/index.ts';
import { useNavigate } from '../../lib/navigation/router.tsx';
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

/** Link to a new role; an icon on a phone. */
function AddRole() {
  const t = useT();
  const go = useNavigate();
  const narrow = useNarrow();
  const mayCreate = useCan('group:create');
  const add = {
    variant: 'solid',
    tone: 'accent',
    icon: PlusIcon,
    disabledReason: mayCreate ? undefined : t('user.scope', { scope: 'group:create' }),
    onClick: () => go(`${rolesHref}/add`),
  } as const;
  if (narrow) return <GatedIconButton {...add} label={t('role.add')} />;
  return <GatedButton {...add}>{t('role.add')}</GatedButton>;
}
