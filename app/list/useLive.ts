import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { announce } from '#design-system';
import { ApiError } from '../api/http/errors.ts';
import { type Translate, useT } from '../i18n/index.ts';
import { formatCount } from '../lib/money.ts';
import type { Filters } from './filters.ts';
import type { List } from './useList.ts';

const LIVE_MS = 30_000;
/** After failures it refreshes less and less often, at most every eight minutes. */
const MAX_PAUSES = 15;

/** New rows that arrived while others are on the screen. */
export interface NewRows<Row> {
  /** The visible rows: with other rows this no longer applies. */
  beside: readonly Row[];
  /** How many rows were added; zero or less if rows only moved or were removed. */
  count: number;
}

/** The message about new rows. */
export const newRowsText = ({ count }: NewRows<unknown>, t: Translate) =>
  count > 0 ? t('list.newRows', { count: formatCount(count) }) : t('list.changed');

/**
 * Refreshes a list every 30 seconds; not in a hidden tab, which catches up when it becomes visible, and
 * less often while the service fails. Values update in place. Rows that would move visible ones wait
 * until `onNewRows` is confirmed. Returns whether the last refresh failed.
 */
export function useLive<Row, F extends Filters>(
  list: List<Row, F>,
  rowId: (row: Row) => string,
  runs: boolean,
  onNewRows: (rows: NewRows<Row> | undefined) => void,
): boolean {
  const t = useT();
  const [failures, setFailures] = useState(0);
  const clock = useRef({ pauses: 0, askedAt: 0, saidOf: undefined as unknown });
  const isAsking = useRef(false);

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (document.hidden || isAsking.current || list.state === 'refreshing' || list.state === 'loading')
      return;
    // Retry while the tab is visible.
    if (list.state !== 'ready') return list.refresh();
    isAsking.current = true;
    clock.current.askedAt = Date.now();
    try {
      const answer = await list.ask(signal);
      if (signal.aborted) return;
      setFailures(0);
      const stay = list.rows.every((row, index) => {
        const next = answer.items[index];
        return next !== undefined && rowId(next) === rowId(row);
      });
      if (stay) {
        list.show(answer);
        onNewRows(undefined);
        return;
      }
      const rows = { beside: list.rows, count: answer.total - list.total };
      onNewRows(rows);
      // Announce once per set of rows: a list that stays open for an hour must not keep talking.
      if (clock.current.saidOf !== list.rows) announce(newRowsText(rows, t));
      clock.current.saidOf = list.rows;
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError && error.isForbidden) return list.refresh();
      setFailures((count) => count + 1);
      clock.current.pauses = Math.min(2 ** (failures + 1) - 1, MAX_PAUSES);
    } finally {
      isAsking.current = false;
    }
  });

  useEffect(() => {
    if (!runs) return;
    const stop = new AbortController();
    const timer = setInterval(() => {
      if (clock.current.pauses > 0) clock.current.pauses -= 1;
      else void ask(stop.signal);
    }, LIVE_MS);
    clock.current = { pauses: 0, askedAt: Date.now(), saidOf: undefined };
    const onVisible = () => {
      if (Date.now() - clock.current.askedAt >= LIVE_MS) void ask(stop.signal);
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stop.abort();
      setFailures(0);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [runs]);
  return runs && failures > 0;
}
