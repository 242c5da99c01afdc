import { createSteps, type NewPasswordChallenge, type Steps, type VerifierChallenge } from './challenges.ts';
import { createLockout, type Lockout } from './lockout.ts';
import { createResetCodes, type ResetCodes } from './resetCodes.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createTokens, type Tokens } from './tokens.ts';
import type { IdentityOptions } from './types.ts';
import { createUsers, type Users } from './users.ts';

/** All that the operations work on. */
export interface Pool {
  poolId: string;
  clientId: string;
  allowUserPasswordAuth: boolean;
  announce: (line: string) => void;
  users: Users;
  lockout: Lockout;
  verifierSteps: Steps<VerifierChallenge>;
  newPasswordSteps: Steps<NewPasswordChallenge>;
  sessions: Sessions;
  tokens: Tokens;
  resetCodes: ResetCodes;
}

export async function createPool(
  options: Required<Omit<IdentityOptions, 'store'>> & IdentityOptions,
): Promise<Pool> {
  const { poolId, clientId, announce, allowUserPasswordAuth } = options;
  // Token times are whole seconds, whatever the clock gives.
  const now = () => Math.floor(options.now());
  return {
    poolId,
    clientId,
    allowUserPasswordAuth,
    announce,
    users: createUsers(options),
    lockout: createLockout(now),
    verifierSteps: createSteps(now),
    newPasswordSteps: createSteps(now),
    sessions: createSessions(now),
    tokens: await createTokens(poolId, clientId, now),
    resetCodes: createResetCodes(now),
  };
}
