import { randomUUID } from 'node:crypto';
import { CognitoError } from './identity/errors.ts';
import type { Input } from './identity/input.ts';
import { createOperations } from './identity/operations.ts';
import { createTokens } from './identity/tokens.ts';
import { type CredentialStore, createUsers, type IdentityUser } from './identity/users.ts';

export type { CredentialStore, IdentityUser } from './identity/users.ts';

export const SANDBOX_POOL_ID = 'ap-southeast-1_Sandbox01';
export const SANDBOX_CLIENT_ID = 'merchant-portal';

interface IdentityOptions {
  users: readonly IdentityUser[];
  /** `<region>_<name>`; the client reads the region from it. */
  poolId?: string;
  clientId?: string;
  /** Unix seconds. */
  now?: () => number;
  /** Called with codes that a user would receive by mail or phone. */
  announce?: (line: string) => void;
  store?: CredentialStore;
}

export interface Identity {
  /** Handles POST with X-Amz-Target at any path, GET `.../<poolId>/.well-known/jwks.json`, and OPTIONS. */
  handle(request: Request): Promise<Response>;
  /** Adds a user, who sets their own password at the first sign-in. Without a password, uses the stored credential. */
  addUser(user: Omit<IdentityUser, 'password'> & { password?: string }): void;
  /** Whether it is the user's current password. */
  verifyPassword(userName: string, password: string): boolean;
  /** The user of a valid id token (signature, expiry, token_use), or null. */
  verifyIdToken(token: string): Promise<{ sub: string; userName: string; email: string } | null>;
  /**
   * Sets a permanent password. Throws an error named UserNotFoundException or InvalidPasswordException (specification
   * 5).
   */
  setPassword(userName: string, password: string): void;
}

const TARGET = 'AWSCognitoIdentityProviderService.';

function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(body === null ? null : JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/x-amz-json-1.1',
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': 'x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage,Date',
      'x-amzn-RequestId': randomUUID(),
      ...headers,
    },
  });
}

async function readBody(request: Request): Promise<Input> {
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Input;
  throw new CognitoError('SerializationException', 'Start of structure expected.');
}

/**
 * A mock of Cognito for developers without a pool: implements the protocol as far as the portal's client uses it, with
 * real SRP, like a pool with ALLOW_USER_SRP_AUTH, ALLOW_USER_AUTH and PreventUserExistenceErrors. Its tokens are only
 * valid during this process, which creates their key. Bind it to the loopback interface only. Rejects when NODE_ENV is
 * `production`.
 */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  if (process.env.NODE_ENV === 'production') {
    throw new Error('The identity sandbox never runs in production.');
  }
  const { poolId = SANDBOX_POOL_ID, clientId = SANDBOX_CLIENT_ID, announce = console.info } = options;
  // Token times are whole seconds, even if the clock is not.
  const now = () => Math.floor(options.now?.() ?? Date.now() / 1000);
  const users = createUsers(poolId, options.users, options.store);
  const tokens = await createTokens(poolId, clientId, now);
  const operate = createOperations({ poolId, clientId, users, tokens, now, announce });

  /** The site that calls: it shares its origin with the pool here, so the `Origin` header is not needed. */
  const siteOf = (request: Request) => {
    const { origin, hostname } = new URL(request.url);
    return { origin, rpId: hostname };
  };

  async function route(request: Request): Promise<Response> {
    switch (request.method) {
      case 'OPTIONS':
        return answer(204, null, {
          'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
          'Access-Control-Allow-Headers': '*',
          'Access-Control-Max-Age': '600',
        });
      case 'POST': {
        const target = request.headers.get('X-Amz-Target') ?? '';
        return answer(200, operate(target.replace(TARGET, ''), await readBody(request), siteOf(request)));
      }
      default:
        if (new URL(request.url).pathname.endsWith(`/${poolId}/.well-known/jwks.json`)) {
          return answer(200, tokens.jwks, { 'Content-Type': 'application/json' });
        }
        throw new CognitoError('ResourceNotFoundException', 'Not found.', 404);
    }
  }

  return {
    /** Every response is JSON, refusals too: the client fails badly on anything else. */
    handle: (request) =>
      route(request).catch((error: unknown) => {
        if (!(error instanceof CognitoError)) throw error;
        const { name, message, status } = error;
        return answer(status, { __type: name, message }, { 'x-amzn-ErrorType': `${name}:` });
      }),
    async verifyIdToken(token) {
      const claims = tokens.readIdToken(token);
      if (!claims) return null;
      const { sub, email, 'cognito:username': userName } = claims;
      return { sub: String(sub), userName: String(userName), email: String(email) };
    },
    addUser: users.add,
    verifyPassword(userName, password) {
      const account = users.find(userName);
      return account !== undefined && users.hasPassword(account, password);
    },
    setPassword(userName, password) {
      const account = users.find(userName);
      if (!account) throw new CognitoError('UserNotFoundException', 'User does not exist.');
      users.setPassword(account, password);
    },
  };
}
