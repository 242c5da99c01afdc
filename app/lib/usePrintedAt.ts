import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { now } from './time.ts';

/** When the page is printed, in unix seconds, for as long as it is. */
export function usePrintedAt(): number | undefined {
  const [printedAt, setPrintedAt] = useState<number>();
  useEffect(() => {
    // The browser lays the paper out as soon as the event is over.
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
