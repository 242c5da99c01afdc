import * as v from 'valibot';
import type { Key, Translate } from '../i18n/index.ts';

/** Specification 5: 8 to 16 characters, one uppercase letter, one digit and one of these special characters. */
const SPECIAL = /[!@#$%^&*()_+{}[\]:;<>,.?~\\/-]/;

const rules: { label: Key; test: (password: string) => boolean }[] = [
  {
    label: 'auth.newPassword.rules.length',
    test: (password) => password.length >= 8 && password.length <= 16,
  },
  { label: 'auth.newPassword.rules.upper', test: (password) => /[A-Z]/.test(password) },
  { label: 'auth.newPassword.rules.digit', test: (password) => /\d/.test(password) },
  { label: 'auth.newPassword.rules.special', test: (password) => SPECIAL.test(password) },
];

/** The rules in the page's language, for the checklist that ticks them while one types. */
export const passwordRules = (t: Translate) => rules.map(({ label, test }) => ({ label: t(label), test }));

/** A new password and its confirmation. */
export function newPasswordSchema(t: Translate) {
  return v.pipe(
    v.object({
      password: v.pipe(
        v.string(),
        v.check((password) => rules.every(({ test }) => test(password)), t('message-pattern-password')),
      ),
      confirm: v.string(),
    }),
    v.forward(
      v.partialCheck(
        [['password'], ['confirm']],
        ({ password, confirm }) => password === confirm,
        t('message-confirm-password'),
      ),
      ['confirm'],
    ),
  );
}
