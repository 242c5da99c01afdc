import { readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '#sandbox/api.ts';
import { type Operation, readContract } from '../../.ci/contract/contract.ts';

// Some tests read a hundred thousand rows or send hundreds of random requests, which takes long on a busy machine.
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

/** Expects a response to match docs/openapi.yaml. Returns its operation; undefined for a call that the portal does not make. */
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

/** Sends a call, and expects a response of the contract. */
export async function send(sandbox: Sandbox, ...call: Parameters<typeof request>): Promise<Answer> {
  const answer = await answerOf(await sandbox.handle(request(...call)));
  const [method, path] = call;
  expectContract(method, path, answer.status, answer.body);
  return answer;
}

/** The headers of a signed-in user's calls. */
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

/** All rows of a list, page by page. */
export async function everyRow(get: (path: string) => Promise<Answer>, path: string): Promise<Wire[]> {
  const rows: Wire[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await get(`${path}?pageSize=1000&page=${page}`);
    rows.push(...data.items);
    if (data.items.length === 0) return rows;
  }
}
