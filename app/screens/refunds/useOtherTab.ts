import { useEffect, useEffectEvent } from 'react';
import type { IntentStore } from '../../money/intentStore.ts';

const EVERY_MS = 1000;

/** While another tab is at work (`waiting`), looks whether its intent, which all tabs see, has come to an end. */
export function useOtherTab(waiting: boolean, store: IntentStore<unknown>, onEnd: () => void) {
  const isOpen = useEffectEvent(() => store.read() !== undefined);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!waiting) return;
    // It may still be about to begin.
    let wasOpen = isOpen();
    const timer = setInterval(() => {
      if (isOpen()) wasOpen = true;
      else if (wasOpen) end();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [waiting]);
}
