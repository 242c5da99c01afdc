import { Button, Checkbox, PasswordField, Stack, TextField } from '#design-system';
import { useT } from '../../i18n/index.ts';

export interface SignInValues {
  userName: string;
  password: string;
  keep: boolean;
}

interface SignInFieldsProps {
  values: SignInValues;
  errors?: { userName?: string | undefined; password?: string | undefined };
  onChange: (change: Partial<SignInValues>) => void;
  onForgot: () => void;
  /** Called when it is worth loading the identity service's code. */
  onReach?: () => void;
  submitting?: boolean;
  /** Whether the user may stay signed in on this device (config.json). */
  mayKeep?: boolean;
  /** The button must not submit before the app has loaded: the browser would put the password into the URL. */
  buttonType: 'submit' | 'button';
}

/** The fields of the sign-in form, used in the prerendered HTML and in the running app. */
export function SignInFields({
  values,
  errors = {},
  onChange,
  onForgot,
  onReach,
  submitting,
  mayKeep = true,
  buttonType,
}: SignInFieldsProps) {
  const t = useT();
  return (
    <Stack gap={4} onFocus={onReach}>
      <TextField
        id="sign-in-user"
        name="userName"
        label={t('auth.userName')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.userName}
        onChange={(userName) => onChange({ userName })}
        error={errors.userName}
      />
      <PasswordField
        id="sign-in-password"
        name="password"
        label={t('auth.password')}
        autoComplete="current-password"
        value={values.password}
        onChange={(password) => onChange({ password })}
        error={errors.password}
      />
      {mayKeep && (
        <Checkbox
          name="keep"
          label={t('auth.keep')}
          checked={values.keep}
          onChange={(keep) => onChange({ keep })}
        />
      )}
      <Button
        type={buttonType}
        data-submit
        variant="solid"
        tone="accent"
        size="lg"
        block
        loading={submitting}
      >
        {t('auth.submit')}
      </Button>
      <Stack align="center">
        <Button data-forgot variant="ghost" tone="accent" onClick={onForgot}>
          {t('auth.forgot')}
        </Button>
      </Stack>
    </Stack>
  );
}
