import {
  createHash,
  createHmac,
  getDiffieHellman,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** The pool's variant of SRP-6a uses the 3072-bit group of RFC 3526; this is Node's name for it. */
const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
const g = 2n;
const k = hash(padded(N), padded(g));
const INFO = 'Caldera Derived Key';

export interface Verifier {
  salt: string;
  verifier: string;
}

/** The server's half of one exchange: `b` stays secret, `B` is sent to the client. */
export interface Exchange {
  b: bigint;
  B: bigint;
}

/** Bytes of a positive number as clients hash it: even length, and a zero byte before a set top bit. */
function padded(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

function sha256(...parts: (string | Buffer)[]): Buffer {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest();
}

function number(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString('hex')}`);
}

function hash(...parts: Buffer[]): bigint {
  return number(sha256(...parts));
}

/** From the highest bit down, so that a factor of a small base, such as g, costs almost nothing. */
function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (const bit of exponent.toString(2)) {
    result = (result * result) % N;
    if (bit === '1') result = (result * base) % N;
  }
  return result;
}

/** The part of a pool id that is hashed: `Sandbox01` of `ap-southeast-1_Sandbox01`. */
export const poolName = (poolId: string) => poolId.slice(poolId.indexOf('_') + 1);

/** The stored form of a password. Takes one modular exponentiation (a few milliseconds). */
export function deriveVerifier(
  poolId: string,
  userName: string,
  password: string,
  salt = randomBytes(16).toString('hex'),
): Verifier {
  const secret = sha256(`${poolName(poolId)}${userName}:${password}`);
  // The client reads the salt as a number, so leading zeros are dropped there too.
  const x = hash(padded(BigInt(`0x${salt}`)), secret);
  return { salt, verifier: power(g, x).toString(16) };
}

/** Whether the password matches the stored one, for operations in which the client sends it. */
export function matchesPassword(
  poolId: string,
  userName: string,
  password: string,
  stored: Verifier,
): boolean {
  const given = deriveVerifier(poolId, userName, password, stored.salt).verifier;
  return timingSafeEqual(sha256(given), sha256(stored.verifier));
}

/** The client's public number, or null for one that no honest client sends (A mod N = 0 would reveal the key). */
export function readClientValue(hex: string): bigint | null {
  if (!/^[0-9a-f]{1,770}$/i.test(hex)) return null;
  const A = BigInt(`0x${hex}`);
  return A % N === 0n ? null : A;
}

export function openExchange(verifier: string): Exchange {
  const b = number(randomBytes(32));
  const B = (k * BigInt(`0x${verifier}`) + power(g, b)) % N;
  return { b, B };
}

/** The signature that requires the password; `message` is what the client signs, in order. */
export function expectedSignature(
  exchange: Exchange,
  A: bigint,
  verifier: string,
  message: (string | Buffer)[],
): Buffer {
  const u = hash(padded(A), padded(exchange.B));
  const S = power((A * power(BigInt(`0x${verifier}`), u)) % N, exchange.b);
  const key = Buffer.from(hkdfSync('sha256', padded(S), padded(u), INFO, 16));
  const signature = createHmac('sha256', key);
  for (const part of message) signature.update(part);
  return signature.digest();
}
