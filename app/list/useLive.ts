import { useEffect, useEffectEvent } from 'react';
import type { ListState } from './useList.ts';

const LIVE_SECONDS = 30;

/** Asks a list again every 30 seconds while it runs; not in a hidden tab, nor while an answer is on its way. */
export function useLive(list: { state: ListState; refresh: () => void }, runs: boolean) {
  const ask = useEffectEvent(() => {
    if (!document.hidden && list.state !== 'refreshing') list.refresh();
  });
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => ask(), LIVE_SECONDS * 1000);
    return () => clearInterval(timer);
  }, [runs]);
}
