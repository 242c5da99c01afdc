import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPassword, ownPassword, passwordRules, samePassword } from '#app/form/password.ts';
import { createTranslate, loadLocale, type Translate } from '#app/i18n/index.ts';

let t: Translate;
beforeAll(async () => {
  await loadLocale('vi');
  t = createTranslate('vi');
});

const issues = (password: string, confirm = password) => {
  const result = v.safeParse(v.pipe(v.object(newPassword(t)), samePassword(t)), { password, confirm });
  return (result.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
};

describe('a new password (specification 5)', () => {
  it.each([
    'Demo@2026',
    'Aa1!aaaa',
    'AAAAAAA1!',
    'Mật khẩu 1!M',
    `A1${'!'.repeat(14)}`,
    ...[...'!@#$%^&*()_+{}[]:;<>,.?~\\/-'].map((special) => `Abcdefg1${special}`),
  ])('%s is one', (password) => expect(issues(password)).toEqual([]));

  it.each([
    ['too short', 'Demo@26'],
    ['too long', 'Demo@202620262026'],
    ['without an uppercase letter', 'demo@2026'],
    ['without a digit', 'Demo@demo'],
    ['without a special character', 'Demo20266'],
    ['with a special character that is not on the list', 'Demo"2026'],
    ['with a quote', "Demo'2026"],
    ['with a bar', 'Demo|2026'],
    ['with an equals sign', 'Demo=2026'],
    ['with a blank before it', ' Demo@2026'],
    ['with a blank behind it', 'Demo@2026 '],
    ['empty', ''],
  ])('%s: none', (_, password) => {
    expect(issues(password)).toEqual([['password', t('message-pattern-password')]]);
  });

  it('is typed twice alike', () => {
    expect(issues('Demo@2026', 'Demo@2027')).toEqual([['confirm', t('message-confirm-password')]]);
    expect(issues('Demo@2026', 'Demo@2026 ')).toEqual([['confirm', t('message-confirm-password')]]);
  });

  it('has its rules told one by one', () => {
    const met = (password: string) => passwordRules(t).map(({ test }) => test(password));
    expect(met('')).toEqual([false, false, false, false, false]);
    expect(met('Demo@2026')).toEqual([true, true, true, true, true]);
    expect(met('DEMO')).toEqual([false, true, false, false, true]);
    expect(met('Demo@2026 ')).toEqual([true, true, true, true, false]);
    expect(passwordRules(t).every(({ label }) => label !== '')).toBe(true);
  });
});

it.each([
  ['', ['stepUp.missing']],
  [' Demo@2026', ['auth.error.blank-ends']],
  ['Demo@2026\u00a0', ['auth.error.blank-ends']],
  ['Demo 2026', []],
] as const)('one that somebody has, typed as "%s", says %j before anything is sent', (typed, keys) => {
  const { issues: found = [] } = v.safeParse(ownPassword(t), typed);
  expect(found.map(({ message }) => message)).toEqual(keys.map((key) => t(key)));
});
