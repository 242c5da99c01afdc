import { type FieldBinding, PasswordField, Stack } from '#design-system';
import { passwordRules } from '../../form/password.ts';
import { useT } from '../../i18n/index.ts';

interface NewPasswordFieldsProps {
  password: FieldBinding<string>;
  confirm: FieldBinding<string>;
}

/** A new password with its rules ticked while one types, and its confirmation (specification 5). */
export function NewPasswordFields({ password, confirm }: NewPasswordFieldsProps) {
  const t = useT();
  return (
    <Stack gap={4}>
      <PasswordField
        label={t('auth.newPassword.password')}
        autoComplete="new-password"
        required
        rules={passwordRules(t)}
        {...password}
      />
      <PasswordField
        label={t('auth.newPassword.confirm')}
        autoComplete="new-password"
        required
        {...confirm}
      />
    </Stack>
  );
}
