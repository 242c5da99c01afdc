import { vi } from 'vitest';
import type { Authenticator } from '#tests/sandbox/identity/authenticator.ts';

/* What jsdom lacks of a browser with an authenticator. */

class PublicKeyCredential {}
class AuthenticatorAttestationResponse {}
class AuthenticatorAssertionResponse {}

const buffer = (base64url: string) => Uint8Array.from(Buffer.from(base64url, 'base64url')).buffer;
const textOf = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');

type Json = ReturnType<Authenticator['sign']> & { response: Record<string, unknown> };

/** An answer as a browser gives it, from the JSON that goes over the wire. */
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

/** Gives the page this device; `fails` is thrown in place of the next answers, while it is set. */
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

/** An error of the browser; jsdom's own DOMException is no Error of this realm. */
const failing = (name: string) => Object.assign(new Error(name), { name });

/** As a browser says that the person pressed cancel. */
export const cancelled = () => failing('NotAllowedError');
/** As a browser says that this address is not the pool's. */
export const wrongSite = () => failing('SecurityError');
