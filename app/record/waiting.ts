import { statusOf } from '../nouns/StatusTag.tsx';
import type { StatusRegistry } from '../nouns/status.ts';
import type { RecordRow } from './kind.ts';

/** Is something still going to happen to it? Of a status that nobody knows, nobody knows that. */
export function isWaiting(statuses: StatusRegistry, row: Pick<RecordRow, 'status'> | undefined): boolean {
  const known = statusOf(statuses, row?.status ?? '');
  return known !== undefined && !known.final;
}
