import { useState } from 'react';
import {
  Button,
  CheckIcon,
  CopyIcon,
  type FormController,
  PasswordField,
  RefreshIcon,
  Stack,
} from '#design-system';
import { useT } from '../i18n/index.ts';
import { copyAndTell } from '../lib/copyAndTell.ts';
import { generatePassword, passwordRules } from './password.ts';

interface NewPasswordProps {
  /** For the user's own account: no password is generated to hand over. */
  own?: boolean;
  form: Pick<FormController<{ password: string; confirm: string }>, 'field' | 'set' | 'values'>;
}

/**
 * A new password (specification 5): its rules are checked off during typing. For another user's account the portal can
 * generate one, to be copied once and handed over.
 */
export function NewPassword({ form, own = false }: NewPasswordProps) {
  const t = useT();
  const [made, setMade] = useState<string>();
  const [copied, setCopied] = useState(false);
  const isMade = made !== undefined && form.values.password === made;
  const make = () => {
    const password = generatePassword();
    form.set({ password, confirm: password });
    setMade(password);
    setCopied(false);
  };
  const copy = async () => {
    if (!made) return;
    const words = { done: t('form.password.copied'), failed: t('action.notCopied') };
    setCopied(await copyAndTell(made, words));
  };
  return (
    <>
      <PasswordField
        label={t(own ? 'auth.newPassword.password' : 'auth.password')}
        autoComplete="new-password"
        required
        rules={passwordRules(t)}
        {...form.field('password')}
      />
      {!own && (
        <Stack direction="row" gap={2} wrap>
          <Button size="sm" icon={RefreshIcon} onClick={make}>
            {t('form.password.make')}
          </Button>
          {isMade && (
            <Button size="sm" icon={copied ? CheckIcon : CopyIcon} onClick={() => void copy()}>
              {t(copied ? 'form.password.copied' : 'form.password.copy')}
            </Button>
          )}
        </Stack>
      )}
      <PasswordField
        label={t(own ? 'auth.newPassword.confirm' : 'form.password.confirm')}
        autoComplete="new-password"
        required
        {...form.field('confirm')}
      />
    </>
  );
}
