import { createHmac, randomBytes } from 'node:crypto';

/** Lifetime of an authenticator code, in seconds (RFC 6238). */
const PERIOD = 30;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 (RFC 4648) without padding, as authenticator apps accept it. */
export function newSecret(bytes = randomBytes(32)): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** The number of the period that contains a time (unix seconds). */
export const periodOf = (now: number) => Math.floor(now / PERIOD);

/** The six digits of one period: HMAC-SHA-1, the only algorithm of the client and Cognito (RFC 4226, 5.3). */
export function totpCode(secret: string, period: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(period));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The period of this code: now, or one before or after, for a slightly wrong clock. */
export const periodOfCode = (secret: string, code: string, now: number): number | undefined =>
  [0, -1, 1].map((shift) => periodOf(now) + shift).find((period) => totpCode(secret, period) === code);
