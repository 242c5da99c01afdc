import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/* A software authenticator for tests: responds like a device, and can be told to return wrong data. */

/** Wrong data for a response. */
export interface Lies {
  origin?: string;
  rpId?: string;
  /** Bits of the authenticator data: 1 present, 4 verified, 64 a new key. */
  flags?: number;
  type?: string;
  challenge?: string;
  counter?: number;
  id?: string;
  userHandle?: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encoded = (bytes: Buffer) => bytes.toString('base64url');
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** Encodes the CBOR types of a registration: small integers, texts, bytes and maps. */
function cbor(value: unknown): Buffer {
  const head = (kind: number, length: number) => {
    if (length < 24) return Buffer.from([(kind << 5) | length]);
    if (length < 256) return Buffer.from([(kind << 5) | 24, length]);
    return Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)]);
}

/** The COSE form of a public key. */
function coseOf(key: KeyObject): Buffer {
  const { kty, x = '', y = '', n = '', e = '' } = key.export({ format: 'jwk' });
  const part = (text: string) => Buffer.from(text, 'base64url');
  const entries: [number, unknown][] =
    kty === 'EC'
      ? [
          ...([
            [1, 2],
            [3, -7],
            [-1, 1],
          ] as [number, number][]),
          [-2, part(x)],
          [-3, part(y)],
        ]
      : [
          ...([
            [1, 3],
            [3, -257],
          ] as [number, number][]),
          [-1, part(n)],
          [-2, part(e)],
        ];
  return cbor(new Map(entries));
}

interface Registration {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

/** A device with at most one passkey. `register` and `sign` return the JSON that a browser sends. */
export function createAuthenticator(origin = 'http://localhost', kind: 'ec' | 'rsa' = 'ec') {
  const { publicKey, privateKey } =
    kind === 'ec'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 });
  const id = randomBytes(32);
  let counter = 0;
  let userHandle = '';
  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false, ...pick(lies) }));
  const pick = ({ type, challenge, origin }: Lies) => JSON.parse(JSON.stringify({ type, challenge, origin }));
  const dataOf = (rpId: string, flags: number, lies: Lies) => {
    counter += 1;
    return Buffer.concat([
      sha256(lies.rpId ?? rpId),
      Buffer.from([lies.flags ?? flags]),
      u32(lies.counter ?? counter),
    ]);
  };
  const answer = (response: object, lies: Lies) => ({
    id: lies.id ?? encoded(id),
    rawId: lies.id ?? encoded(id),
    type: 'public-key',
    clientExtensionResults: {},
    authenticatorAttachment: 'platform',
    response,
  });
  return {
    register({ challenge, rp, user }: Registration, lies: Lies = {}) {
      userHandle = user.id;
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseOf(publicKey)]);
      const authData = Buffer.concat([dataOf(rp.id, 1 | 4 | 64, lies), attested]);
      const attestationObject = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return answer(
        {
          clientDataJSON: encoded(clientData('webauthn.create', challenge, lies)),
          attestationObject: encoded(attestationObject),
          transports: ['internal'],
        },
        lies,
      );
    },
    sign({ challenge, rpId }: { challenge: string; rpId: string }, lies: Lies = {}) {
      const data = dataOf(rpId, 1 | 4, lies);
      const client = clientData('webauthn.get', challenge, lies);
      return answer(
        {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(data),
          signature: encoded(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: lies.userHandle ?? userHandle,
        },
        lies,
      );
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
