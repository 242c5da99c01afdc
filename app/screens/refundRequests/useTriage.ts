import { useEffect, useRef, useState } from 'react';
import { PAGE_TITLE_ID, toast } from '#design-system';
import type { RefundRequest } from '../../api/refundRequests.ts';
import { useT } from '../../i18n/index.ts';
import { formatCount } from '../../lib/money.ts';
import { useQueryClient } from '../../lib/query.tsx';
import { type List, listKey } from '../../list/useList.ts';
import { useScope } from '../../state/business.ts';
import { useReadAgain } from '../../state/queryKeys.ts';
import { type DecisionKind, useDenial, useOpenDecision } from './decision.ts';
import type { refundRequestsDefinition } from './definition.ts';

/**
 * The next waiting request that this person may decide; never their own. At the end of the page it is the last one before
 * this.
 */
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
 * panel follows the rows.
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
    // Unknown outcomes come before new decisions.
    const open = openDecision(request.id)?.decision;
    const reason = open ? undefined : denial(request, kind);
    if (reason) toast({ tone: 'warning', title: reason });
    else setAsked({ request, kind: open ?? kind });
  };

  /** Refreshes everything, and announces how many are still waiting. */
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
    /** For what goes away above the rows. */
    focusTitle: () => focusRow(undefined),
    onDone,
    onClose: () => setAsked(undefined),
  };
}

export type Triage = ReturnType<typeof useTriage>;

/**
 * Asks anew for everything that a decision changes: requests with their figures and the menu's count, refunds,
 * transactions. Gives how many requests still wait, when that is known.
 */
function useRefreshed() {
  const answers = useQueryClient();
  const readAgain = useReadAgain();
  const scope = useScope();
  return async (): Promise<number | undefined> => {
    await readAgain(['refundRequests', 'refunds', 'refund', 'transactions', 'transaction']);
    return answers.getQueryData<number>(listKey(scope, 'refundRequests', 'waiting'));
  };
}

const STEP_MS = 50;
/** A dialog that is open after half a minute was opened by the user in the meantime. */
const MOST_STEPS = 600;

const dialogStands = () => document.querySelector('[role$="dialog"][aria-modal="true"]') !== null;

/**
 * Takes the focus to a row, or without one to the page's title, as soon as no dialog stands any more: a dialog gives the
 * focus back to where it came from, which may be a row that is about to go.
 */
function useRowFocus() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const focus = (id: string | undefined) => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
    const row = rows.find(({ dataset }) => dataset.row === id);
    // A card is not focusable: focus its first control.
    const place =
      row && (row.hasAttribute('tabindex') ? row : row.querySelector<HTMLElement>('a, button, input'));
    (place || document.getElementById(PAGE_TITLE_ID))?.focus();
  };
  const whenAlone = (id: string | undefined, steps = 0) => {
    timer.current = setTimeout(() => {
      if (dialogStands()) {
        if (steps < MOST_STEPS) whenAlone(id, steps + 1);
        return;
      }
      // Once more: the dialog gives the focus back only after it has gone.
      timer.current = setTimeout(() => focus(id), STEP_MS);
    }, STEP_MS);
  };
  return (id: string | undefined) => {
    clearTimeout(timer.current);
    whenAlone(id);
  };
}
