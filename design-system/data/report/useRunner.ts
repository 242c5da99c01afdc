import { useState } from 'react';

export const RUN_STATES = ['waiting', 'running', 'done', 'failed', 'unknown', 'skipped'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** The result of one item. */
export interface RunResult {
  state: RunState;
  /** Why it failed, or why there was nothing to do. */
  message?: string;
  /** It was never sent, because the run stopped before its turn; `message` says why. */
  reason?: 'stopped';
}

/** Thrown by the work of one item when there was nothing to do: someone else has changed it. */
export class Skipped extends Error {}

/** Thrown by the work of one item when its result is unknown; `stops` when no other item would succeed either. */
export class Unsettled extends Error {
  constructor(
    message: string,
    readonly stops = false,
  ) {
    super(message);
  }
}

/** Thrown by the work of one item when no other item would succeed either: signed out, or forbidden (401, 403). */
export class StopRun extends Error {}

export interface Runner<Item> {
  /** The result of each item ever passed to `run`, by id. */
  results: ReadonlyMap<string, RunResult>;
  /** Whether any item is waiting or running. */
  running: boolean;
  /** Nothing new starts until `resume`; `running` stays true. */
  paused: boolean;
  /**
   * Sends these items and resolves with `results` when nothing is running any more; it never rejects. Results of other
   * items stay, so it can be called again for failed items. Items already waiting or running are not sent twice.
   */
  run: (items: readonly Item[]) => Promise<Runner<Item>['results']>;
  /** Starts nothing new for a while. Running items finish. */
  pause: () => void;
  /** Continues with the waiting items. */
  resume: () => void;
  /** Skips items that have not started. Running items finish. */
  cancel: () => void;
  /** How many items are in this state. */
  count: (state: RunState) => number;
}

/** Number of items sent at a time (screens 2.5): the service is not flooded, and a run of forty is still short. */
const AT_ONCE = 4;

/** The current state of a run. It lives as long as its component. */
interface Work {
  results: ReadonlyMap<string, RunResult>;
  /** Waiting items, each with the `work` of the time it was queued. */
  queue: { id: string; send: () => Promise<void> }[];
  /** Ids of all items waiting or running. */
  pending: Set<string>;
  /** Number of running items. */
  lanes: number;
  paused: boolean;
  /** Called when nothing is running any more. */
  atEnd: (() => void)[];
}

/**
 * Processes many items, four at a time, and keeps the result of each: for one operation on many records, where a
 * failure does not stop the others. `work` resolves when its item is done, and otherwise throws what the user should
 * read: `Skipped` when there was nothing to do, `Unsettled` when it is unknown whether it was done, `StopRun` when the
 * rest must not be sent. `RunReport` shows the progress.
 */
export function useRunner<Item>(
  idOf: (item: Item) => string,
  work: (item: Item) => Promise<void>,
): Runner<Item> {
  const [paused, setPaused] = useState(false);
  const [now] = useState<Work>(() => ({
    results: new Map(),
    queue: [],
    pending: new Set(),
    lanes: 0,
    paused: false,
    atEnd: [],
  }));
  const [results, setResults] = useState(now.results);

  const setPause = (next: boolean) => {
    now.paused = next;
    setPaused(next);
  };
  const tellEnd = () => {
    if (now.pending.size === 0) for (const tell of now.atEnd.splice(0)) tell();
  };

  const note = (ids: readonly string[], result: RunResult) => {
    now.results = new Map([...now.results, ...ids.map((id) => [id, result] as const)]);
    setResults(now.results);
  };

  const leaveOut = (message?: string) => {
    const ids = now.queue.splice(0).map(({ id }) => id);
    for (const id of ids) now.pending.delete(id);
    note(ids, { state: 'skipped', reason: 'stopped', ...(message && { message }) });
  };

  const sendOne = async ({ id, send }: Work['queue'][number]) => {
    note([id], { state: 'running' });
    const result = await send().then(
      (): RunResult => ({ state: 'done' }),
      (cause: unknown): RunResult => {
        const message = cause instanceof Error ? cause.message : String(cause);
        if (cause instanceof StopRun || (cause instanceof Unsettled && cause.stops)) leaveOut(message);
        const state =
          cause instanceof Skipped ? 'skipped' : cause instanceof Unsettled ? 'unknown' : 'failed';
        return { state, message };
      },
    );
    now.pending.delete(id);
    note([id], result);
  };

  const lane = async () => {
    now.lanes += 1;
    while (!now.paused) {
      const next = now.queue.shift();
      if (!next) break;
      await sendOne(next);
    }
    now.lanes -= 1;
    tellEnd();
  };
  const begin = () => {
    setPause(false);
    while (now.lanes < AT_ONCE && now.queue.length > 0) void lane();
  };

  const run = async (items: readonly Item[]) => {
    const added: string[] = [];
    for (const item of items) {
      const id = idOf(item);
      if (now.pending.has(id)) continue;
      now.pending.add(id);
      now.queue.push({ id, send: async () => work(item) });
      added.push(id);
    }
    note(added, { state: 'waiting' });
    begin();
    if (now.pending.size > 0) await new Promise<void>((tell) => now.atEnd.push(tell));
    return now.results;
  };

  const count = (state: RunState) => [...results.values()].filter((result) => result.state === state).length;
  return {
    results,
    running: count('waiting') + count('running') > 0,
    paused,
    run,
    pause: () => setPause(true),
    resume: begin,
    cancel: () => {
      leaveOut();
      setPause(false);
      tellEnd();
    },
    count,
  };
}
