import { Heading, Link, Stack, Text } from '#design-system';
import type { Refund } from '../../api/refunds.ts';
import { useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { refundHref } from '../../nouns/addresses.ts';
import { Moment } from '../../nouns/Moment.tsx';
import { refundStatuses } from '../../nouns/refundStatus.ts';
import { StatusTag } from '../../nouns/StatusTag.tsx';
import { useCan } from '../../state/access.ts';

/** What was already asked for of a transaction, oldest first: the same request is easily made twice unseen. */
export function RequestRefundEarlier({ refunds }: { refunds: readonly Refund[] }) {
  const t = useT();
  const mayRead = useCan('refund:read');
  const maySee = useCan('refund-transaction-detail:read');
  // To those who are shown none, an empty list says nothing.
  if (refunds.length === 0 && !maySee)
    return (
      <Text as="p" tone="muted">
        {t('refund.request.earlierUnseen')}
      </Text>
    );
  if (refunds.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{t('refund.request.earlier')}</Heading>
      <Stack as="ul" role="list" gap={4}>
        {refunds.map(({ id, amount, status, createdAt }) => (
          <Stack as="li" key={id} direction="row" gap={2} align="center" wrap>
            <Text weight="medium" tabular>
              {formatMoney(amount)}
            </Text>
            <StatusTag registry={refundStatuses} value={status} />
            <Moment at={createdAt} />
            {mayRead ? (
              <Link href={refundHref(id)} translate="no">
                {id}
              </Link>
            ) : (
              <Text tone="muted" translate="no">
                {id}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
