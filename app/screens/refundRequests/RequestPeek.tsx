import { EmptyState, PeekPanel, Skeleton, Stack } from '#design-system';
import { findRefundRequest, type RefundRequest } from '../../api/refundRequests.ts';
import { useT } from '../../i18n/index.ts';
import { useQuery } from '../../lib/query.tsx';
import { listKey } from '../../list/useList.ts';
import { shown } from '../../record/words.tsx';
import { useScope } from '../../state/business.ts';
import { failureText } from '../../state/failureText.ts';
import type { DecisionKind } from './decision.ts';
import { RequestDecisions } from './RequestDecisions.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { RequestTransaction } from './RequestTransaction.tsx';

interface RequestPeekProps {
  id: string;
  /** As the list shows it, if it stands on the page. */
  row: RefundRequest | undefined;
  onClose: () => void;
  /** Asks for a decision on it. */
  onDecide: (request: RefundRequest, kind: DecisionKind) => void;
}

/** A request beside the list with its whole transaction, so that it can be decided on without leaving the page. */
export function RequestPeek({ id, row, onClose, onDecide }: RequestPeekProps) {
  const t = useT();
  const scope = useScope();
  const { data, error, isPending } = useQuery({
    queryKey: listKey(scope, 'refundRequests', 'one', id),
    queryFn: async ({ signal }) => (await findRefundRequest(scope, id, signal)) ?? null,
    enabled: row === undefined,
  });
  const request = row ?? data ?? undefined;
  // Nothing is left to decide once it has been.
  const isOpen = request?.status === 'WAITING';
  return (
    <PeekPanel
      open
      onOpenChange={(open) => !open && onClose()}
      title={shown(id, 64)}
      translate="no"
      footer={isOpen && <RequestDecisions request={request} onDecide={onDecide} />}
    >
      <Stack gap={5} translate="yes">
        {request ? (
          <>
            <RequestFacts request={request} />
            <RequestTransaction id={request.transactionId} />
          </>
        ) : isPending ? (
          <Skeleton lines={6} />
        ) : (
          <EmptyState
            variant={error ? 'error' : 'filtered'}
            level={3}
            title={t('refundRequest.notFoundTitle')}
            description={
              error ? failureText(error, t) : t('refundRequest.notFoundText', { id: shown(id, 64) })
            }
          />
        )}
      </Stack>
    </PeekPanel>
  );
}
