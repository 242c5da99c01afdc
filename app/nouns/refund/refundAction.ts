import { type MenuItem, RefundIcon } from '#design-system';
import { type Key, useT } from '../../i18n/index.ts';
import { usePanel } from '../../lib/navigation/panel.ts';
import { useCan } from '../../state/access.ts';

/** The payment that a refund is asked of. */
export interface RefundSource {
  id: string;
  status: string;
}

/** With these there is money of the payer that may go back. */
const REFUNDABLE = ['SUCCESS', 'UNDERPAID', 'OVERPAID', 'PARTIALLY_REFUNDED', 'REFUNDING'];

/** Why no refund of it can be asked for; undefined where it can. `refundable`: what is left in VND, where it is known. */
function offReason(mayCreate: boolean, { status }: RefundSource, refundable?: number): Key | undefined {
  if (!mayCreate) return 'refund.request.off.denied';
  // A payment that failed has nothing left either, but that is not why.
  if (status !== 'REFUNDED' && !REFUNDABLE.includes(status)) return 'refund.request.off.status';
  const hasNone = status === 'REFUNDED' || (refundable !== undefined && refundable <= 0);
  return hasNone ? 'refund.request.off.nothing' : undefined;
}

/** The way to a refund of a row: `{ open, disabledReason }` for a button. */
export function useRefundWay() {
  const t = useT();
  const { open } = usePanel();
  const mayCreate = useCan('refund:create');
  return (transaction: RefundSource, refundable?: number) => {
    const off = offReason(mayCreate, transaction, refundable);
    return {
      open: () => open('request-refund', transaction.id),
      disabledReason: off && t(off),
    };
  };
}

/** The same as an entry of a row's menu. */
export function useRefundAction() {
  const t = useT();
  const wayOf = useRefundWay();
  return (transaction: RefundSource, refundable?: number): MenuItem => {
    const { open, disabledReason } = wayOf(transaction, refundable);
    return {
      id: 'request-refund',
      label: t('refund.request.title'),
      icon: RefundIcon,
      onSelect: open,
      disabledReason,
    };
  };
}
