import { type FormController, PasswordField, Stack } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { passwordRules } from '../../lib/password.ts';

interface NewPasswordFieldsProps {
  form: FormController<{ password: string; confirm: string } & Record<string, string>>;
}

/** A new password with its rules ticked while one types, and its confirmation (specification 5). */
export function NewPasswordFields({ form }: NewPasswordFieldsProps) {
  const t = useT();
  return (
    <Stack gap={4}>
      <PasswordField
        label={t('auth.newPassword.password')}
        autoComplete="new-password"
        required
        rules={passwordRules(t)}
        {...form.field('password')}
      />
      <PasswordField
        label={t('auth.newPassword.confirm')}
        autoComplete="new-password"
        required
        {...form.field('confirm')}
      />
    </Stack>
  );
}
