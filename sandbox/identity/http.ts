import { randomUUID } from 'node:crypto';
import { CognitoError } from './errors.ts';
import { isInput } from './input.ts';
import { OPERATIONS } from './operations/index.ts';
import type { Pool } from './pool.ts';

const TARGET = 'AWSCognitoIdentityProviderService.';

function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(body === null ? null : JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/x-amz-json-1.1',
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': 'x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage,Date',
      'x-amzn-RequestId': randomUUID(),
      ...headers,
    },
  });
}

function refusal({ name, message, status }: CognitoError): Response {
  return answer(
    status,
    { __type: name, message },
    {
      'x-amzn-ErrorType': `${name}:`,
      // A header holds no more than printable ASCII.
      'x-amzn-ErrorMessage': message.slice(0, 512).replace(/[^ -~]/g, '?'),
    },
  );
}

async function call(pool: Pool, request: Request): Promise<Response> {
  const target = request.headers.get('X-Amz-Target') ?? '';
  const operation = target.startsWith(TARGET) ? OPERATIONS.get(target.slice(TARGET.length)) : undefined;
  if (!operation) throw new CognitoError('UnknownOperationException', 'Unknown operation.');
  const input = await readBody(request);
  if (!isInput(input)) throw new CognitoError('SerializationException', 'Start of structure expected.');
  return answer(200, operation(pool, input));
}

function route(pool: Pool, request: Request): Response | Promise<Response> {
  switch (request.method) {
    case 'OPTIONS':
      return answer(204, null, {
        'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
        'Access-Control-Allow-Headers': '*',
        'Access-Control-Max-Age': '600',
      });
    case 'POST':
      return call(pool, request);
    case 'GET':
      if (new URL(request.url).pathname.endsWith(`/${pool.poolId}/.well-known/jwks.json`)) {
        return answer(200, pool.tokens.jwks, { 'Content-Type': 'application/json' });
      }
      throw new CognitoError('ResourceNotFoundException', 'Not found.', 404);
    default:
      throw new CognitoError('MethodNotAllowedException', 'Method not allowed.', 405);
  }
}

/** Every answer is JSON, the refusals too: the client fails badly on anything else. */
export async function handle(pool: Pool, request: Request): Promise<Response> {
  try {
    return await route(pool, request);
  } catch (error) {
    if (error instanceof CognitoError) return refusal(error);
    pool.announce(`The identity sandbox failed: ${error instanceof Error ? error.message : 'unknown error'}`);
    return refusal(new CognitoError('InternalErrorException', 'Internal error.', 500));
  }
}

/** Far above any honest call, which holds a few keys and tokens. */
const MAX_BYTES = 64 * 1024;

const tooLarge = () =>
  new CognitoError('RequestEntityTooLargeException', 'The request body is too large.', 413);

/** The JSON of a body of at most 64 KiB. Stops reading at the limit, whatever the Content-Length says. */
async function readBody(request: Request): Promise<unknown> {
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
