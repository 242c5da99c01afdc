/**
 * For a test file that signs in often: Amplify's powers of 3,072 bits become Node's. They are the same numbers, but
 * Amplify's own take 0.3 s for each sign-in. `protocol.test.ts` signs in with Amplify's own.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface BigInteger {
  toString(radix: number): string;
  modPow(exponent: BigInteger, modulus: BigInteger, done: (error: null, power: BigInteger) => void): void;
}

const find = (name: string, from: string) => createRequire(from).resolve(name);
const auth = find('@aws-amplify/auth', find('aws-amplify', import.meta.url));
const path = '../../esm/providers/cognito/utils/srp/BigInteger/BigInteger.mjs';
const { default: Amplify } = (await import(/* @vite-ignore */ join(auth, path))) as {
  default: { new (digits: string, radix: number): BigInteger; prototype: BigInteger };
};

const native = (value: BigInteger) => {
  const hex = value.toString(16);
  return hex.startsWith('-') ? -BigInt(`0x${hex.slice(1)}`) : BigInt(`0x${hex}`);
};

Amplify.prototype.modPow = function (exponent, modulus, done) {
  const m = native(modulus);
  const base = ((native(this) % m) + m) % m;
  let power = 1n;
  for (const bit of native(exponent).toString(2)) {
    power = (power * power) % m;
    if (bit === '1') power = (power * base) % m;
  }
  done(null, new Amplify(power.toString(16), 16));
};
