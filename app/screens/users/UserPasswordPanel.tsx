import * as v from 'valibot';
import { TextField } from '#design-system';
import { getUser, updateUserPassword } from '../../api/users.ts';
import { FormPanel } from '../../form/FormPanel.tsx';
import { NewPassword } from '../../form/NewPassword.tsx';
import { newPassword, samePassword } from '../../form/password.ts';
import { useSubmit } from '../../form/useSubmit.ts';
import { useT } from '../../i18n/index.ts';
import type { PanelProps } from '../../lib/navigation/panel.ts';

const NO_PASSWORD = { userName: '', password: '', confirm: '' };

/** `?panel=user-password&of=ND...`: sets another user's password. Nothing of it survives a reload. */
export function UserPasswordPanel({ of = '', onClose }: PanelProps) {
  const t = useT();
  const schema = v.pipe(v.object({ userName: v.string(), ...newPassword(t) }), samePassword(t));
  const task = useSubmit({
    form: { name: `user-password ${of}`, schema, initial: NO_PASSWORD, draft: [] },
    load: async (scope, signal) => ({
      ...NO_PASSWORD,
      userName: (await getUser(scope, of, signal)).userName,
    }),
    stepUp: true,
    send: (scope, { password }) => updateUserPassword(scope, of, password),
    touches: [],
    done: { says: t('message-change-password-success'), next: onClose },
  });
  return (
    <FormPanel
      task={task}
      title={t('user.password.title')}
      description={t('user.password.about')}
      submit={t('user.password.open')}
      onClose={onClose}
    >
      <TextField
        label={t('user.column.userName')}
        autoComplete="username"
        readOnly
        {...task.form.field('userName')}
      />
      <NewPassword form={task.form} />
    </FormPanel>
  );
}
