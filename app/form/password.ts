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
  // A leading or trailing space is invisible, and the identity service refuses it. This rule is not in specification 5.
  {
    label: 'auth.newPassword.rules.blank',
    test: (password) => password !== '' && password === password.trim(),
  },
];

/** The rules in the page's language, for the checklist shown during typing. */
export const passwordRules = (t: Translate) => rules.map(({ label, test }) => ({ label: t(label), test }));

/** An existing password: not empty, and without a leading or trailing space. */
export const ownPassword = (t: Translate) =>
  v.pipe(
    v.string(),
    v.nonEmpty(t('stepUp.missing')),
    v.check((password) => password === password.trim(), t('auth.error.blank-ends')),
  );

/** The fields of a new password and its confirmation, for a form's schema; `samePassword` compares them. */
export const newPassword = (t: Translate) => ({
  password: v.pipe(
    v.string(),
    v.check((password) => rules.every(({ test }) => test(password)), t('message-pattern-password')),
  ),
  confirm: v.string(),
});

type Typed = { password: string; confirm: string };

/**
 * The rule that the confirmation equals the password (specification 5); its message is shown below the confirmation.
 */
export const samePassword = <Values extends Typed>(t: Translate) =>
  v.forward(
    v.check<Typed, string>(({ password, confirm }) => password === confirm, t('message-confirm-password')),
    ['confirm'],
    // It reads only these two fields, so it fits every form that has them.
  ) as unknown as v.CheckAction<Values, string>;

const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const LOWER = 'abcdefghijkmnpqrstuvwxyz';
const DIGITS = '23456789';
const MARKS = '!@#$%&*+?-';
const ALL = UPPER + LOWER + DIGITS + MARKS;
const LENGTH = 14;

/** A random number from 0 to below `below`, uniformly distributed. */
function draw(below: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  const limit = Math.floor(2 ** 32 / below) * below;
  return value < limit ? value % below : draw(below);
}

/**
 * A random password that satisfies the rules, without characters that look alike (I, l, 1, O, 0). It starts with a
 * letter: a spreadsheet would read a leading symbol as a formula.
 */
export function generatePassword(): string {
  const letters = [UPPER, LOWER, DIGITS, MARKS, ...Array.from({ length: LENGTH - 4 }, () => ALL)].map(
    (from) => from[draw(from.length)] ?? '',
  );
  for (let last = letters.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [letters[last], letters[other]] = [letters[other] ?? '', letters[last] ?? ''];
  }
  const password = letters.join('');
  return /^[A-Za-z]/.test(password) ? password : generatePassword();
}
