import { useEffect, useMemo, useRef } from 'react';
import { Banner } from '../../base/Banner.tsx';
import { LiveRegion } from '../../base/LiveRegion.tsx';
import { ProgressBar } from '../../base/ProgressBar.tsx';
import { Stack } from '../../base/Stack.tsx';
import { Text } from '../../base/Text.tsx';
import { formatAmount } from '../../form/money/money.ts';
import { useOwnWords } from '../../labels.own.ts';
import { formatCount } from '../count.ts';
import { ClientTable } from '../list/ClientTable.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { useRunColumns } from './RunReport.columns.tsx';
import { linesOf, type RunLine, type RunRow, sharedReasons, totalsOf } from './RunReport.lines.ts';
import { words } from './RunReport.words.ts';
import type { Runner } from './useRunner.ts';

/** Above this many items the list is paginated. */
const PAGED_FROM = 100;

export interface RunReportProps {
  /** Accessible name of the run: "Duyệt yêu cầu hoàn". */
  label: string;
  /** All items of the run, as they were when it started; a retry shows the same ones. Keep the array stable. */
  rows: readonly RunRow[];
  /** From `useRunner`. */
  runner: Pick<Runner<unknown>, 'results' | 'running'>;
  /** What the ids are, where "ID" is too vague: "Mã yêu cầu". */
  idHeader?: string;
  /** Which amounts these are, with their unit: "Thực nhận (VND)". */
  amountHeader?: string;
}

/**
 * Progress of a run: how far it is, the result of each item, failures first with their reasons, and at the end a
 * one-sentence summary with the money moved. The caller provides buttons to stop and retry, using `cancel` and `run`.
 */
export function RunReport({ label, rows, runner, idHeader, amountHeader }: RunReportProps) {
  const { results, running } = runner;
  const word = useOwnWords(words);
  const lines = useMemo(() => linesOf(rows, results), [rows, results]);
  const { columns, preferences } = useRunColumns(lines, {
    id: idHeader,
    amount: amountHeader,
  });
  const totals = totalsOf(lines);
  const total = rows.length;
  const isWhole = totals.done === total;
  const counts =
    word('counts', {
      done: formatCount(totals.done),
      failed: formatCount(totals.failed),
      skipped: formatCount(totals.skipped),
    }) + (totals.unknown > 0 ? word('countUnknown', { unknown: formatCount(totals.unknown) }) : '');
  const shared = useMemo(() => sharedReasons(lines), [lines]);
  const sums =
    lines.some(({ amount }) => amount !== undefined) &&
    word('sums', { done: money(totals.doneAmount), left: money(totals.leftAmount) });
  const hasEnded = !running && totals.ended > 0;
  const head = useHeldFocus(running);

  const table = {
    caption: word('caption'),
    columns,
    rows: lines,
    rowId: ({ id }: RunLine) => id,
    rowLabel: ({ id }: RunLine) => word('row', { id }),
    preferences,
  };
  return (
    <Stack>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div role="group" aria-label={label} tabIndex={-1} ref={head}>
        {running && (
          <Stack gap={2}>
            <Text tabular>
              {word('progress', { ended: formatCount(totals.ended), total: formatCount(total) })}
            </Text>
            <ProgressBar label={label} value={totals.ended} max={total} />
          </Stack>
        )}
        {hasEnded && (
          // The live region below announces it.
          <Banner role="none" tone={isWhole ? 'success' : 'warning'} title={counts}>
            {sums && <div>{sums}</div>}
            {!isWhole && totals.done > 0 && <div>{word('kept')}</div>}
            {shared.map(({ state, message, ids }) => (
              <div key={`${state} ${message}`}>
                {word('shared', {
                  count: formatCount(ids.length),
                  state: word(state).toLowerCase(),
                  message,
                })}
              </div>
            ))}
          </Banner>
        )}
      </div>
      <LiveRegion>{hasEnded ? [counts, sums].filter(Boolean).join('. ') : ''}</LiveRegion>
      {total > PAGED_FROM ? (
        <ClientTable {...table} initialPageSize={50} />
      ) : (
        <DataTable {...table} status="ready" />
      )}
    </Stack>
  );
}

/** An amount of 13 digits must not wrap. */
const money = (amount: number) => `${formatAmount(amount)}\u00a0₫`;

/**
 * The button that started or stopped a run disappears. If it had the focus, the focus moves to the progress of the run,
 * instead of to the top of the page or dialog; any other focus stays.
 */
function useHeldFocus(running: boolean) {
  const head = useRef<HTMLDivElement>(null);
  const began = useRef(false);
  useEffect(() => {
    began.current ||= running;
    const holder = document.activeElement ?? document.body;
    if (began.current && holder.contains(head.current)) head.current?.focus({ preventScroll: true });
  }, [running]);
  return head;
}
