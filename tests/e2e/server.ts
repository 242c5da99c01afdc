import type { Behaviour, Fault, LoggedRequest, MoneyEntry } from '#sandbox/api.ts';
import type { Upload } from '#sandbox/resources/reconcileImport.ts';
import { startPreview } from '../../.ci/lib/preview.mjs';

/** The portal under test: the built files and a sandbox, for one worker. */
export interface Server {
  /** Without a trailing slash. */
  url: string;
  /** Makes calls slow, failed or invalid until `reset`. */
  setFaults(faults: Fault[]): Promise<void>;
  /** Changes what the service supports, such as idempotency keys or full names. */
  setBehaviour(behaviour: Partial<Behaviour>): Promise<void>;
  /** Requests that move money, and how often each was sent and recorded. */
  moneyRequests(): Promise<MoneyEntry[]>;
  /** Every call since the last `reset`, oldest first. */
  requests(): Promise<LoggedRequest[]>;
  /** Codes that a user would receive by e-mail or phone, oldest first. */
  codes(): Promise<string[]>;
  /** The reconciliation files since the last `reset`, oldest first. */
  uploads(): Promise<Upload[]>;
  /** Moves the sandbox's clock. */
  setClock(offsetSeconds: number): Promise<void>;
  /** Restores rows, faults, tokens, clock and the list of calls. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a portal on a free port. */
export async function startServer(): Promise<Server> {
  const { url, close } = await startPreview();
  const control = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${url}/__sandbox/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The sandbox answered ${response.status} to ${method} ${path}.`);
    return response;
  };
  return {
    url,
    close,
    setFaults: async (faults) => void (await control('POST', 'faults', faults)),
    setBehaviour: async (behaviour) => void (await control('POST', 'behaviour', behaviour)),
    moneyRequests: async () => (await (await control('GET', 'money')).json()).requests,
    requests: async () => (await (await control('GET', 'requests')).json()).requests,
    codes: async () => (await (await control('GET', 'codes')).json()).codes,
    uploads: async () => (await (await control('GET', 'uploads')).json()).uploads,
    setClock: async (offsetSeconds) => void (await control('POST', 'clock', { offsetSeconds })),
    reset: async () => void (await control('POST', 'reset')),
  };
}
