/* One concern in one file: the life of a session, from issue over rotation to its end; all its rules are here. */

import type { Account } from './accounts.ts';
import { ApiError, unauthorized } from './errors.ts';
import type { Journal, JournalEntry } from './journal.ts';

/** The result of a sign-in or a refresh (contract, Session). */
export interface PortalSession {
  accessToken: string;
  refreshToken: string;
  id: string;
  userType: Account['userType'];
  merchantId: string | null;
  storeId: string | null;
}

const ACCESS_SECONDS = 15 * 60;
/** Counted from the sign-in: a refresh does not extend a session. */
const REFRESH_SECONDS = 12 * 3600;
/** How long a replaced refresh token still works: two tabs may refresh at once. */
const GRACE_SECONDS = 60;

const ACCESS = 'merchant-portal';
const REFRESH = 'merchant-portal/refresh';

/** A session as the server stores it; `turn` counts its refreshes. */
interface Session {
  userName: string;
  turn: number;
  rotatedAt: number;
  endsAt: number;
  revoked: boolean;
}

const removed = (): ApiError => new ApiError(401, 'USER_REMOVED', 'userRemoved');
const refused = (): ApiError => new ApiError(401, 'REFRESH_TOKEN_INVALID', 'refreshRefused');

/**
 * Issues and checks the merchant API's own tokens. Sessions and the signing key are journaled: a restart signs no one
 * out.
 */
export function createSessions({
  now,
  journal,
  findAccount,
}: {
  now: () => number;
  journal: Journal;
  findAccount(userName: string): Account | undefined;
}) {
  const sessions = new Map<string, Session>();
  let key: Promise<CryptoKey> | undefined;

  function signingKey(): Promise<CryptoKey> {
    if (!key) {
      const secret = crypto.getRandomValues(new Uint8Array(32));
      journal.append({ kind: 'signing-key', key: 'access', at: now(), value: toBase64Url(secret) });
      key = importKey(secret);
    }
    return key;
  }

  function keep(sid: string, session: Session): void {
    sessions.set(sid, session);
    journal.append({ kind: 'session', key: sid, at: now(), value: session });
  }

  async function tokens(sid: string, { turn, endsAt }: Session, account: Account): Promise<PortalSession> {
    const { id, userName, userType, merchantId, storeId } = account;
    const signer = await signingKey();
    const claims = { iss: 'merchant-sandbox', sub: id, sid, iat: now() };
    const exp = Math.min(now() + ACCESS_SECONDS, endsAt);
    const jti = crypto.randomUUID();
    return {
      accessToken: await sign(signer, { ...claims, aud: ACCESS, exp, jti, id, userName }),
      refreshToken: await sign(signer, { ...claims, aud: REFRESH, exp: endsAt, turn }),
      id,
      userType,
      merchantId,
      storeId,
    };
  }

  /** The claims of a valid token for this audience, and its active session. */
  async function sessionOf(token: string, audience: string) {
    const claims = await verify(await signingKey(), token);
    const session = claims ? sessions.get(String(claims.sid)) : undefined;
    return !claims || claims.aud !== audience || !session || session.revoked ? null : { claims, session };
  }

  /** The same, with the current account. */
  async function read(token: string, audience: string) {
    const found = await sessionOf(token, audience);
    const account = found && findAccount(found.session.userName);
    return !account || account.disabled ? null : { ...found, account };
  }

  function revoke(sid: string, session: Session): void {
    keep(sid, { ...session, revoked: true });
  }

  return {
    async issue(account: Account): Promise<PortalSession> {
      const sid = crypto.randomUUID();
      const { userName } = account;
      const session = {
        userName,
        turn: 0,
        rotatedAt: now(),
        endsAt: now() + REFRESH_SECONDS,
        revoked: false,
      };
      keep(sid, session);
      return tokens(sid, session, account);
    },

    /** The account of a valid access token. Throws a 401. */
    async authenticate(token: string): Promise<Account> {
      const found = await read(token, ACCESS);
      if (!found) throw unauthorized();
      if (found.claims.exp <= now()) throw new ApiError(401, 'TOKEN_EXPIRED', 'tokenExpired');
      return found.account;
    },

    /**
     * New tokens for a refresh token; the old one expires after the grace period. Use of one that was replaced earlier
     * means it was copied: the whole session ends. Throws a 401.
     */
    async refresh(token: string): Promise<PortalSession> {
      const found = await read(token, REFRESH);
      // The session is active, but its user no longer exists.
      if (!found && (await sessionOf(token, REFRESH))) throw removed();
      if (!found || found.claims.exp <= now()) throw refused();
      const { claims, session, account } = found;
      const sid = String(claims.sid);
      if (claims.turn !== session.turn) {
        const excused = claims.turn === session.turn - 1 && now() - session.rotatedAt <= GRACE_SECONDS;
        if (excused) return tokens(sid, session, account);
        revoke(sid, session);
        throw refused();
      }
      const rotated = { ...session, turn: session.turn + 1, rotatedAt: now() };
      keep(sid, rotated);
      return tokens(sid, rotated, account);
    },

    /** Ends the session of a refresh token; ignores an invalid one. */
    async end(token: string): Promise<void> {
      const found = await read(token, REFRESH);
      if (found) revoke(String(found.claims.sid), found.session);
    },

    replay({ kind, key: id, value }: JournalEntry): void {
      if (kind === 'signing-key') key = importKey(fromBase64Url(String(value)));
      if (kind !== 'session') return;
      sessions.set(id, value as Session);
    },

    reset(): void {
      sessions.clear();
      key = undefined;
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;

/** JSON Web Tokens signed with HMAC-SHA-256 by Web Crypto, so that they work in a browser as well as in Node. */
type Claims = Record<string, unknown> & { exp: number; aud: string };

const HEADER = { alg: 'HS256', typ: 'JWT' };

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

const encode = (value: unknown): string => toBase64Url(new TextEncoder().encode(JSON.stringify(value)));

const importKey = (secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

async function sign(key: CryptoKey, claims: Claims): Promise<string> {
  const head = `${encode(HEADER)}.${encode(claims)}`;
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(head));
  return `${head}.${toBase64Url(new Uint8Array(signature))}`;
}

/** The claims of a token with a valid header and signature, or null. The caller checks expiry and audience. */
async function verify(key: CryptoKey, token: string): Promise<Claims | null> {
  const [header, payload, signature, ...more] = token.split('.');
  if (!header || !payload || !signature || more.length > 0) return null;
  try {
    if (header !== encode(HEADER)) return null;
    const signed = new TextEncoder().encode(`${header}.${payload}`);
    const right = await crypto.subtle.verify('HMAC', key, fromBase64Url(signature), signed);
    return right ? JSON.parse(new TextDecoder().decode(fromBase64Url(payload))) : null;
  } catch {
    return null;
  }
}
