import { useEffect, useState } from 'react';
import { now } from '../../lib/time.ts';
import type { TillRequest } from './till.ts';

/** The service's clock in unix seconds, every second: for what is drawn alone, never for what is decided. */
export function useServerTime({ ahead }: Pick<TillRequest, 'ahead'>): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return at + ahead;
}
