import { CognitoError } from './identity/errors.ts';
import { handle } from './identity/http.ts';
import { createPool } from './identity/pool.ts';
import type { Identity, IdentityOptions } from './identity/types.ts';

export type {
  CredentialStore,
  Identity,
  IdentityOptions,
  IdentityUser,
  StoredCredential,
} from './identity/types.ts';

export const SANDBOX_POOL_ID = 'ap-southeast-1_Sandbox01';
export const SANDBOX_CLIENT_ID = 'merchant-portal';

/**
 * A stand-in for Cognito for people who have no pool: the protocol that the portal's client speaks, with real SRP, as a
 * pool with ALLOW_USER_SRP_AUTH, ALLOW_REFRESH_TOKEN_AUTH, PreventUserExistenceErrors and EnableTokenRevocation has it.
 * Its tokens end with the process, since the key is made here. Bind it to the loopback interface only.
 *
 * Rejects when NODE_ENV is `production`, for a malformed pool id, and for two users of one name.
 */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  if (process.env.NODE_ENV === 'production') {
    throw new Error('The identity sandbox never runs in production.');
  }
  const poolId = options.poolId ?? SANDBOX_POOL_ID;
  if (!/^[a-z]+(-[a-z]+)+-\d+_[0-9A-Za-z]+$/.test(poolId)) throw new Error(`Not a pool id: ${poolId}`);

  const pool = await createPool({
    ...options,
    poolId,
    clientId: options.clientId ?? SANDBOX_CLIENT_ID,
    now: options.now ?? (() => Date.now() / 1000),
    announce: options.announce ?? ((line) => console.info(line)),
    allowUserPasswordAuth: options.allowUserPasswordAuth ?? false,
  });

  return {
    handle: (request) => handle(pool, request),
    async verifyIdToken(token) {
      const checked = pool.tokens.check(token, 'id');
      if (!checked || checked.expired) return null;
      const { sub, email, 'cognito:username': userName } = checked.claims;
      return { sub: String(sub), userName: String(userName), email: String(email) };
    },
    addUser: (user) => pool.users.add(user),
    verifyPassword(userName, password) {
      const account = pool.users.find(userName);
      return account !== undefined && pool.users.hasPassword(account, password);
    },
    setPassword(userName, password) {
      const account = pool.users.find(userName);
      if (!account) throw new CognitoError('UserNotFoundException', 'User does not exist.');
      pool.users.setPassword(account, password);
    },
  };
}
