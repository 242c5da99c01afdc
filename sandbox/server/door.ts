import type { IncomingMessage, ServerResponse } from 'node:http';
import { SANDBOX_CLIENT_ID, SANDBOX_POOL_ID } from '../identity.ts';
import { control } from './control.ts';
import { exchange, sendJson } from './exchange.ts';
import { isLocalCall } from './guard.ts';
import type { ServiceHost } from './services.ts';

/** The portal's runtime configuration where the sandbox answers. */
const CONFIG = {
  apiUrl: '/api/v1',
  cognito: {
    region: 'ap-southeast-1',
    userPoolId: SANDBOX_POOL_ID,
    clientId: SANDBOX_CLIENT_ID,
    endpoint: '/idp/',
  },
  idempotency: true,
  routeGuard: true,
  sandbox: true,
};

type Handle = (request: Request) => Promise<Response>;

/** What answers at a path; undefined where the sandbox has nothing to say. */
function handlerOf(host: ServiceHost, path: string): Handle | undefined {
  if (path.startsWith('/api/v1/')) return async (request) => (await host.get()).sandbox.handle(request);
  if (path.startsWith('/idp/')) return async (request) => (await host.get()).identity.handle(request);
  if (path.startsWith('/__sandbox/')) return (request) => control(host, request);
  return undefined;
}

/** The middleware that stands before the portal's files. Answers this machine alone; everything else is passed on. */
export function createDoor(host: ServiceHost) {
  return (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void): void => {
    const path = (incoming.url ?? '/').split('?', 1)[0] ?? '/';
    const handle = handlerOf(host, path);
    if (!handle && path !== '/config.json') {
      next();
      return;
    }
    // As nginx says it of config.json, and a service of the kind should of its answers.
    outgoing.setHeader('X-Content-Type-Options', 'nosniff');
    if (!isLocalCall(incoming))
      sendJson(outgoing, 403, {
        message: 'The sandbox answers this machine only, as localhost.',
        code: 'NOT_LOCAL',
      });
    else if (handle) void exchange(incoming, outgoing, handle);
    else sendJson(outgoing, 200, CONFIG);
  };
}
