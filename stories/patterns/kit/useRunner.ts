import { useRef, useState } from 'react';

export const RUN_STATES = ['waiting', 'running', 'done', 'failed', 'skipped'] as const;

/** How it went with one record. */
export interface RunResult {
  state: (typeof RUN_STATES)[number];
  /** Why it failed or was left out. */
  message?: string;
}

/** What the work of one record throws when there was nothing to do: somebody else has changed it. */
export class Skipped extends Error {}

/** How many records are sent at a time. */
const AT_ONCE = 4;

/**
 * Sends many records one by one, four at a time, and keeps the result of each. One failure stops no other. Whoever
 * cancels keeps what has gone through: what runs is waited for, what waits is left out.
 */
export function useRunner<Item>(idOf: (item: Item) => string, work: (item: Item) => Promise<void>) {
  const [results, setResults] = useState<ReadonlyMap<string, RunResult>>(new Map());
  const [running, setRunning] = useState(false);
  const cancelled = useRef(false);

  const note = (item: Item, result: RunResult) =>
    setResults((before) => new Map(before).set(idOf(item), result));

  const run = async (items: readonly Item[]) => {
    cancelled.current = false;
    setRunning(true);
    setResults((before) => {
      const next = new Map(before);
      for (const item of items) next.set(idOf(item), { state: 'waiting' });
      return next;
    });
    const queue = [...items];
    const lane = async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
        if (cancelled.current) {
          note(item, { state: 'skipped', message: 'Đã dừng trước khi gửi' });
          continue;
        }
        note(item, { state: 'running' });
        try {
          await work(item);
          note(item, { state: 'done' });
        } catch (cause) {
          const message = cause instanceof Error ? cause.message : String(cause);
          note(item, { state: cause instanceof Skipped ? 'skipped' : 'failed', message });
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    setRunning(false);
  };

  const count = (state: RunResult['state']) =>
    [...results.values()].filter((result) => result.state === state).length;
  return {
    results,
    running,
    run,
    /** Leaves out what has not begun. */
    cancel: () => {
      cancelled.current = true;
    },
    reset: () => setResults(new Map()),
    count,
    ended: count('done') + count('failed') + count('skipped'),
  };
}
