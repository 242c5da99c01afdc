import { type Action, RefundIcon } from '#design-system';
import { type Key, useT } from '../../i18n/index.ts';
import { usePanel } from '../../lib/navigation/panel.ts';
import { useCan } from '../../state/access.ts';

/** The payment to refund. */
export interface RefundSource {
  id: string;
  status: string;
}

/** Statuses with money of the payer that can be refunded. */
const REFUNDABLE = ['SUCCESS', 'UNDERPAID', 'OVERPAID', 'PARTIALLY_REFUNDED', 'REFUNDING'];

/** Why no refund can be requested; undefined if it can. `refundable`: the remaining amount in VND, if known. */
function offReason(mayCreate: boolean, { status }: RefundSource, refundable?: number): Key | undefined {
  if (!mayCreate) return 'refund.request.off.denied';
  // A failed payment has nothing left to refund either, but that is not the reason.
  if (status !== 'REFUNDED' && !REFUNDABLE.includes(status)) return 'refund.request.off.status';
  const hasNone = status === 'REFUNDED' || (refundable !== undefined && refundable <= 0);
  return hasNone ? 'refund.request.off.nothing' : undefined;
}

/** How to request a refund of a row. */
export function useRefundAction() {
  const t = useT();
  const { open } = usePanel();
  const mayCreate = useCan('refund:create');
  return (transaction: RefundSource, refundable?: number): Action => {
    const off = offReason(mayCreate, transaction, refundable);
    return {
      id: 'request-refund',
      label: t('refund.request.title'),
      icon: RefundIcon,
      run: () => open('request-refund', transaction.id),
      disabled: off && t(off),
    };
  };
}
