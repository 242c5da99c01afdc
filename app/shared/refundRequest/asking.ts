import { useEffect, useRef, useState } from 'react';
import { PAGE_TITLE_ID, toast } from '#design-system';
import type { RefundRequest } from '../../api/refundRequests.ts';
import { useQueryClient } from '../../lib/query.tsx';
import { listKey } from '../../list/useList.ts';
import { useScope } from '../../state/business.ts';
import { useReadAgain } from '../../state/queryKeys.ts';
import { type DecisionKind, useDenial, useOpenDecision } from './decision.ts';

/** A request, and the decision to make on it. */
export interface Asked {
  request: RefundRequest;
  kind: DecisionKind;
}

/** The request being decided on: `ask` opens the dialog, or says why the user may not decide. */
export function useAsked() {
  const denial = useDenial();
  const openDecision = useOpenDecision();
  const [asked, setAsked] = useState<Asked>();

  const ask = (request: RefundRequest, kind: DecisionKind) => {
    // Unknown outcomes come before new decisions.
    const open = openDecision(request.id)?.decision;
    const reason = open ? undefined : denial(request, kind);
    if (reason) toast({ tone: 'warning', title: reason });
    else setAsked({ request, kind: open ?? kind });
  };
  return { ask, asked, onClose: () => setAsked(undefined) };
}

/**
 * Refetches everything that a decision changes: requests with their figures and the menu's count, refunds,
 * transactions. Returns how many requests still wait, if known.
 */
export function useRefreshed() {
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
 * Focuses a row, or without one the page's title, once no dialog is open: a closing dialog returns the focus to where
 * it came from, which may be a row that is about to disappear.
 */
export function useRowFocus() {
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
      // One step later: the dialog returns the focus only after it has closed.
      timer.current = setTimeout(() => focus(id), STEP_MS);
    }, STEP_MS);
  };
  return (id: string | undefined) => {
    clearTimeout(timer.current);
    whenAlone(id);
  };
}
