import { CognitoError, incorrect, limitExceeded } from '../errors.ts';
import { checkUserName, text } from '../input.ts';
import type { Account } from '../users.ts';
import { assertClient, authorize, type Operation } from './shared.ts';

/** The signed-in user's own change. Guessing the old password locks like guessing at sign-in. */
export const changePassword: Operation = (pool, input) => {
  const account = authorize(pool, input);
  const previous = text(input, 'PreviousPassword');
  const proposed = text(input, 'ProposedPassword');
  try {
    pool.lockout.assertOpen(account.userName);
  } catch {
    throw limitExceeded();
  }
  if (!pool.users.hasPassword(account, previous)) {
    pool.lockout.failed(account.userName);
    throw incorrect();
  }
  pool.users.setPassword(account, proposed);
  pool.lockout.succeeded(account.userName);
  return {};
};

/** A temporary password is replaced by signing in with it, and a disabled account not at all. */
const canReset = ({ disabled, credential }: Account) => !disabled && credential.status === 'CONFIRMED';

/** `a***@e***`, as the service masks an address. */
function masked(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${[...local][0] ?? ''}***@${[...domain][0] ?? ''}***`;
}

/** The line on the console; it also says why a person of the pool gets no code, which the answer must not. */
function mail(account: Account, code: string): string {
  const { userName, email, disabled } = account;
  if (canReset(account)) return `Reset code for ${userName} (to ${email}): ${code}`;
  const reason = disabled ? 'is disabled' : 'must sign in with the temporary password';
  return `No reset code for ${userName}: the user ${reason}.`;
}

/** Answers alike for every name; the code goes to `announce`, never into the answer. */
export const forgotPassword: Operation = (pool, input) => {
  assertClient(pool, input);
  const userName = checkUserName(text(input, 'Username'));
  const code = pool.resetCodes.issue(userName);
  const account = pool.users.find(userName);
  if (account) pool.announce(mail(account, code));
  return {
    CodeDeliveryDetails: {
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: masked(pool.users.mailboxFor(userName)),
    },
  };
};

/** A weak password leaves the code usable. */
export const confirmForgotPassword: Operation = (pool, input) => {
  assertClient(pool, input);
  const userName = checkUserName(text(input, 'Username'));
  const code = text(input, 'ConfirmationCode');
  const password = text(input, 'Password');
  const account = pool.users.find(userName);
  if (!pool.resetCodes.isRight(userName, code) || !account || !canReset(account)) {
    throw new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');
  }
  pool.users.setPassword(account, password);
  pool.resetCodes.used(userName);
  pool.lockout.succeeded(userName);
  return {};
};
