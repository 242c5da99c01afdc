import { timingSafeEqual } from 'node:crypto';
import { CognitoError, incorrect, invalidParameter, notAuthorized } from '../errors.ts';
import { type Input, map, parameter, text } from '../input.ts';
import type { Pool } from '../pool.ts';
import { expectedSignature, poolName } from '../srp.ts';
import { passwordChecked } from './passwordChecked.ts';
import { assertClient, type Operation, signedIn } from './shared.ts';

/** `Fri Nov 20 16:27:05 UTC 2026`. Only the form is checked: a client's clock may be wrong by hours. */
const TIMESTAMP =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2} \d\d:\d\d:\d\d UTC \d{4}$/;

/** The second half of the SRP exchange. One answer per exchange, right or wrong. */
function verifyPassword(pool: Pool, responses: Input): Record<string, unknown> {
  const secretBlock = parameter(responses, 'PASSWORD_CLAIM_SECRET_BLOCK');
  const userName = parameter(responses, 'USERNAME');
  const given = Buffer.from(parameter(responses, 'PASSWORD_CLAIM_SIGNATURE'), 'base64');
  const timestamp = parameter(responses, 'TIMESTAMP');
  if (!TIMESTAMP.test(timestamp)) {
    throw invalidParameter('TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.');
  }
  const step = pool.verifierSteps.take(secretBlock);
  if (step.userName !== userName) throw incorrect();

  return passwordChecked(pool, userName, () => {
    const message = [poolName(pool.poolId), userName, Buffer.from(secretBlock, 'base64'), timestamp];
    const signature = expectedSignature(step.exchange, step.A, step.stored.verifier, message);
    const right = given.length === signature.length && timingSafeEqual(given, signature);
    // A password changed since the exchange began must not be let in by its predecessor.
    const current = pool.users.find(userName)?.credential;
    return right && current === step.stored;
  });
}

/** May be repeated after a weak password; ends with the first good one, or when the password changed elsewhere. */
function setNewPassword(pool: Pool, handle: string, responses: Input): Record<string, unknown> {
  const { account, credential } = pool.newPasswordSteps.read(handle);
  if (account.userName !== parameter(responses, 'USERNAME') || account.credential !== credential) {
    throw notAuthorized('Invalid session for the user.');
  }
  const password = parameter(responses, 'NEW_PASSWORD');
  if (pool.users.hasPassword(account, password)) {
    throw new CognitoError('PasswordHistoryPolicyViolationException', 'Password has previously been used.');
  }
  pool.users.setPassword(account, password);
  pool.newPasswordSteps.take(handle);
  return signedIn(pool, account);
}

export const respondToAuthChallenge: Operation = (pool, input) => {
  assertClient(pool, input);
  const responses = map(input, 'ChallengeResponses');
  const session = input.Session ?? undefined;
  switch (text(input, 'ChallengeName')) {
    case 'PASSWORD_VERIFIER':
      // The SECRET_BLOCK is this step's session and no other was given out.
      if (session === undefined) return verifyPassword(pool, responses);
      break;
    case 'NEW_PASSWORD_REQUIRED':
      if (session !== undefined) return setNewPassword(pool, text(input, 'Session'), responses);
  }
  throw notAuthorized('Invalid session for the user.');
};
