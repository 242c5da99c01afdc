import type { Session, SessionRecord } from '#app/api/session/sessionStore.ts';

/** Sessions as tests need them. The portal reads a token's claims and never its signature, so none is made here. */

let serial = 0;

const base64Url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A token that can be read; each is another one. */
export function tokenOf(claims: object = { id: '7', userName: 'lan' }): string {
  serial += 1;
  return ['{"alg":"none"}', JSON.stringify({ ...claims, serial }), 'signature'].map(base64Url).join('.');
}

/** A signed-in person; `id` is in the token as well. */
export function sessionOf(id = '7', fields: Partial<SessionRecord> = {}): SessionRecord {
  const record = { refreshToken: `refresh-${id}`, id, userType: 'SUB_MERCHANT', merchantId: '1001' };
  return { ...record, storeId: undefined, accessToken: tokenOf({ id, userName: `user-${id}` }), ...fields };
}

/** As it stands in a storage or a message: with its identity. */
export function identified(record = sessionOf(), fields: Partial<Session> = {}): Session {
  serial += 1;
  return { ...record, sessionId: `session-${serial}`, startedAt: Date.now(), turn: 0, ...fields };
}

/** What a browser notes of a session in use, `seconds` ago. */
export const noteUse = (sessionId: string, seconds = 0) =>
  localStorage.setItem('portal.active', `${Math.floor(Date.now() / 1000) - seconds} ${sessionId}`);
