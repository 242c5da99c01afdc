import { useState } from 'react';
import { toast } from '#design-system';
import type { RefundRequest } from '../../api/refundRequests.ts';
import { useT } from '../../i18n/index.ts';
import { formatCount } from '../../lib/money.ts';
import type { List } from '../../list/useList.ts';
import { useShortcuts } from '../../state/shortcuts.ts';
import { type DecisionKind, useOpenDecision } from './decision.ts';
import type { refundRequestsDefinition } from './definition.ts';
import { useDenial } from './useDenial.ts';
import { useRefreshed } from './useRefreshed.ts';
import { useRowFocus } from './useRowFocus.ts';

/** Who waits after this one and may be decided on by this person, which no own request may; at the end of the page the last one before it. */
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
 * One request after the other: which is being decided on, and after it the next one, in the panel if that is open. The
 * panel follows the rows; `a` and `r` decide on the row that has the focus (in the panel `RequestDecisions` does).
 */
export function useTriage(list: List<RefundRequest, typeof refundRequestsDefinition.filters>) {
  const t = useT();
  const denial = useDenial();
  const openDecision = useOpenDecision();
  const refreshed = useRefreshed();
  const focusRow = useRowFocus();
  const [asked, setAsked] = useState<{ request: RefundRequest; kind: DecisionKind }>();
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [left, setLeft] = useState('');
  const peekedId = list.params.get('peek');

  const ask = (request: RefundRequest, kind: DecisionKind) => {
    // What was sent and is not known of comes before anything new.
    const open = openDecision(request.id)?.decision;
    const reason = open ? undefined : denial(request, kind);
    if (reason) toast({ tone: 'warning', title: reason });
    else setAsked({ request, kind: open ?? kind });
  };
  const askFocused = (kind: DecisionKind) => {
    const id = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;
    const request = list.rows.find((row) => row.id === id);
    if (request) ask(request, kind);
  };
  useShortcuts({
    ...(!peekedId && { a: () => askFocused('APPROVE'), r: () => askFocused('REJECT') }),
  });

  /** Reads everything again, and says how many still wait. */
  const refresh = async () => {
    const count = await refreshed();
    if (count !== undefined) setLeft(t.count('refundRequest.left', count, { count: formatCount(count) }));
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
    /** Requests that were decided on here, one at a time. */
    decided,
    /** How many still wait, for readers. */
    left,
    refresh,
    onDone,
    onClose: () => setAsked(undefined),
  };
}

export type Triage = ReturnType<typeof useTriage>;
