import { useNow } from '../../lib/useNow.ts';
import type { TillRequest } from './till.ts';

/** The service's clock in unix seconds, updated every second: only for display, never for decisions. */
export const useServerTime = ({ ahead }: Pick<TillRequest, 'ahead'>) => useNow(1000) + ahead;
