/* The signature of a call (docs/contract.md, "The signature"): what is signed, and how. */

/** A call to sign: `path` as sent, with its query; `timestamp` in unix seconds; `body` as sent. */
export interface SignedCall {
  method: string;
  path: string;
  timestamp: string;
  body: string;
}

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Method, path, timestamp and the SHA-256 of the body in hex, each on its own line. */
export async function textToSign({ method, path, timestamp, body }: SignedCall): Promise<string> {
  const digest = hex(await crypto.subtle.digest('SHA-256', bytes(body)));
  return [method.toUpperCase(), path, timestamp, digest].join('\n');
}

/** HMAC-SHA256 of a text, in lowercase hex. */
export async function hmac(key: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', bytes(key), algorithm, false, ['sign']);
  return hex(await crypto.subtle.sign('HMAC', imported, bytes(text)));
}

/** Compares a pasted signature with the correct one: equal, equal in other case or encoding, or different. */
export function compare(pasted: string, right: string): 'same' | 'case' | 'base64' | 'length' | 'different' {
  const text = pasted.trim();
  if (text === right) return 'same';
  if (text.toLowerCase() === right) return 'case';
  const inBase64 = btoa(right.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16))));
  if (text === inBase64) return 'base64';
  return text.length === right.length ? 'different' : 'length';
}

/** WebCrypto exists only on secure pages: https or localhost. */
export const canSign = () => typeof globalThis.crypto?.subtle !== 'undefined';
