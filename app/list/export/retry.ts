import { ApiError } from '../../api/http/errors.ts';

const MORE_TRIES = 2;
const FIRST_PAUSE_MS = 300;

/** A temporary failure of the network or the server. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'network' || [502, 503, 504].includes(error.status ?? 0));

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });

/** Reads, with up to two retries after a temporary failure. Only for reads: writes are never repeated. */
export async function withRetries<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await read();
    } catch (error) {
      if (signal.aborted || failures >= MORE_TRIES || !isPassing(error)) throw error;
      await pause(FIRST_PAUSE_MS * 2 ** failures, signal);
    }
  }
}
