/* One thing: the life of a session, from issue over rotation to its end; every rule of it is held here and nowhere else. */

import type { Account } from './accounts.ts';
import { ApiError, unauthorized } from './errors.ts';
import type { Journal, JournalEntry } from './journal.ts';
import { type Claims, fromBase64Url, importKey, sign, toBase64Url, verify } from './jwt.ts';

/** What a sign-in or a refresh gives (contract, Session). */
export interface PortalSession {
  accessToken: string;
  refreshToken: string;
  id: string;
  userType: Account['userType'];
  merchantId: string | null;
  storeId: string | null;
}

const ACCESS_SECONDS = 15 * 60;
/** Counted from the sign-in: refreshing does not prolong a session. */
const REFRESH_SECONDS = 12 * 3600;
/** A replaced refresh token still answers for so long: two tabs may have asked at once. */
const GRACE_SECONDS = 60;

const ACCESS = 'merchant-portal';
const REFRESH = 'merchant-portal/refresh';

/** A signed-in session as the server remembers it; `turn` counts its refreshes. */
interface Session {
  account: Account;
  turn: number;
  rotatedAt: number;
  endsAt: number;
  revoked: boolean;
}

const refused = (): ApiError => new ApiError(401, 'REFRESH_TOKEN_INVALID', 'refreshRefused');

/** Issues and checks the merchant API's own tokens. Sessions and the signing key are journaled: a restart signs nobody out. */
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
    const { account, ...rest } = session;
    journal.append({
      kind: 'session',
      key: sid,
      at: now(),
      value: { ...rest, userName: account.userName },
    });
  }

  async function tokens(sid: string, { account, turn, endsAt }: Session): Promise<PortalSession> {
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

  /** The claims of a token of ours for this audience, and its living session. */
  async function read(token: string, audience: string): Promise<{ claims: Claims; session: Session } | null> {
    const claims = await verify(await signingKey(), token);
    const session = claims ? sessions.get(String(claims.sid)) : undefined;
    if (!claims || claims.aud !== audience || !session) return null;
    return session.revoked || session.account.disabled ? null : { claims, session };
  }

  function revoke(sid: string, session: Session): void {
    keep(sid, { ...session, revoked: true });
  }

  return {
    async issue(account: Account): Promise<PortalSession> {
      const sid = crypto.randomUUID();
      const session = { account, turn: 0, rotatedAt: now(), endsAt: now() + REFRESH_SECONDS, revoked: false };
      keep(sid, session);
      return tokens(sid, session);
    },

    /** The account of a valid access token. Throws a 401. */
    async authenticate(token: string): Promise<Account> {
      const found = await read(token, ACCESS);
      if (!found) throw unauthorized();
      if (found.claims.exp <= now()) throw new ApiError(401, 'TOKEN_EXPIRED', 'tokenExpired');
      return found.session.account;
    },

    /**
     * New tokens for a refresh token; the old one dies after the grace. One that was replaced longer ago has been copied: the whole
     * session ends. Throws a 401.
     */
    async refresh(token: string): Promise<PortalSession> {
      const found = await read(token, REFRESH);
      if (!found || found.claims.exp <= now()) throw refused();
      const { claims, session } = found;
      const sid = String(claims.sid);
      if (claims.turn !== session.turn) {
        const excused = claims.turn === session.turn - 1 && now() - session.rotatedAt <= GRACE_SECONDS;
        if (excused) return tokens(sid, session);
        revoke(sid, session);
        throw refused();
      }
      const rotated = { ...session, turn: session.turn + 1, rotatedAt: now() };
      keep(sid, rotated);
      return tokens(sid, rotated);
    },

    /** Ends the session of a refresh token; silent about one that is dead already. */
    async end(token: string): Promise<void> {
      const found = await read(token, REFRESH);
      if (found) revoke(String(found.claims.sid), found.session);
    },

    replay({ kind, key: id, value }: JournalEntry): void {
      if (kind === 'signing-key') key = importKey(fromBase64Url(String(value)));
      if (kind !== 'session') return;
      const { userName, ...rest } = value as Omit<Session, 'account'> & { userName: string };
      const account = findAccount(userName);
      if (account) sessions.set(id, { ...rest, account });
    },

    reset(): void {
      sessions.clear();
      key = undefined;
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
