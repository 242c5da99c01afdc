import { ApproveIcon, CloseIcon, type MenuItem, TransactionIcon } from '#design-system';
import type { RefundRequest } from '../../api/refundRequests.ts';
import { useT } from '../../i18n/index.ts';
import { transactionHref } from '../../nouns/addresses.ts';
import { useCan } from '../../state/access.ts';
import type { DecisionKind } from './decision.ts';
import { useDenial } from './useDenial.ts';
import type { Triage } from './useTriage.ts';

/** What one request may be asked to do, in the menu of its row. */
export function useRequestActions(ask: Triage['ask']) {
  const t = useT();
  const denial = useDenial();
  const maySee = useCan('transaction:read');

  return (request: RefundRequest): MenuItem[] => {
    const decide = (kind: DecisionKind) => {
      const disabledReason = denial(request, kind);
      return {
        onSelect: () => ask(request, kind),
        ...(disabledReason !== undefined && { disabled: true, disabledReason }),
      };
    };
    return [
      {
        id: 'approve',
        label: t('refundRequest.approve.action'),
        icon: ApproveIcon,
        shortcut: 'a',
        ...decide('APPROVE'),
      },
      {
        id: 'reject',
        label: t('refundRequest.reject.action'),
        icon: CloseIcon,
        tone: 'danger',
        shortcut: 'r',
        ...decide('REJECT'),
      },
      ...(maySee
        ? [
            {
              id: 'transaction',
              label: t('refundRequest.openTransaction'),
              icon: TransactionIcon,
              href: transactionHref({ id: request.transactionId }),
              separatorBefore: true,
            },
          ]
        : []),
    ];
  };
}
