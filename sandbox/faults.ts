export const FAULT_KINDS = [
  'slow',
  'never',
  'offline',
  '401',
  '403',
  'firewall',
  '500',
  '503',
  '429',
  'html',
  'bad-json',
  'truncated',
  'wrong-shape',
  'empty',
  'null-list',
  'lost',
  'reset',
  'late',
  'says-no',
  '202',
  '204',
  '404-done',
  '409-done',
  '500-done',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** One simulated failure. */
export interface Fault {
  /** `METHOD path` or only a path below /api/v1/, where `*` matches any characters; without it, every call. */
  match?: string;
  /**
   * `slow` waits, then continues · `never` does not respond · `offline` fails like a network · a status is returned
   * without doing the work · `html` a page with 200 · `firewall` a page with 403 · `bad-json`, `truncated`,
   * `wrong-shape`, `empty` (no body), `null-list` (items is null) corrupt a 200 · `lost` does the work and loses the
   * response, `reset` too, with a connection reset · `late` loses the response at once and does the work after
   * `delayMs` (default 5 s) · `says-no` returns 200 `{ success: false }` without doing the work · `202`, `204`,
   * `404-done`, `409-done`, `500-done` do the work and return that status.
   */
  kind: FaultKind;
  /** How many calls it affects; without it, all. */
  times?: number;
  /** Delay before anything else (`late`: before the work); `slow` defaults to 3 s. */
  delayMs?: number;
}

/** The connection broke: a browser's fetch rejects, a server closes or resets the socket. */
export class ConnectionLost extends TypeError {
  constructor(readonly isReset = false) {
    super('Failed to fetch');
  }
}

export const isFault = (value: unknown): value is Fault => {
  const { match, kind, times, delayMs } = (value ?? {}) as Record<string, unknown>;
  const count = (number: unknown): boolean =>
    number === undefined || (Number.isInteger(number) && Number(number) >= 0);
  return (
    FAULT_KINDS.some((known) => known === kind) &&
    (match === undefined || typeof match === 'string') &&
    count(times) &&
    count(delayMs)
  );
};

function matches(pattern: string | undefined, method: string, path: string): boolean {
  if (pattern === undefined) return true;
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${source}$`).test(pattern.includes(' ') ? `${method} ${path}` : path);
}

/** Parses `500` or `slow:800`, the format of the `X-Sandbox-Fault` header. */
function parseFault(text: string): Fault | undefined {
  const [kind, delay] = text.trim().split(':');
  const fault = { kind, ...(delay !== undefined && { delayMs: Number(delay) }) };
  return isFault(fault) ? fault : undefined;
}

/** The active faults; taking one counts as a use. */
export function createFaults(initial: readonly Fault[] = []) {
  let faults: Fault[] = [];
  const set = (next: readonly Fault[]): void => {
    const wrong = next.find((fault) => !isFault(fault));
    if (wrong !== undefined) throw new TypeError(`Not a fault: ${JSON.stringify(wrong)}`);
    faults = next.map((fault) => ({ ...fault }));
  };
  set(initial);
  return {
    set,
    reset: () => set(initial),
    take(request: Request, path: string): Fault | undefined {
      const named = parseFault(request.headers.get('X-Sandbox-Fault') ?? '');
      if (named) return named;
      const fault = faults.find(({ match, times }) => times !== 0 && matches(match, request.method, path));
      if (fault?.times !== undefined) fault.times -= 1;
      return fault;
    },
  };
}
