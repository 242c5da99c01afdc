import type { IncomingMessage, ServerResponse } from 'node:http';
import { ConnectionLost } from '../faults.ts';

/** More than any call of the portal sends: a logo, a file of 20,000 rows. */
const MAX_BODY = 12_000_000;

/** The whole body, or null when it is larger than any that the portal sends. */
function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY) chunks.push(chunk);
      else resolve(null);
    });
    incoming.on('end', () => resolve(Buffer.concat(chunks)));
    incoming.on('error', reject);
  });
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}

export function sendJson(outgoing: ServerResponse, status: number, body: unknown): void {
  outgoing.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  outgoing.end(JSON.stringify(body));
}

/**
 * Gives a Node request to something that speaks Request and Response. A rejected answer is a broken connection: the socket is closed
 * without a word. The request's signal aborts when the caller goes away.
 */
export async function exchange(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  try {
    const body = await readBody(incoming);
    if (body === null) {
      outgoing.setHeader('Connection', 'close');
      sendJson(outgoing, 413, { message: 'Request entity too large', code: 'BODY_TOO_LARGE' });
      return;
    }
    const leaving = new AbortController();
    outgoing.on('close', () => leaving.abort());
    const { method = 'GET', url = '/' } = incoming;
    const request = new Request(new URL(url, `http://${incoming.headers.host}`), {
      method,
      headers: headersOf(incoming),
      signal: leaving.signal,
      ...(method !== 'GET' && method !== 'HEAD' && body.length > 0 && { body }),
    });
    const response = await handle(request);
    const bytes = Buffer.from(await response.arrayBuffer());
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(method === 'HEAD' ? undefined : bytes);
  } catch (error) {
    if (error instanceof ConnectionLost && error.isReset) incoming.socket.resetAndDestroy();
    else incoming.socket.destroy();
  }
}
