import { findRequestOfRefund } from '../../api/refundRequests.ts';
import type { Refund } from '../../api/refunds.ts';
import { useT } from '../../i18n/index.ts';
import { useQuery } from '../../lib/query.tsx';
import { listKey } from '../../list/useList.ts';
import { useScope } from '../../state/business.ts';
import { useAsked, useRefreshed, useRowFocus } from './asking.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { DecisionButtons, RequestDecisions } from './RequestDecisions.tsx';

/** The decision on a waiting refund, on its own page: loads its request, and decides as in the list of requests. */
export function RefundDecisions({ refund: { id, status } }: { refund: Refund }) {
  const t = useT();
  const scope = useScope();
  const { ask, asked, onClose } = useAsked();
  const refreshed = useRefreshed();
  const focus = useRowFocus();
  const waits = status === 'PENDING_APPROVAL';
  const { data: request, isFetching } = useQuery({
    queryKey: listKey(scope, 'refundRequests', 'of', id),
    queryFn: async ({ signal }) => (await findRequestOfRefund(scope, id, signal)) ?? null,
    enabled: waits,
    // Also loaded by the page's own refresh; a failure is shown at the buttons.
    meta: { quiet: true, recordPart: true },
  });
  const unread = t(isFetching ? 'refundRequest.deny.requestLoading' : 'refundRequest.deny.requestUnread');
  return (
    <>
      {waits &&
        (request ? (
          <RequestDecisions request={request} onDecide={ask} />
        ) : (
          <DecisionButtons reasons={{ APPROVE: unread, REJECT: unread }} />
        ))}
      {asked && (
        <DecisionDialog
          asked={asked}
          onClose={onClose}
          onDone={() => {
            focus(undefined);
            void refreshed();
          }}
          onOutdated={() => void refreshed()}
        />
      )}
    </>
  );
}
