import { useEffect, useRef, useState } from 'react';
import type { Scope } from '../../api/http/paths.ts';
import type { ListQuery, Page } from '../../api/http/shapes.ts';
import { listRefunds } from '../../api/refunds.ts';
import { transactionGroups } from '../../api/statusGroups.ts';
import { listTransactions } from '../../api/transactions.ts';
import { type DayRange, dayEnd, dayStart } from '../../lib/time.ts';
import { EXPORT_CAP } from '../../list/export/exportFile.ts';
import { readPages } from '../../list/export/readPages.ts';
import { createReconciliation, type Reconciliation } from '../../shared/sheet/reconciliation.ts';
import {
  type CheckResult,
  FileRefused,
  type Mapping,
  type MatchResult,
  type ReadFile,
  type ReadOptions,
  type Tolerance,
} from '../../shared/sheet/types.ts';
import { useCan } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { readTolerances, writeTolerances } from './tolerances.ts';

export const DESK_STEPS = ['file', 'columns', 'compare', 'send'] as const;
export type DeskStep = (typeof DESK_STEPS)[number];

/** The running task and its progress; `total` is 0 while unknown. */
export interface DeskWork {
  what: 'read' | 'check' | 'load' | 'match';
  done: number;
  total: number;
}

export interface DeskState {
  step: DeskStep;
  file?: File;
  /** SHA-256 of the file's bytes. */
  hash?: string;
  read?: ReadFile;
  mapping: Mapping;
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
  take: (rows: readonly Row[]) => Promise<void>;
}

/**
 * The state of the desk: a file, its column mapping, and its comparison with the transactions of its days. The rows
 * stay in the worker of `client`. Only one task runs at a time; a new one, `cancel` or leaving the page aborts it.
 */
export function useDesk() {
  const scope = useScope();
  const mayReadRefunds = useCan('refund:read');
  const [state, setState] = useState(EMPTY);
  const [tolerances, setTolerances] = useState(() => readTolerances(scope.merchantId));
  const client = useRef<Reconciliation>(null);
  const running = useRef<AbortController>(null);
  const change = (part: Partial<DeskState>) => setState((now) => ({ ...now, ...part }));

  const stop = () => {
    if (!running.current) return;
    running.current.abort();
    running.current = null;
    client.current?.cancel();
  };
  useEffect(
    () => () => {
      running.current?.abort();
      client.current?.dispose();
      client.current = null;
    },
    [],
  );
  const worker = () => {
    client.current ??= createReconciliation({
      merchantId: scope.merchantId,
      onProgress: ({ step, done, total }) => {
        if (running.current && step !== 'write') change({ work: { what: step, done, total } });
      },
    });
    return client.current;
  };

  /** Runs one task, and reports its failure. */
  const perform = async (what: DeskWork['what'], task: (signal: AbortSignal) => Promise<void>) => {
    stop();
    const control = new AbortController();
    running.current = control;
    change({ work: { what, done: 0, total: 0 }, failure: undefined });
    try {
      await task(control.signal);
    } catch (error) {
      if (!control.signal.aborted) change({ failure: { what, error } });
    }
    if (running.current !== control) return;
    running.current = null;
    change({ work: undefined });
  };

  /** Sets a file, another sheet of it, or which of its rows to read; undefined removes it. */
  const choose = (file: File | undefined, how?: ReadOptions) => {
    stop();
    setState((now) => ({ ...EMPTY, run: now.run, ...(file && { file }) }));
    if (!file) return;
    return perform('read', async (signal) => {
      // A copy of the current bytes: if the file is saved again under its name, the new version must not be sent.
      const kept = new File([await file.arrayBuffer()], file.name, file);
      const read = await worker().read(kept, how);
      const hash = await worker().hash(kept);
      signal.throwIfAborted();
      change({ file: kept, read, hash, mapping: read.mapping, step: 'columns' });
      await checkAll(read.mapping, undefined, signal);
    });
  };

  /** Checks all rows; without days, those of the file are used. */
  const checkAll = async (mapping: Mapping, period: DayRange | undefined, signal: AbortSignal) => {
    // Missing columns are not a failure: the user chooses them.
    const check = await worker()
      .check(mapping, period)
      .catch((error: unknown) => {
        if (error instanceof FileRefused) change({ failure: { what: 'check', error } });
        else throw error;
      });
    signal.throwIfAborted();
    if (!check) return;
    setState((now) => ({
      ...now,
      check,
      run: now.run + 1,
      ...(!period && check.days && { period: check.days }),
    }));
  };
  /** Sets the column mapping or the days to compare; all rows are checked again. */
  const understand = (mapping: Mapping, chosenDays = state.chosenDays) => {
    setState(({ check: _, match: __, ...now }) => ({
      ...now,
      mapping,
      ...(chosenDays && { chosenDays, period: chosenDays }),
    }));
    return perform('check', (signal) => checkAll(mapping, chosenDays, signal));
  };

  /** Loads the transactions of the days, page by page, and compares. */
  const compare = () =>
    perform('load', async (signal) => {
      const { period, mapping } = state;
      if (!period) return;
      const matching = worker().match();
      const [from, to] = [dayStart(period.from), dayEnd(period.to)];
      const withRefunds = [mapping.type, mapping.debit].some(Number.isInteger) && mayReadRefunds;
      const left = { unreadable: 0, beyond: 0, incomplete: false };
      let read = 0;
      const readAll = async <Row extends { id: string }>({ load, query, take }: Reading<Row>) => {
        const before = read;
        let count = 0;
        const result = await readPages<Row>({
          loadPage: (page, pageSize, inner) => load(scope, { ...query, from, to, page, pageSize }, inner),
          rowId: ({ id }) => id,
          total: 1,
          // At least one, so that the response tells how many rows are beyond the limit.
          cap: Math.max(1, EXPORT_CAP - before),
          signal,
          onRows: async (rows, total) => {
            await take(rows);
            count += rows.length;
            read = before + count;
            change({ work: { what: 'load', done: read, total: Math.min(before + total, EXPORT_CAP) } });
          },
        });
        left.unreadable += result.unreadable;
        left.beyond += Math.max(0, result.total - result.rows - result.unreadable);
        left.incomplete ||= result.incomplete;
      };
      // A payment belongs to the day its money came; one without money, to the day it was created (docs/contract.md).
      const take = (transactions: Parameters<typeof matching.push>[0]['transactions']) =>
        matching.push({ ...(transactions && { transactions }) });
      await readAll({ load: listTransactions, query: { timeField: 'paidAt', sort: 'paidAt' }, take });
      const unpaid = { status: UNPAID.join(','), sort: 'createdAt' };
      await readAll({ load: listTransactions, query: unpaid, take });
      if (withRefunds)
        await readAll({
          load: listRefunds,
          query: { timeField: 'completedAt', sort: 'completedAt' },
          take: (refunds) => matching.push({ refunds }),
        });
      change({ work: { what: 'match', done: 0, total: 0 } });
      const match = await matching.finish({ refunds: withRefunds, tolerances });
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
      const match = await worker().rematch({ ...next, refunds: state.refunds });
      signal.throwIfAborted();
      setState((now) => ({ ...now, match, storeId: next.storeId, run: now.run + 1 }));
    });
  };

  return {
    ...state,
    tolerances,
    rematch,
    client,
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
