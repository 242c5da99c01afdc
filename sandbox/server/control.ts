import { isFault } from '../faults.ts';
import type { ServiceHost } from './services.ts';

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  });

const refused = (message: string): Response => json(400, { message });

/**
 * The sandbox's own door for people and tests, at /__sandbox/:
 * POST faults `Fault[]` · POST behaviour `Behaviour` · GET book · GET and DELETE requests · POST reset · POST clock `{ offsetSeconds }`.
 */
export async function control(host: ServiceHost, request: Request): Promise<Response> {
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
    case 'GET book':
      return json(200, { book: (await host.get()).sandbox.moneyBook() });
    case 'GET requests':
      return json(200, { requests: (await host.get()).sandbox.requests() });
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
        message: 'POST faults or behaviour, GET book, GET or DELETE requests, POST reset, POST clock.',
      });
  }
}
