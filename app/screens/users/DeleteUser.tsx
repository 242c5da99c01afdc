import { ConfirmModal, toast } from '#design-system';
import { ApiError } from '../../api/errors.ts';
import { deleteUser, type User } from '../../api/users.ts';
import { useStepUp } from '../../form/useStepUp.tsx';
import { useT } from '../../i18n/index.ts';
import { useMutation, useQueryClient } from '../../lib/query.tsx';
import { useScope } from '../../state/business.ts';
import { failureText } from '../../state/failureText.ts';

interface DeleteUserProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Asks for the user name to be typed, for it cannot be undone. That the last person who may manage users stays is for
 * the service to say.
 */
export function DeleteUser({ user, ...disclosure }: DeleteUserProps) {
  const t = useT();
  const scope = useScope();
  const queries = useQueryClient();
  const remove = useMutation({ mutationFn: (id: string) => deleteUser(scope, id) });
  const stepUp = useStepUp();
  const name = user.userName;
  const confirm = async () => {
    if (!(await stepUp.confirmIdentity())) throw new Error(t('stepUp.cancelled'));
    // Somebody else may have deleted him meanwhile: that is what was wanted.
    await remove.mutateAsync(user.id).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.isNotFound)) throw error;
    });
    toast({ tone: 'success', title: t('user.delete.done', { name }) });
    void queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === scope.merchantId && queryKey[2] === 'users',
    });
  };
  return (
    <>
      <ConfirmModal
        {...disclosure}
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
