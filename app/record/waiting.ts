import { statusOf } from '../nouns/StatusTag.tsx';
import type { StatusRegistry } from '../nouns/status.ts';
import type { RecordRow } from './kind.ts';

/** Whether the record still waits for something. For an unknown status the answer is no. */
export function isWaiting(statuses: StatusRegistry, row: Pick<RecordRow, 'status'> | undefined): boolean {
  const known = statusOf(statuses, row?.status ?? '');
  return known !== undefined && !known.final;
}
