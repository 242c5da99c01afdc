import { initiateAuth } from './initiateAuth.ts';
import { changePassword, confirmForgotPassword, forgotPassword } from './password.ts';
import { respondToAuthChallenge } from './respondToAuthChallenge.ts';
import { getTokensFromRefreshToken, getUser, globalSignOut, revokeToken } from './session.ts';
import type { Operation } from './shared.ts';

/** What the X-Amz-Target header may name. */
export const OPERATIONS: ReadonlyMap<string, Operation> = new Map([
  ['InitiateAuth', initiateAuth],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['RevokeToken', revokeToken],
  ['GlobalSignOut', globalSignOut],
  ['GetUser', getUser],
  ['ChangePassword', changePassword],
  ['ForgotPassword', forgotPassword],
  ['ConfirmForgotPassword', confirmForgotPassword],
]);
