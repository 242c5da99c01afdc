import {
  createHash,
  createPublicKey,
  type JsonWebKey,
  type KeyObject,
  randomBytes,
  verify,
} from 'node:crypto';
import { readCbor } from './cbor.ts';
import { CognitoError, invalidParameter, notAuthorized } from './errors.ts';
import { type Input, map, type Site, text } from './input.ts';
import type { Account } from './users.ts';

/** How long a challenge for an authenticator is valid, in seconds. */
const CEREMONY = 3 * 60;
/** Maximum passkeys of one user; Cognito's own limit. */
const MOST = 20;

/** Flags of the authenticator data: user present, user verified, new key attached. */
const [PRESENT, VERIFIED, NEW_KEY] = [1, 4, 64];

/** Supported COSE algorithms: ES256 and RS256. */
const [ES256, RS256] = [-7, -257];

interface Passkey {
  id: string;
  key: KeyObject;
  /** The authenticator's signature counter; 0 if it has none. */
  counter: number;
  /** Unix seconds. */
  createdAt: number;
  rpId: string;
  transports: unknown;
  attachment: unknown;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const bytesOf = (base64url: string) => Buffer.from(base64url, 'base64url');
const newChallenge = () => randomBytes(32).toString('base64url');

/** The same error for every rejected passkey. */
const refused = () => notAuthorized('Incorrect username or password.');
const unreadable = () =>
  new CognitoError('WebAuthnCredentialNotSupportedException', 'Unsupported credential.');

/** The client data that the browser signed with the authenticator. */
function clientDataOf(response: Input): { raw: Buffer; type: unknown; challenge: unknown; origin: unknown } {
  const raw = bytesOf(text(response, 'clientDataJSON'));
  try {
    return { ...JSON.parse(raw.toString()), raw };
  } catch {
    throw invalidParameter('clientDataJSON is not JSON');
  }
}

/** The public key of a new passkey as a Node key, from its COSE form (RFC 9053). */
function keyOf(cose: Map<unknown, unknown>): KeyObject {
  const part = (label: number) => (cose.get(label) as Buffer).toString('base64url');
  const jwk = (): JsonWebKey => {
    const [kind, algorithm, curve] = [cose.get(1), cose.get(3), cose.get(-1)];
    if (kind === 2 && algorithm === ES256 && curve === 1)
      return { kty: 'EC', crv: 'P-256', x: part(-2), y: part(-3) };
    if (kind === 3 && algorithm === RS256) return { kty: 'RSA', n: part(-1), e: part(-2) };
    throw unreadable();
  };
  return createPublicKey({ key: jwk(), format: 'jwk' });
}

/** The key in an attestation. The authenticator's maker is not requested ("none"), so the statement is not read. */
function readAttestation(response: Input): { data: Buffer; id: string; key: KeyObject } {
  try {
    const [attestation] = readCbor(bytesOf(text(response, 'attestationObject')));
    const data = (attestation as Map<unknown, unknown>).get('authData') as Buffer;
    // 32 bytes hash of the site, 1 byte flags, 4 bytes counter, 16 bytes model, then the length and the id.
    const length = data.readUInt16BE(53);
    const id = data.subarray(55, 55 + length);
    const [cose] = readCbor(data.subarray(55 + length));
    return { data, id: id.toString('base64url'), key: keyOf(cose as Map<unknown, unknown>) };
  } catch {
    throw unreadable();
  }
}

/**
 * Passkeys of the pool's users, registered and checked according to WebAuthn (level 2, 7.1 and 7.2). They are only
 * valid during this process.
 */
export function createPasskeys(now: () => number) {
  const ofPerson = new Map<string, Passkey[]>();
  const registrations = new Map<string, { challenge: string; until: number }>();
  const of = ({ userName }: Account) => ofPerson.get(userName) ?? [];
  const describe = ({ id, transports }: Passkey) => ({
    type: 'public-key',
    id,
    ...(Array.isArray(transports) && { transports }),
  });

  return {
    of,

    /** StartWebAuthnRegistration: the options of `navigator.credentials.create`. */
    begin(account: Account, { rpId }: Site): Input {
      const challenge = newChallenge();
      registrations.set(account.userName, { challenge, until: now() + CEREMONY });
      return {
        rp: { id: rpId, name: rpId },
        user: {
          id: Buffer.from(account.sub).toString('base64url'),
          name: account.userName,
          displayName: account.userName,
        },
        challenge,
        pubKeyCredParams: [ES256, RS256].map((alg) => ({ type: 'public-key', alg })),
        timeout: CEREMONY * 1000,
        excludeCredentials: of(account).map(describe),
        authenticatorSelection: {
          requireResidentKey: true,
          residentKey: 'required',
          userVerification: 'required',
        },
      };
    },

    /** CompleteWebAuthnRegistration: stores the key of a new passkey, once per challenge. */
    add(account: Account, credential: Input, { origin, rpId }: Site): void {
      const response = map(credential, 'response');
      const asked = registrations.get(account.userName);
      registrations.delete(account.userName);
      const client = clientDataOf(response);
      if (client.type !== 'webauthn.create') throw invalidParameter('Not the answer to a registration.');
      if (!asked || asked.until <= now() || client.challenge !== asked.challenge)
        throw new CognitoError('WebAuthnChallengeNotFoundException', 'Challenge not found.');
      if (client.origin !== origin)
        throw new CognitoError('WebAuthnOriginNotAllowedException', 'Origin is not allowed.');
      const { data, id, key } = readAttestation(response);
      if (!data.subarray(0, 32).equals(sha256(rpId)))
        throw new CognitoError('WebAuthnRelyingPartyMismatchException', 'Relying party id mismatch.');
      const needed = PRESENT | VERIFIED | NEW_KEY;
      if ((data.readUInt8(32) & needed) !== needed) throw unreadable();
      const everybodys = [...ofPerson.values()].flat();
      if (id !== credential.id || everybodys.some((one) => one.id === id)) throw unreadable();
      if (of(account).length >= MOST)
        throw new CognitoError('LimitExceededException', 'Too many passkeys for the user.');
      const { transports } = response;
      const { authenticatorAttachment: attachment } = credential;
      const counter = data.readUInt32BE(33);
      const passkey = { id, key, counter, createdAt: now(), rpId, transports, attachment };
      ofPerson.set(account.userName, [...of(account), passkey]);
    },

    /** DeleteWebAuthnCredential: only the user's own. */
    remove(account: Account, id: string): void {
      const left = of(account).filter((one) => one.id !== id);
      if (left.length === of(account).length)
        throw new CognitoError('ResourceNotFoundException', 'Credential does not exist.');
      ofPerson.set(account.userName, left);
    },

    /** The options of `navigator.credentials.get`, with the challenge that its response must contain. */
    request(account: Account, { rpId }: Site): { challenge: string; options: string } {
      const challenge = newChallenge();
      const allowCredentials = of(account).map(describe);
      const timeout = CEREMONY * 1000;
      const asked = { challenge, timeout, rpId, allowCredentials, userVerification: 'required' };
      return { challenge, options: JSON.stringify(asked) };
    },

    /** Checks a response to `request`. Throws NotAuthorizedException if it is invalid. */
    check(account: Account, challenge: string, credential: Input, { origin, rpId }: Site): void {
      const response = map(credential, 'response');
      const passkey = of(account).find(({ id }) => id === credential.id);
      const client = clientDataOf(response);
      const data = bytesOf(text(response, 'authenticatorData'));
      const signature = bytesOf(text(response, 'signature'));
      const { userHandle } = response;
      const isOfPerson = userHandle === undefined || bytesOf(String(userHandle)).toString() === account.sub;
      if (!passkey || !isOfPerson || data.length < 37) throw refused();
      const isForUs =
        client.type === 'webauthn.get' &&
        client.challenge === challenge &&
        client.origin === origin &&
        data.subarray(0, 32).equals(sha256(rpId)) &&
        (data.readUInt8(32) & (PRESENT | VERIFIED)) === (PRESENT | VERIFIED);
      const signed = Buffer.concat([data, sha256(client.raw)]);
      if (!isForUs || !verify('sha256', signed, passkey.key, signature)) throw refused();
      const counter = data.readUInt32BE(33);
      // A counter that does not increase reveals a copy.
      if ((counter > 0 || passkey.counter > 0) && counter <= passkey.counter) throw refused();
      passkey.counter = counter;
    },
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;
