import { useEffect, useState } from 'react';
import { now } from './time.ts';

/** The current time in unix seconds, updated every `ms`. For display only, never for decisions. */
export function useNow(ms: number): number {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), ms);
    return () => clearInterval(timer);
  }, [ms]);
  return moment;
}
