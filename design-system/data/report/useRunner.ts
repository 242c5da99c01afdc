import { useState } from 'react';

export const RUN_STATES = ['waiting', 'running', 'done', 'failed', 'unknown', 'skipped'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** How it went with one item. */
export interface RunResult {
  state: RunState;
  /** Why it failed, or why there was nothing to do. */
  message?: string;
  /** It was never sent, because the run was stopped before its turn; a `message` beside it says by what. */
  reason?: 'stopped';
}

/** What the work of one item throws when there was nothing to do: somebody else has changed it. */
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
  /** The result of each item that was ever given to `run`, by its id. */
  results: ReadonlyMap<string, RunResult>;
  /** Whether anything still waits or is under way. */
  running: boolean;
  /** Nothing new begins until `resume`; it is still `running`. */
  paused: boolean;
  /**
   * Sends these items and ends when nothing is running any more; it never rejects. The results of all others stay, so
   * it serves a second time for those that failed. What already waits or runs is not sent twice.
   */
  run: (items: readonly Item[]) => Promise<void>;
  /** Begins nothing new for a while. What has begun is waited for. */
  pause: () => void;
  /** Goes on with what waits. */
  resume: () => void;
  /** Leaves out what has not begun. What has begun is waited for. */
  cancel: () => void;
  /** How many items are in this state. */
  count: (state: RunState) => number;
}

/** How many items are sent at a time (screens 2.5): the service is not flooded, and a run of forty is still short. */
const AT_ONCE = 4;

/** The current state of a run. It lives as long as its component. */
interface Work {
  /** What waits for its turn, each with the work of the moment it was asked for. */
  queue: { id: string; send: () => Promise<void> }[];
  /** Ids of all that waits or is under way. */
  pending: Set<string>;
  /** How many are under way. */
  lanes: number;
  paused: boolean;
  /** Called when nothing is running any more. */
  atEnd: (() => void)[];
}

/**
 * Processes many items, four at a time, and keeps the result of each: for one operation on many records, where one
 * failure stops no other. `work` resolves when its item is done, and otherwise throws what the user should read:
 * `Skipped` when there was nothing to do, `Unsettled` when nobody knows whether it was done, `StopRun` when the rest must
 * not be sent. `RunReport` shows how it goes.
 */
export function useRunner<Item>(
  idOf: (item: Item) => string,
  work: (item: Item) => Promise<void>,
): Runner<Item> {
  const [results, setResults] = useState<ReadonlyMap<string, RunResult>>(new Map());
  const [paused, setPaused] = useState(false);
  const [now] = useState<Work>(() => ({
    queue: [],
    pending: new Set(),
    lanes: 0,
    paused: false,
    atEnd: [],
  }));

  const setPause = (next: boolean) => {
    now.paused = next;
    setPaused(next);
  };
  const tellEnd = () => {
    if (now.pending.size === 0) for (const tell of now.atEnd.splice(0)) tell();
  };

  const note = (ids: readonly string[], result: RunResult) =>
    setResults((before) => new Map([...before, ...ids.map((id) => [id, result] as const)]));

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
