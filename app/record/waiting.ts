import { statusOf } from '../lib/StatusTag.tsx';
import type { StatusRegistry } from '../lib/status.ts';
import type { RecordRow } from './kind.ts';

/** Whether the record's status is not final. False for an unknown status. */
export function isWaiting(statuses: StatusRegistry, row: Pick<RecordRow, 'status'> | undefined): boolean {
  const known = statusOf(statuses, row?.status ?? '');
  return known !== undefined && !known.final;
}
