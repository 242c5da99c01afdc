import { type RefundRequest, requestOf } from '../data/refunds/refundRequests.ts';
import { type Refund, refundAt, refundPlace } from '../data/refunds/refunds.ts';
import type { SlotRefunds } from '../data/refunds/writtenRefunds.ts';
import { factsOf } from '../data/transactions/facts.ts';
import { slotOf } from '../data/transactions/ledger.ts';
import { nextRefunded } from '../data/transactions/outcomes.ts';
import { nextChange } from '../data/transactions/transactionColumns.ts';
import type { SandboxState } from '../state.ts';

/** A refund with its request, for the two lists and the decision. */
export interface RefundRecord {
  slot: number;
  /** From 1 within its transaction. */
  number: number;
  refund: Refund;
  request: RefundRequest;
}

interface Kept {
  at: number;
  version: number;
  records: RefundRecord[];
  /** Slot -> its records, and how long they stay so; `written` are the changes in them. */
  slots: Map<
    number,
    { from: number; until: number; written: SlotRefunds | undefined; records: RefundRecord[] }
  >;
}

/** The refunds of each business at the state's time, oldest first: computed once for both lists. */
export function createRefundRecords(state: SandboxState) {
  const kept = new Map<string, Kept>();

  function recordsOf(businessId: string, slot: number) {
    const now = state.moment();
    const { ledger } = state.transactions(businessId);
    const facts = factsOf(ledger, slot, now);
    const plans = facts.timeline.refunds;
    const records = plans.flatMap((plan): RefundRecord[] => {
      const refund = refundAt(ledger, slot, facts, plan, now);
      if (!refund) return [];
      return [{ slot, number: plan.number, refund, request: requestOf(refund, plan, facts, now) }];
    });
    return { records, until: nextChange(ledger, facts, now) };
  }

  /** The same records as long as nothing changes in them. */
  function keptOr(businessId: string, slot: number, slots: Kept['slots']): RefundRecord[] {
    const now = state.moment();
    const known = slots.get(slot);
    const written = state.transactions(businessId).ledger.written.get(slot);
    if (known && known.from <= now && now < known.until && known.written === written) return known.records;
    const { records, until } = recordsOf(businessId, slot);
    if (records.length > 0) slots.set(slot, { from: now, until, written, records });
    return records;
  }

  /** The slots with refunds: generated and written ones. */
  function slotsOf(businessId: string): number[] {
    const { ledger, rows } = state.transactions(businessId);
    const { first, last } = rows.span(state.moment());
    const slots = new Set<number>();
    for (let slot = nextRefunded(first - 1); slot <= last; slot = nextRefunded(slot)) slots.add(slot);
    for (const slot of ledger.written.keys()) if (slot >= first && slot <= last) slots.add(slot);
    return [...slots];
  }

  return {
    version: (businessId: string): number => state.transactions(businessId).version,

    all(businessId: string): readonly RefundRecord[] {
      const at = state.moment();
      const { version } = state.transactions(businessId);
      const known = kept.get(businessId);
      if (known?.at === at && known.version === version) return known.records;
      const slots: Kept['slots'] = known?.slots ?? new Map();
      const records = slotsOf(businessId)
        .flatMap((slot) => keptOr(businessId, slot, slots))
        .sort((a, b) => a.refund.createdAt - b.refund.createdAt || a.slot - b.slot);
      kept.set(businessId, { at, version, records, slots });
      return records;
    },

    /** Finds by the id of a refund or a request. */
    find(businessId: string, id: string): RefundRecord | undefined {
      const place = refundPlace(id);
      const { ledger, rows } = state.transactions(businessId);
      const slot = place && slotOf(ledger, place.transactionId);
      if (slot === undefined || !rows.has(slot, state.moment())) return undefined;
      return recordsOf(businessId, slot).records.find(({ number }) => number === place?.number);
    },
  };
}

export type RefundRecords = ReturnType<typeof createRefundRecords>;
