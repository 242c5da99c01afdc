import { EditIcon, type MenuItem, PlusIcon, ShowIcon, UsersIcon } from '#design-system';
import type { Group } from '../../api/groups.ts';
import { useT } from '../../i18n/index.ts';
import { useNavigate } from '../../lib/navigation/router.tsx';
import { allows } from '../../lib/permission.ts';
import { copyItem } from '../../list/rowItems.ts';
import { copyRoleHref, roleHref, usersOfRoleHref } from '../../nouns/addresses.ts';
import { useStartPreview } from '../../nouns/role/useStartPreview.ts';
import { useCan, useViewer } from '../../state/access.ts';

/** Row actions of a role. The API cannot delete a role (docs/contract.md). */
export function useRoleActions() {
  const t = useT();
  const go = useNavigate();
  const viewer = useViewer();
  const mayCreate = useCan('group:create');
  const mayUpdate = useCan('group:update');
  const startPreview = useStartPreview();
  return ({ id, name = id, scopes }: Group): MenuItem[] => [
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
      onSelect: () => startPreview({ name, scopes }),
    },
    {
      id: 'copy',
      label: t('role.copy'),
      icon: PlusIcon,
      onSelect: () => go(copyRoleHref(id)),
      disabledReason: mayCreate ? undefined : t('user.scope', { scope: 'group:create' }),
    },
    ...(viewer && allows('user', viewer)
      ? [{ id: 'users', label: t('role.users'), icon: UsersIcon, href: usersOfRoleHref(id) }]
      : []),
    { ...copyItem(id, t), id: 'id', separatorBefore: true },
  ];
}
