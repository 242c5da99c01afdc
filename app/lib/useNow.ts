import { useEffect, useState } from 'react';
import { now } from './time.ts';

/** Now in unix seconds, read again every `ms`: for what is drawn alone, never for what is decided. */
export function useNow(ms: number): number {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), ms);
    return () => clearInterval(timer);
  }, [ms]);
  return moment;
}
