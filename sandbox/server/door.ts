import type { IncomingMessage, ServerResponse } from 'node:http';
import { ConnectionLost, isFault } from '../faults.ts';
import { SANDBOX_CLIENT_ID, SANDBOX_POOL_ID } from '../identity.ts';
import type { ServiceHost } from './services.ts';

/** The portal's runtime configuration with the sandbox. Browsers do not support passkeys at an IP address. */
const configFor = (host: string) => ({
  apiUrl: '/api/v1',
  cognito: {
    region: 'ap-southeast-1',
    userPoolId: SANDBOX_POOL_ID,
    clientId: SANDBOX_CLIENT_ID,
    endpoint: '/idp/',
  },
  passkeys: /^localhost(:|$)/i.test(host),
  idempotency: true,
  routeGuard: true,
  support: {
    phone: '1900 0199',
    email: 'hotro@portal.example',
    hours: { vi: 'Thứ Hai đến thứ Bảy, 8:00-18:00', en: 'Monday to Saturday, 8:00-18:00' },
  },
});

type Handle = (request: Request) => Promise<Response>;

/** The handler of a path; undefined if the sandbox does not handle it. */
function handlerOf(host: ServiceHost, path: string): Handle | undefined {
  if (path.startsWith('/api/v1/')) return async (request) => (await host.get()).sandbox.handle(request);
  if (path.startsWith('/idp/')) return async (request) => (await host.get()).identity.handle(request);
  if (path.startsWith('/__sandbox/')) return (request) => control(host, request);
  return undefined;
}

/** The middleware in front of the portal's files. Responds to this machine only; everything else is passed on. */
export function createDoor(host: ServiceHost) {
  return (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void): void => {
    const path = (incoming.url ?? '/').split('?', 1)[0] ?? '/';
    const handle = handlerOf(host, path);
    if (!handle && path !== '/config.json') {
      next();
      return;
    }
    // As nginx sends it for config.json, and as such a service should for its responses.
    outgoing.setHeader('X-Content-Type-Options', 'nosniff');
    if (!isLocalCall(incoming))
      sendJson(outgoing, 403, {
        message: 'The sandbox answers this machine only, as localhost.',
        code: 'NOT_LOCAL',
      });
    else if (handle) void exchange(incoming, outgoing, handle);
    else sendJson(outgoing, 200, configFor(incoming.headers.host ?? ''));
  };
}

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  });

const refused = (message: string): Response => json(400, { message });

/**
 * The sandbox's control API for people and tests, at /__sandbox/:
 * POST faults `Fault[]` · POST behaviour `Behaviour` · POST sign-in `{ userName }` · GET money · GET codes · GET and
 * DELETE requests · POST reset · POST clock `{ offsetSeconds }`.
 */
async function control(host: ServiceHost, request: Request): Promise<Response> {
  const order = `${request.method} ${new URL(request.url).pathname.replace('/__sandbox/', '')}`;
  const read = (): Promise<unknown> => request.json().catch(() => undefined);
  switch (order) {
    case 'POST faults': {
      const faults = await read();
      if (!Array.isArray(faults) || !faults.every(isFault)) return refused('Send a list of faults.');
      (await host.get()).sandbox.setFaults(faults);
      return json(200, { faults });
    }
    case 'POST behaviour': {
      const behaviour = (await read()) as Record<string, unknown> | undefined;
      const isFine = Object.values(behaviour ?? { a: 0 }).every((value) => typeof value === 'boolean');
      if (!behaviour || !isFine)
        return refused('Send { idempotency, echoesKeys, fullNames } as true or false.');
      (await host.get()).sandbox.setBehaviour(behaviour);
      return json(200, { behaviour });
    }
    case 'POST sign-in': {
      const { userName } = ((await read()) ?? {}) as { userName?: unknown };
      const session = (await host.get()).sandbox.signInAs(String(userName));
      return session.then(
        (body) => json(200, body),
        (error: Error) => refused(error.message),
      );
    }
    case 'GET money':
      return json(200, { requests: (await host.get()).sandbox.moneyRequests() });
    case 'GET codes':
      return json(200, { codes: host.announced() });
    case 'GET requests':
      return json(200, { requests: (await host.get()).sandbox.requests() });
    case 'GET uploads':
      return json(200, { uploads: (await host.get()).sandbox.uploads() });
    case 'DELETE requests':
      (await host.get()).sandbox.clearRequests();
      return json(200, { requests: [] });
    case 'POST reset':
      host.reset();
      return json(200, { now: host.now() });
    case 'POST clock': {
      const { offsetSeconds } = ((await read()) ?? {}) as { offsetSeconds?: unknown };
      if (!Number.isSafeInteger(offsetSeconds)) return refused('Send { offsetSeconds } as a whole number.');
      host.setOffset(Number(offsetSeconds));
      return json(200, { now: host.now() });
    }
    default:
      return json(404, {
        message:
          'POST faults, behaviour, sign-in, reset or clock, GET money, codes or uploads, GET or DELETE requests.',
      });
  }
}

/** More than any call of the portal sends: a logo, a file of 20,000 rows. */
const MAX_BODY = 27_000_000;

/** The whole body, or null if it is larger than any that the portal sends. */
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

function sendJson(outgoing: ServerResponse, status: number, body: unknown): void {
  outgoing.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  outgoing.end(JSON.stringify(body));
}

/**
 * Passes a Node request to a Request/Response handler. A rejected response closes the socket without any output. The
 * request's signal aborts when the caller disconnects.
 */
async function exchange(
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

const LOOPBACK_PEER = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;
/** Matched as plain text: URL parsing would accept more than browsers ever send. */
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

const isLocalOrigin = (origin: string): boolean => LOCAL_HOST.test(origin.replace(/^https?:\/\//, ''));

/**
 * Whether a call may reach the sandbox: from this machine, to one of its own host names (another name that points here
 * is DNS rebinding), and not sent by a page of another site.
 */
function isLocalCall({ socket, headers }: IncomingMessage): boolean {
  const { host, origin } = headers;
  return (
    LOOPBACK_PEER.test(socket.remoteAddress ?? '') &&
    LOCAL_HOST.test(host ?? '') &&
    (origin === undefined || isLocalOrigin(origin))
  );
}
