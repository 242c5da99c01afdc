import { CognitoError } from './errors.ts';

/** Far above any honest call, which holds a few keys and tokens. */
const MAX_BYTES = 64 * 1024;

const tooLarge = () =>
  new CognitoError('RequestEntityTooLargeException', 'The request body is too large.', 413);

/** The JSON of a body of at most 64 KiB. Stops reading at the limit, whatever the Content-Length says. */
export async function readBody(request: Request): Promise<unknown> {
  if (Number(request.headers.get('Content-Length')) > MAX_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > MAX_BYTES) {
      await reader?.cancel();
      throw tooLarge();
    }
    chunks.push(part.value);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new CognitoError('SerializationException', 'The request body is not JSON.');
  }
}
