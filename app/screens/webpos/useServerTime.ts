import { useNow } from '../../lib/useNow.ts';
import type { TillRequest } from './till.ts';

/** The service's clock in unix seconds, every second: for what is drawn alone, never for what is decided. */
export const useServerTime = ({ ahead }: Pick<TillRequest, 'ahead'>) => useNow(1000) + ahead;
