import { useState } from 'react';
import {
  type Action,
  Banner,
  Button,
  ConfirmModal,
  DeleteIcon,
  EditIcon,
  LockIcon,
  Modal,
  RoleIcon,
  toast,
} from '#design-system';
import { listAllGroups } from '../../api/groups.ts';
import { ApiError } from '../../api/http/errors.ts';
import { deleteUser, listUsers, type User } from '../../api/users.ts';
import { useStepUp } from '../../form/useStepUp.tsx';
import { useT } from '../../i18n/index.ts';
import { usePanel } from '../../lib/navigation/panel.ts';
import { can } from '../../lib/permission.ts';
import { useMutation, useQuery } from '../../lib/query.tsx';
import { copyItem } from '../../list/rowItems.ts';
import { listKey } from '../../list/useList.ts';
import { useCan, useUser, useViewer } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { failureText } from '../../state/failureText.ts';
import { useReadAgain } from '../../state/queryKeys.ts';

/** Why the viewer may not change or delete a user: missing right, a user of the service, or their own account. */
function useUserDenial() {
  const t = useT();
  const me = useUser();
  const viewer = useViewer();
  const may = { 'user:update': useCan('user:update'), 'user:delete': useCan('user:delete') };
  return (user: User, scope: keyof typeof may): string | undefined => {
    if (user.userType === 'ADMIN' && viewer?.userType !== 'ADMIN') return t('user.adminOnly');
    if (!may[scope]) return t('user.scope', { scope });
    return scope === 'user:delete' && me?.id === user.id ? t('user.delete.own') : undefined;
  };
}

/** How to edit a user and to set another password, for the row's menu and the quick look. */
export function useUserEdits() {
  const t = useT();
  const panel = usePanel();
  const denial = useUserDenial();
  return (user: User) => {
    const action = (id: 'edit' | 'password', icon: Action['icon']): Action => ({
      id,
      label: t(`user.${id}.open`),
      icon,
      run: () => panel.open(`user-${id}`, user.id),
      disabled: denial(user, 'user:update'),
    });
    return { edit: action('edit', EditIcon), password: action('password', LockIcon) };
  };
}

/**
 * Row actions of a user: show rights, edit, set another password, copy the user name, delete; with the dialog for
 * deleting.
 */
export function useUserActions(onLook: (user: User) => void) {
  const t = useT();
  const denial = useUserDenial();
  const editsOf = useUserEdits();
  // Kept while the dialog animates out.
  const [leaving, setLeaving] = useState<User>();
  const [asking, setAsking] = useState(false);
  const itemsOf = (user: User): Action[] => {
    const { edit, password } = editsOf(user);
    return [
      { id: 'rights', label: t('user.rights.open'), icon: RoleIcon, run: () => onLook(user) },
      edit,
      password,
      copyItem(user.userName, t),
      {
        id: 'delete',
        label: t('user.delete.open'),
        icon: DeleteIcon,
        tone: 'danger',
        separatorBefore: true,
        run: () => {
          setLeaving(user);
          setAsking(true);
        },
        disabled: denial(user, 'user:delete'),
      },
    ];
  };
  return {
    itemsOf,
    dialog: leaving && <DeleteUser user={leaving} open={asking} onOpenChange={setAsking} />,
  };
}

interface DeleteUserProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Whether no one would be left who may manage users (screens 2.10); undefined until known. If the portal cannot see all
 * users or the rights of their roles, or a call fails, only the service decides.
 */
function useIsLastManager(user: User, asked: boolean): boolean | undefined {
  const scope = useScope();
  const canKnow = useCan('group:read') && scope.storeId === undefined && user.groupId !== undefined;
  const { data, isError } = useQuery({
    queryKey: listKey(scope, 'users', 'lastManager', user.id),
    queryFn: async ({ signal }) => {
      const groups = await listAllGroups({ merchantId: scope.merchantId }, signal);
      // An unreadable role may give the same right.
      if (groups.items.length < groups.total) return false;
      const managing = groups.items.filter(({ scopes }) => can(scopes, 'user:update', scope.merchantId));
      if (!managing.some(({ id }) => id === user.groupId)) return false;
      const groupId = managing.map(({ id }) => id).join();
      const status = 'ACTIVE,FORCE_CHANGE_PASSWORD';
      const { items } = await listUsers(scope, { page: 1, pageSize: 2, groupId, status }, signal);
      const isAlone = items.some(({ id }) => id === user.id) && items.every(({ id }) => id === user.id);
      return isAlone && user.status !== 'DISABLED';
    },
    enabled: asked && canKnow,
    meta: { quiet: true },
  });
  return canKnow && !isError ? data : false;
}

/** Asks the user to type the user name, because deleting cannot be undone. */
function DeleteUser({ user, ...disclosure }: DeleteUserProps) {
  const t = useT();
  const scope = useScope();
  const readAgain = useReadAgain();
  const remove = useMutation({ mutationFn: (id: string) => deleteUser(scope, id) });
  const stepUp = useStepUp();
  const { open, onOpenChange } = disclosure;
  const isLast = useIsLastManager(user, open);
  const name = user.userName;
  const confirm = async () => {
    if (!(await stepUp.confirmIdentity())) return false;
    // Someone else may have deleted the user meanwhile: the goal is reached.
    await remove.mutateAsync(user.id).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.isNotFound)) throw error;
    });
    toast({ tone: 'success', title: t('user.delete.done', { name }) });
    void readAgain(['users']);
    return true;
  };
  return (
    <>
      <Modal
        open={open && isLast === true}
        onOpenChange={onOpenChange}
        size="sm"
        title={t('user.delete.refused', { name })}
        footer={<Button onClick={() => onOpenChange(false)}>{t('action.close')}</Button>}
      >
        <Banner tone="warning" title={t('user.delete.last')}>
          {t('user.delete.lastHelp')}
        </Banner>
      </Modal>
      <ConfirmModal
        open={open && isLast === false}
        onOpenChange={onOpenChange}
        tone="danger"
        title={t('user.delete.title', { name })}
        consequence={t('user.delete.text')}
        confirmLabel={t('user.delete.open')}
        typed={{ label: t('user.delete.typed', { name }), expected: name }}
        onConfirm={confirm}
        describeError={(error) => failureText(error, t)}
      />
      {stepUp.dialog}
    </>
  );
}
