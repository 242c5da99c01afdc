import { generateKeyPair, type JsonWebKey, randomUUID, sign, verify } from 'node:crypto';
import { promisify } from 'node:util';
import { isInput } from './input.ts';

export type Claims = Record<string, unknown>;

/** Signs and checks RS256 tokens with a key made for this run alone: nobody else can have it. */
export interface Signer {
  sign(claims: Claims): string;
  /** The claims when the signature is ours, whatever they say; else null. */
  read(token: string): Claims | null;
  jwks: { keys: JsonWebKey[] };
}

/** More than twice our longest token: no work for what cannot be one. */
const MAX_LENGTH = 8192;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function decode(part: string): Claims | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return isInput(value) ? value : null;
  } catch {
    return null;
  }
}

export async function createSigner(): Promise<Signer> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const kid = randomUUID();
  const header = encode({ kid, alg: 'RS256' });

  return {
    sign(claims) {
      const signed = `${header}.${encode(claims)}`;
      return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
    },
    read(token) {
      const parts = token.length <= MAX_LENGTH ? token.split('.') : [];
      const [head, body, signature] = parts;
      // Our own header, byte for byte: no other algorithm or key can be asked for.
      if (parts.length !== 3 || head !== header || !body || !signature) return null;
      const genuine = verify(
        'sha256',
        Buffer.from(`${head}.${body}`),
        publicKey,
        Buffer.from(signature, 'base64url'),
      );
      return genuine ? decode(body) : null;
    },
    jwks: { keys: [{ ...publicKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid }] },
  };
}
