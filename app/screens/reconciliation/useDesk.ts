import { useEffect, useRef, useState } from 'react';
import type { Scope } from '../../api/http/paths.ts';
import type { ListQuery, Page } from '../../api/http/shapes.ts';
import { listRefunds } from '../../api/refunds.ts';
import { transactionGroups } from '../../api/statusGroups.ts';
import { listTransactions } from '../../api/transactions.ts';
import { hashOf } from '../../lib/file/hash.ts';
import { type DayRange, dayEnd, dayStart } from '../../lib/time.ts';
import { EXPORT_CAP } from '../../list/export/exportFile.ts';
import { readPages } from '../../list/export/readPages.ts';
import { openFileWorker } from '../../shared/sheet/fileWorker.ts';
import { paymentRow, refundRow } from '../../shared/sheet/partners.ts';
import type {
  CheckResult,
  DeskWork,
  Mapping,
  MatchResult,
  ReadFile,
  ReadOptions,
  SystemRow,
  Tolerance,
} from '../../shared/sheet/types.ts';
import { useCan } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { recallMapping, rememberMapping } from './columnMemory.ts';
import { readTolerances, writeTolerances } from './tolerances.ts';

export const DESK_STEPS = ['file', 'columns', 'compare', 'send'] as const;
export type DeskStep = (typeof DESK_STEPS)[number];

export interface DeskState {
  step: DeskStep;
  file?: File;
  /** SHA-256 of the file's bytes. */
  hash?: string;
  read?: ReadFile;
  mapping: Mapping;
  /** Whether the mapping is the user's earlier choice for the same headings. */
  isRemembered?: boolean;
  /** The days to compare: those found in the file, unless the user chose others. */
  period?: DayRange;
  /** Days chosen by the user; they stay when the columns change. */
  chosenDays?: DayRange;
  check?: CheckResult;
  match?: MatchResult;
  /** The file's store, if the user has chosen it. */
  storeId?: string | undefined;
  /** Whether refunds were compared. */
  refunds: boolean;
  /** Rows of the portal that could not be read, or that exceed the comparison limit. */
  left: { unreadable: number; beyond: number; incomplete: boolean };
  /** Incremented by every check and comparison, so that results of an earlier one are discarded. */
  run: number;
  /** The running task. */
  work?: DeskWork | undefined;
  failure?: { what: DeskWork['what']; error: unknown } | undefined;
}

const EMPTY: DeskState = {
  step: 'file',
  mapping: {},
  refunds: false,
  left: { unreadable: 0, beyond: 0, incomplete: false },
  run: 0,
};

const UNPAID = [...transactionGroups.pending, ...transactionGroups.failed, ...transactionGroups.reversed];

interface Reading<Row> {
  load: (scope: Scope, query: ListQuery, signal?: AbortSignal) => Promise<Page<Row>>;
  query: Partial<ListQuery>;
  rowOf: (row: Row) => SystemRow;
}

/**
 * The state of the desk: a file, its column mapping, and its comparison with the transactions of its days. The rows
 * stay in the worker. Only one task runs at a time; a new one, `cancel` or leaving the page aborts it.
 */
export function useDesk() {
  const scope = useScope();
  const mayReadRefunds = useCan('refund:read');
  const [state, setState] = useState(EMPTY);
  const [tolerances, setTolerances] = useState(() => readTolerances(scope.merchantId));
  const running = useRef<AbortController>(null);
  const change = (part: Partial<DeskState>) => setState((now) => ({ ...now, ...part }));
  const [worker] = useState(() => openFileWorker((work) => running.current && change({ work })));

  const stop = () => {
    if (!running.current) return;
    running.current.abort();
    running.current = null;
    worker.stop();
  };
  useEffect(
    () => () => {
      running.current?.abort();
      worker.end();
    },
    [worker],
  );

  /** Runs one task, and reports its failure. The result is undefined if it failed, or was aborted. */
  const perform = async <Result>(
    what: DeskWork['what'],
    task: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result | undefined> => {
    stop();
    const control = new AbortController();
    running.current = control;
    change({ work: { what, done: 0, total: 0 }, failure: undefined });
    const result = await task(control.signal).catch((error: unknown) => {
      if (!control.signal.aborted) change({ failure: { what, error } });
      return undefined;
    });
    if (running.current !== control) return undefined;
    running.current = null;
    change({ work: undefined });
    return result;
  };

  /** Checks all rows; without days, those of the file are used. */
  const check = (read: ReadFile, mapping: Mapping, days?: DayRange) =>
    perform('check', async (signal) => {
      const found = await worker.ask('check', mapping, days);
      signal.throwIfAborted();
      rememberMapping(scope.merchantId, read, mapping);
      const period = days ?? found.days;
      setState((now) => ({ ...now, check: found, run: now.run + 1, ...(period && { period }) }));
    });

  /** Sets a file, another sheet of it, or which of its rows to read; undefined removes it. */
  const choose = async (file: File | undefined, how?: ReadOptions) => {
    stop();
    setState((now) => ({ ...EMPTY, run: now.run, ...(file && { file }) }));
    if (!file) return;
    const found = await perform('read', async (signal) => {
      // A copy of the current bytes: if the file is saved again under its name, the new version must not be sent.
      const kept = new File([await file.arrayBuffer()], file.name, file);
      signal.throwIfAborted();
      const read = await worker.read(kept, how);
      const hash = await hashOf(kept);
      signal.throwIfAborted();
      const chosen = recallMapping(scope.merchantId, read);
      const mapping = chosen ?? read.mapping;
      change({ file: kept, read, hash, mapping, isRemembered: chosen !== undefined, step: 'columns' });
      return { read, mapping };
    });
    if (found) await check(found.read, found.mapping);
  };

  /** Sets the column mapping or the days to compare; all rows are checked again. */
  const understand = async (mapping: Mapping, chosenDays = state.chosenDays) => {
    setState(({ check: _, match: __, ...now }) => ({
      ...now,
      mapping,
      ...(chosenDays && { chosenDays, period: chosenDays }),
    }));
    if (state.read) await check(state.read, mapping, chosenDays);
  };

  /** Loads the transactions of the days, page by page, and compares. */
  const compare = () =>
    perform('load', async (signal) => {
      const { period, mapping } = state;
      if (!period) return;
      await worker.ask('begin');
      const [from, to] = [dayStart(period.from), dayEnd(period.to)];
      const withRefunds = (mapping.type ?? mapping.debit) !== undefined && mayReadRefunds;
      const left = { unreadable: 0, beyond: 0, incomplete: false };
      let read = 0;
      const readAll = async <Row extends { id: string }>({ load, query, rowOf }: Reading<Row>) => {
        const before = read;
        const result = await readPages<Row>({
          loadPage: (page, pageSize, inner) => load(scope, { ...query, from, to, page, pageSize }, inner),
          rowId: ({ id }) => id,
          total: 1,
          // At least one, so that the response tells how many rows are beyond the limit.
          cap: Math.max(1, EXPORT_CAP - before),
          signal,
          onRows: async (rows, total) => {
            await worker.ask('push', rows.map(rowOf));
            read += rows.length;
            change({ work: { what: 'load', done: read, total: Math.min(before + total, EXPORT_CAP) } });
          },
        });
        left.unreadable += result.unreadable;
        left.beyond += Math.max(0, result.total - result.rows - result.unreadable);
        left.incomplete ||= result.incomplete;
      };
      // A payment belongs to the day its money came; one without money, to the day it was created (docs/contract.md).
      const payments = { load: listTransactions, rowOf: paymentRow };
      await readAll({ ...payments, query: { timeField: 'paidAt', sort: 'paidAt' } });
      await readAll({ ...payments, query: { status: UNPAID.join(','), sort: 'createdAt' } });
      const refunds = { load: listRefunds, rowOf: refundRow };
      if (withRefunds)
        await readAll({ ...refunds, query: { timeField: 'completedAt', sort: 'completedAt' } });
      change({ work: { what: 'match', done: 0, total: 0 } });
      const match = await worker.ask('finish', { refunds: withRefunds, tolerances });
      signal.throwIfAborted();
      setState((now) => ({
        ...now,
        ...{ match, left, step: 'compare', run: now.run + 1 },
        ...{ refunds: withRefunds, storeId: undefined },
      }));
    });

  /** Compares the same rows again, for another store or with other tolerances, which are saved. */
  const rematch = (change: { storeId?: string | undefined; tolerances?: readonly Tolerance[] }) => {
    const next = { storeId: state.storeId, tolerances, ...change };
    if (change.tolerances) {
      setTolerances(change.tolerances);
      writeTolerances(scope.merchantId, change.tolerances);
    }
    return perform('match', async (signal) => {
      const match = await worker.ask('rematch', { ...next, refunds: state.refunds });
      signal.throwIfAborted();
      setState((now) => ({ ...now, match, storeId: next.storeId, run: now.run + 1 }));
    });
  };

  return {
    ...state,
    tolerances,
    rematch,
    worker,
    choose,
    understand,
    compare,
    cancel: () => {
      stop();
      change({ work: undefined });
    },
    goTo: (step: DeskStep) => change({ step }),
  };
}
export type Desk = ReturnType<typeof useDesk>;

/** Options for a query to the worker: its answers hold until the next comparison, which has another `run`. */
export const WORKER_QUERY = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, meta: { quiet: true } };
