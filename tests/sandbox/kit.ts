import { readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '#sandbox/api.ts';
import { type Operation, readContract } from '../../.ci/contract/contract.ts';

// Walks over a hundred thousand rows and hundreds of random questions: a busy machine is slow, which is no failure.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Friday 20 November 2026, 16:00 in Vietnam. */
export const NOON = Date.UTC(2026, 10, 20, 9) / 1000;

export const BUSINESS = '1001';
export const LIST = `merchants/${BUSINESS}/order/transactions`;

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the wire holds.
export type Wire = any;

export interface Answer {
  status: number;
  headers: Headers;
  body: Wire;
  /** `body.data`. */
  data: Wire;
}

export interface Clock {
  at: number;
}

export function clockedSandbox(options: SandboxOptions = {}): { sandbox: Sandbox; clock: Clock } {
  const clock = { at: NOON };
  return { clock, sandbox: createSandbox({ now: () => clock.at, rows: 500, ...options }) };
}

export const request = (
  method: string,
  path: string,
  given: { body?: unknown; headers?: Record<string, string>; signal?: AbortSignal } = {},
): Request => {
  const { body, headers, signal } = given;
  return new Request(`https://portal.example/api/v1/${path}`, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
};

async function answerOf(response: Response): Promise<Answer> {
  const body = JSON.parse(await response.text());
  return { status: response.status, headers: response.headers, body, data: body.data };
}

export const contract = readContract(
  readFileSync(new URL('../../docs/openapi.yaml', import.meta.url), 'utf8'),
);

/** An answer is one of docs/openapi.yaml. Gives the operation; undefined for a call that the portal does not make. */
export function expectContract(
  method: string,
  path: string,
  status: number,
  body: Wire,
): Operation | undefined {
  const operation = contract.operationOf(method, path.split('?')[0] ?? '');
  if (operation) expect(contract.faultsOf(operation, status, body), `${operation.id} ${status}`).toEqual([]);
  return operation;
}

/** Sends a call; its answer has to be one of the contract. */
export async function send(sandbox: Sandbox, ...call: Parameters<typeof request>): Promise<Answer> {
  const answer = await answerOf(await sandbox.handle(request(...call)));
  const [method, path] = call;
  expectContract(method, path, answer.status, answer.body);
  return answer;
}

/** Calls as a signed-in person. */
export async function as(sandbox: Sandbox, userName: string) {
  const session = await sandbox.signInAs(userName);
  const Authorization = `Bearer ${session.accessToken}`;
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    send(sandbox, method, path, { body, headers: { Authorization, ...headers } });
  return {
    session,
    Authorization,
    call,
    get: (path: string, headers?: Record<string, string>) => call('GET', path, undefined, headers),
  };
}

/** Every row of a list, by paging through it. */
export async function everyRow(get: (path: string) => Promise<Answer>, path: string): Promise<Wire[]> {
  const rows: Wire[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await get(`${path}?pageSize=1000&page=${page}`);
    rows.push(...data.items);
    if (data.items.length === 0) return rows;
  }
}
