import { vi } from 'vitest';
import type { Authenticator } from '#tests/sandbox/identity/authenticator.ts';

/* The parts of a browser with an authenticator that jsdom lacks. */

class PublicKeyCredential {}
class AuthenticatorAttestationResponse {}
class AuthenticatorAssertionResponse {}

const buffer = (base64url: string) => Uint8Array.from(Buffer.from(base64url, 'base64url')).buffer;
const textOf = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');

type Json = ReturnType<Authenticator['sign']> & { response: Record<string, unknown> };

/** A browser's credential, from the JSON that is sent. */
function credentialOf(json: Json, Response: new () => object) {
  const { transports, ...texts } = json.response;
  const response = Object.assign(new Response(), {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, buffer(String(text))])),
    getTransports: () => transports,
    getPublicKeyAlgorithm: () => -7,
    getAuthenticatorData: () => new ArrayBuffer(0),
    getPublicKey: () => null,
  });
  return Object.assign(new PublicKeyCredential(), {
    ...json,
    rawId: buffer(json.rawId),
    response,
    getClientExtensionResults: () => ({}),
  });
}

interface Asked {
  publicKey: { challenge: ArrayBuffer; rpId: string; rp: { id: string }; user: { id: ArrayBuffer } };
}

/** Connects this device to the page; while `fails` is set, it is thrown instead of an answer. */
export function plugIn(device: Authenticator) {
  const state: { fails?: Error } = {};
  const answered = (make: (asked: Asked['publicKey']) => Json, Response: new () => object) =>
    vi.fn(async ({ publicKey }: Asked) => {
      if (state.fails) throw state.fails;
      return credentialOf(make(publicKey), Response);
    });
  const create = answered(
    ({ challenge, rp, user }) =>
      device.register({ challenge: textOf(challenge), rp, user: { id: textOf(user.id) } }) as Json,
    AuthenticatorAttestationResponse,
  );
  const get = answered(
    ({ challenge, rpId }) => device.sign({ challenge: textOf(challenge), rpId }) as Json,
    AuthenticatorAssertionResponse,
  );
  vi.stubGlobal('isSecureContext', true);
  for (const one of [PublicKeyCredential, AuthenticatorAttestationResponse, AuthenticatorAssertionResponse])
    vi.stubGlobal(one.name, one);
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create, get } });
  return state;
}

/** A browser error; jsdom's own DOMException is not an Error of this realm. */
const failing = (name: string) => Object.assign(new Error(name), { name });

/** The browser's error when the user cancels. */
export const cancelled = () => failing('NotAllowedError');
/** The browser's error when the site does not belong to the pool. */
export const wrongSite = () => failing('SecurityError');
