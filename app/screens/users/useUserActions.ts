import { CopyIcon, DeleteIcon, EditIcon, LockIcon, type MenuItem } from '#design-system';
import type { User } from '../../api/users.ts';
import { useT } from '../../i18n/index.ts';
import { usePanel } from '../../lib/panel.ts';
import { copyId } from '../../list/copyId.ts';
import { useCan, useUser, useViewer } from '../../state/access.ts';

/** What one user of the list may be asked: edit, another password, copy the user name, delete. */
export function useUserActions(onDelete: (user: User) => void) {
  const t = useT();
  const panel = usePanel();
  const me = useUser();
  const viewer = useViewer();
  const mayUpdate = useCan('user:update');
  const mayDelete = useCan('user:delete');
  return (user: User): MenuItem[] => {
    const isBeyond = user.userType === 'ADMIN' && viewer?.userType !== 'ADMIN';
    /** Off, with the reason, where this person may not. */
    const gate = (may: boolean, scope: string, reason?: string) => {
      const why = isBeyond ? t('user.adminOnly') : may ? reason : t('user.scope', { scope });
      return why ? { disabled: true, disabledReason: why } : {};
    };
    return [
      {
        id: 'edit',
        label: t('user.edit.open'),
        icon: EditIcon,
        onSelect: () => panel.open('user-edit', user.id),
        ...gate(mayUpdate, 'user:update'),
      },
      {
        id: 'password',
        label: t('user.password.open'),
        icon: LockIcon,
        onSelect: () => panel.open('user-password', user.id),
        ...gate(mayUpdate, 'user:update'),
      },
      {
        id: 'copy',
        label: t('action.copyId'),
        icon: CopyIcon,
        onSelect: () => void copyId(user.userName, t),
      },
      {
        id: 'delete',
        label: t('user.delete.open'),
        icon: DeleteIcon,
        tone: 'danger',
        separatorBefore: true,
        onSelect: () => onDelete(user),
        ...gate(mayDelete, 'user:delete', me?.id === user.id ? t('user.delete.own') : undefined),
      },
    ];
  };
}
