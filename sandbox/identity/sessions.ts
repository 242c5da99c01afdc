import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { notAuthorized } from './errors.ts';
import { createExpiring } from './expiring.ts';
import { ACCESS_LIFETIME } from './tokens.ts';

/** How long a refresh token lives, in seconds. */
const REFRESH_LIFETIME = 12 * 60 * 60;

/** One sign-in: all tokens that come from it carry its `originJti` and end with it. */
export interface Session {
  readonly originJti: string;
  readonly userName: string;
  /** Unix seconds. */
  readonly authTime: number;
  revoked: boolean;
}

export interface Sessions {
  open(userName: string): { session: Session; refreshToken: string };
  /** Throws NotAuthorizedException for a token that is unknown, expired or revoked. */
  ofRefreshToken(refreshToken: string): Session;
  /** Ends the session of a refresh token; one that is unknown has nothing left to end. */
  revoke(refreshToken: string): void;
  revokeAll(userName: string): void;
  isRevoked(originJti: string): boolean;
}

const digest = (secret: string) => createHash('sha256').update(secret).digest();

export function createSessions(now: () => number): Sessions {
  // Longer than the refresh token: access tokens made at its last moment must still be known.
  const sessions = createExpiring<{ session: Session; secret: Buffer }>(
    now,
    REFRESH_LIFETIME + ACCESS_LIFETIME,
  );

  function find(refreshToken: string): Session | undefined {
    const [originJti = '', secret = '', ...rest] = refreshToken.split('.');
    if (rest.length > 0) return undefined;
    const entry = sessions.get(originJti);
    return entry && timingSafeEqual(entry.secret, digest(secret)) ? entry.session : undefined;
  }

  return {
    open(userName) {
      const session = { originJti: randomUUID(), userName, authTime: now(), revoked: false };
      const secret = randomBytes(64).toString('base64url');
      sessions.set(session.originJti, { session, secret: digest(secret) });
      return { session, refreshToken: `${session.originJti}.${secret}` };
    },
    ofRefreshToken(refreshToken) {
      const session = find(refreshToken);
      if (!session) throw notAuthorized('Invalid Refresh Token');
      if (session.authTime + REFRESH_LIFETIME <= now()) throw notAuthorized('Refresh Token has expired');
      if (session.revoked) throw notAuthorized('Refresh Token has been revoked');
      return session;
    },
    revoke(refreshToken) {
      const session = find(refreshToken);
      if (session) session.revoked = true;
    },
    revokeAll(userName) {
      for (const { session } of sessions.values()) {
        if (session.userName === userName) session.revoked = true;
      }
    },
    isRevoked: (originJti) => sessions.get(originJti)?.session.revoked ?? true,
  };
}
