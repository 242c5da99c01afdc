import { CopyIcon, type MenuItem, ShowIcon, TransactionIcon } from '#design-system';
import type { Refund } from '../../api/refunds.ts';
import { useT } from '../../i18n/index.ts';
import { copyId } from '../../list/copyId.ts';
import { refundHref, transactionHref } from '../../nouns/addresses.ts';
import { useCan } from '../../state/access.ts';

/** What one refund of the list may be asked: its page, its id, and the transaction it came from. */
export function useRefundActions() {
  const t = useT();
  const maySeeTransactions = useCan('transaction:read');
  return ({ id, transactionId }: Refund): MenuItem[] => [
    { id: 'open', label: t('action.open'), icon: ShowIcon, href: refundHref(id), shortcut: 'Enter' },
    {
      id: 'copy',
      label: t('action.copyId'),
      icon: CopyIcon,
      onSelect: () => void copyId(id, t),
      shortcut: 'c',
    },
    ...(maySeeTransactions && transactionId
      ? [
          {
            id: 'transaction',
            label: t('refund.action.transaction'),
            icon: TransactionIcon,
            href: transactionHref({ id: transactionId }),
          },
        ]
      : []),
  ];
}
