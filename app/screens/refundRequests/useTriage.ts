import { useState } from 'react';
import type { RefundRequest } from '../../api/refundRequests.ts';
import { useT } from '../../i18n/index.ts';
import type { List } from '../../list/useList.ts';
import { useAsked, useRefreshed, useRowFocus } from '../../shared/refundRequest/asking.ts';
import { useDenial } from '../../shared/refundRequest/decision.ts';
import type { refundRequestsDefinition } from './definition.ts';

/** The next waiting request that the user may decide, never their own; after the last row, the nearest one above. */
function nextWaiting(
  rows: readonly RefundRequest[],
  id: string,
  isDenied: (request: RefundRequest) => boolean,
): string | undefined {
  const place = rows.findIndex((row) => row.id === id);
  const waits = (row: RefundRequest) => row.status === 'WAITING' && row.id !== id && !isDenied(row);
  return (rows.slice(place + 1).find(waits) ?? rows.slice(0, Math.max(place, 0)).findLast(waits))?.id;
}

/**
 * Triage, one request after the other: after a decision, focus moves to the next request, and so does the open panel.
 */
export function useTriage(list: List<RefundRequest, typeof refundRequestsDefinition.filters>) {
  const t = useT();
  const denial = useDenial();
  const refreshed = useRefreshed();
  const focusRow = useRowFocus();
  const { ask, asked, onClose } = useAsked();
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [left, setLeft] = useState('');
  const peekedId = list.params.get('peek');

  /** Refreshes everything, and announces how many are still waiting. */
  const refresh = async () => {
    const count = await refreshed();
    if (count !== undefined) setLeft(t.count('refundRequest.left', count));
  };
  const onDone = ({ id }: RefundRequest) => {
    const next = nextWaiting(list.rows, id, (row) => denial(row, 'REJECT') !== undefined);
    setDecided((before) => new Set([...before, id]));
    if (peekedId) list.setParam('peek', next);
    focusRow(next);
    void refresh();
  };
  return {
    ask,
    asked,
    /** Whether this row was read before its request was decided on here, one at a time. */
    isDecided: ({ id, status }: RefundRequest) => status === 'WAITING' && decided.has(id),
    /** Announcement of how many still wait, for screen readers. */
    left,
    refresh,
    /** For content above the rows that disappears. */
    focusTitle: () => focusRow(undefined),
    onDone,
    onClose,
  };
}

export type Triage = ReturnType<typeof useTriage>;
