/* Example requests and responses of each call, from the sandbox on a fixed day. */
import { createSandbox } from '#sandbox/api.ts';
import { walk } from './walk.ts';

/** Friday 20 November 2026, 16:00 in Vietnam. */
const NOW = Date.UTC(2026, 10, 20, 9) / 1000;

/** Values that are random, or secret even in a sandbox. */
const FIXED: Record<string, string> = {
  accessToken: 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6Ik5EMDEiLCJ1c2VyTmFtZSI6ImFkbWluIn0.c2lnbmF0dXJl',
  refreshToken: '5b6f0c1e-refresh-token',
  token: '5b6f0c1e-refresh-token',
  idToken: 'eyJ0eXAiOiJKV1QifQ.e30.c2lnbmF0dXJl',
  apiKey: 'sbx_0123456789abcdef0123456789abcdef',
  secretLast4: 'cdef',
};

/** Shortens an example for readers: one row, no long texts. */
function short(value: unknown, name = ''): unknown {
  if (typeof value === 'string')
    return FIXED[name] ?? (value.length > 120 ? `${value.slice(0, 80)}…` : value);
  if (Array.isArray(value)) return value.slice(0, 1).map((one) => short(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, short(one, key)]));
}

function bodyOf(body: unknown): unknown {
  if (body instanceof FormData)
    return Object.fromEntries(
      [...body].map(([name, one]) => [name, typeof one === 'string' ? one : one.name]),
    );
  return typeof body === 'string' ? short(JSON.parse(body)) : undefined;
}

export interface Example {
  status: number;
  request: unknown;
  response: unknown;
}

/** By the name of the call. */
export async function examples(): Promise<Record<string, Example>> {
  const sandbox = createSandbox({ now: () => NOW, verifyIdToken: async (userName) => ({ userName }) });
  const session = await sandbox.signInAs('admin');
  const walked = await walk({
    apiUrl: 'http://sandbox.example/api/v1',
    fetch: (input, init) => sandbox.handle(new Request(input, init)),
    token: session.accessToken,
    at: {
      scope: { merchantId: '1001' },
      ...{ now: NOW, password: 'Demo@2026', idToken: 'admin', refreshToken: session.refreshToken },
    },
    writes: true,
    ends: true,
  });
  return Object.fromEntries(
    walked.flatMap(({ call, exchange }) => {
      if (!exchange) return [];
      const response = exchange.text ? short(JSON.parse(exchange.text)) : undefined;
      return [[call.name, { status: exchange.status, request: bodyOf(exchange.body), response }]];
    }),
  );
}
