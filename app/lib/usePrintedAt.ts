import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { now } from './time.ts';

/** The time of printing, in unix seconds, while the page is being printed. */
export function usePrintedAt(): number | undefined {
  const [printedAt, setPrintedAt] = useState<number>();
  useEffect(() => {
    // Synchronous: the browser lays out the paper right after the event.
    const before = () => flushSync(() => setPrintedAt(now()));
    const after = () => setPrintedAt(undefined);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return printedAt;
}
