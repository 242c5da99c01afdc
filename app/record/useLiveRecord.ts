import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '#design-system';
import { useT } from '../i18n/index.ts';
import { now } from '../lib/time.ts';
import { statusOf } from '../nouns/StatusTag.tsx';
import type { RecordNames, RecordRow } from './kind.ts';
import { isWaiting } from './waiting.ts';

const LIVE_SECONDS = 30;

interface LiveView {
  row: RecordRow | undefined;
  fetching: boolean;
  /** When it was answered, in unix seconds. */
  asOf: number | undefined;
  refetch: () => unknown;
}

/**
 * Reads a record of a `live` kind again every 30 seconds while something can still happen to it, and says so: never in
 * a hidden tab, nor while an answer is on its way. A tab that comes back after longer than that catches up at once. A
 * new status is read out. Returns whether it runs.
 */
export function useLiveRecord(kind: RecordNames, view: LiveView): boolean {
  const runs = kind.live === true && isWaiting(kind.statuses, view.row);
  const ask = useEffectEvent(() => {
    if (!document.hidden && !view.fetching) void view.refetch();
  });
  const catchUp = useEffectEvent(() => {
    if (now() - (view.asOf ?? 0) >= LIVE_SECONDS) ask();
  });
  useEffect(() => {
    if (!runs) return;
    const onVisible = () => catchUp();
    const timer = setInterval(() => ask(), LIVE_SECONDS * 1000);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [runs]);
  useStatusToldOnChange(kind, view.row);
  return runs;
}

/** Reads out the new status of a record that changed while it was looked at. */
function useStatusToldOnChange({ live, statuses }: RecordNames, row: RecordRow | undefined) {
  const t = useT();
  const before = useRef(row);
  const tell = useEffectEvent((id: string | undefined, status: string | undefined) => {
    const last = before.current;
    before.current = row;
    if (!live || id === undefined || !status || last?.id !== id || last.status === status) return;
    const known = statusOf(statuses, status);
    announce(t('record.changed', { status: known ? t(known.label) : status }));
  });
  useEffect(() => tell(row?.id, row?.status), [row?.id, row?.status]);
}
