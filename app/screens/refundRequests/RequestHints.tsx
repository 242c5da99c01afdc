import { Banner } from '#design-system';
import { listRefundRequests, type RefundRequest } from '../../api/refundRequests.ts';
import { useT } from '../../i18n/index.ts';
import { formatCount, formatMoney } from '../../lib/money.ts';
import { useQuery } from '../../lib/query.tsx';
import { listKey } from '../../list/useList.ts';
import { useUser } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { isAboveRemaining } from './decision.ts';

/** What whoever decides should know of a request that waits: too much, asked for by himself, or not the only one. */
export function RequestHints({ request }: { request: RefundRequest }) {
  const t = useT();
  const user = useUser();
  const others = useOthersBeside(request);
  const { amount, remaining, originalAmount, requestedBy } = request;
  if (request.status !== 'WAITING') return null;
  return (
    <>
      {isAboveRemaining(request) && (
        <Banner tone="danger" title={t('refundRequest.hint.above', { amount: formatMoney(remaining) })} />
      )}
      {requestedBy !== undefined && requestedBy === user?.userName && (
        <Banner tone="warning" title={t('refundRequest.hint.own')} />
      )}
      {others.length > 0 && (
        <Banner
          tone="warning"
          title={t.count('refundRequest.hint.others', others.length, {
            count: formatCount(others.length),
            amount: formatMoney(others.reduce((sum, other) => sum + other.amount, 0)),
          })}
        >
          {others.map(({ id }) => id).join(', ')}
        </Banner>
      )}
      {amount === originalAmount && <Banner tone="info" title={t('refundRequest.hint.whole')} />}
    </>
  );
}

/** Other requests that wait on the same transaction. */
function useOthersBeside({ id, transactionId, status }: RefundRequest): RefundRequest[] {
  const scope = useScope();
  const { data } = useQuery({
    queryKey: listKey(scope, 'refundRequests', 'beside', transactionId),
    queryFn: ({ signal }) =>
      listRefundRequests(
        scope,
        { page: 1, pageSize: 100, status: 'WAITING', keyword: transactionId },
        signal,
      ),
    enabled: status === 'WAITING',
    // Nobody asked for it: the request can be read without.
    meta: { quiet: true },
  });
  return (data?.items ?? []).filter((one) => one.transactionId === transactionId && one.id !== id);
}
