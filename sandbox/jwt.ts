/** JSON Web Tokens signed with HMAC-SHA-256 by Web Crypto, so that they work in a browser as well as in Node. */
export type Claims = Record<string, unknown> & { exp: number; aud: string };

const HEADER = { alg: 'HS256', typ: 'JWT' };

export function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

const encode = (value: unknown): string => toBase64Url(new TextEncoder().encode(JSON.stringify(value)));

export const importKey = (secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

export async function sign(key: CryptoKey, claims: Claims): Promise<string> {
  const head = `${encode(HEADER)}.${encode(claims)}`;
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(head));
  return `${head}.${toBase64Url(new Uint8Array(signature))}`;
}

/** The claims of a token whose header and signature are right, or null. Expiry and audience are the caller's to check. */
export async function verify(key: CryptoKey, token: string): Promise<Claims | null> {
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
