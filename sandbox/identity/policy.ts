import { CognitoError } from './errors.ts';

const RULES: [test: (password: string) => boolean, message: string][] = [
  [(password) => password.length >= 8, 'Password not long enough'],
  [(password) => password.length <= 16, 'Password too long'],
  [(password) => /[A-Z]/.test(password), 'Password must have uppercase characters'],
  [(password) => /[0-9]/.test(password), 'Password must have numeric characters'],
  [(password) => /[!@#$%^&*()_+{}[\]:;<>,.?~\\/-]/.test(password), 'Password must have symbol characters'],
];

/** Refuses a password that breaks specification 5, in the service's words ("too long" is ours: it has no maximum). */
export function assertPolicy(password: string): void {
  for (const [holds, message] of RULES) {
    if (!holds(password)) {
      throw new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${message}`);
    }
  }
}
