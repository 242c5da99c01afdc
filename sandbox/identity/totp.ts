import { createHmac, randomBytes } from 'node:crypto';

/** A code of an authenticator app lives so long, in seconds (RFC 6238). */
const PERIOD = 30;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 (RFC 4648) without padding, as authenticator apps take it. */
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

/** The number of the period that a moment (unix seconds) lies in. */
export const periodOf = (now: number) => Math.floor(now / PERIOD);

/** The six digits of one period: HMAC-SHA-1, the client's and Cognito's only choice (RFC 4226, 5.3). */
export function totpCode(secret: string, period: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(period));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The period whose code this is: now, or one before or after, for a clock that is a little wrong. */
export const periodOfCode = (secret: string, code: string, now: number): number | undefined =>
  [0, -1, 1].map((shift) => periodOf(now) + shift).find((period) => totpCode(secret, period) === code);
