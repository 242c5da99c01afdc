import { Banner, DescriptionList, Heading, Icon, Link, Stack, SuccessIcon, Text } from '#design-system';
import type { Refund } from '../../api/refunds.ts';
import { useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import type { Fit, Similar } from '../../money/operation.ts';
import { refundHref } from '../../nouns/addresses.ts';
import { Moment } from '../../nouns/Moment.tsx';
import { refundStatuses } from '../../nouns/refundStatus.ts';
import { StatusTag } from '../../nouns/StatusTag.tsx';
import { useCan } from '../../state/access.ts';
import { SimilarRefunds } from './RequestRefundUnknown.tsx';
import { useFocusOnArrival } from './useFocusOnArrival.ts';

interface RequestRefundDoneProps {
  refund: Refund;
  /** It is one of before: what was confirmed just now was not sent. */
  earlier?: true | undefined;
  /** It was found by a look, by these. */
  fits?: readonly Fit[] | undefined;
  /** More records that look like it: one of them may be too many. */
  others?: readonly Similar[] | undefined;
}

/** The request is recorded: under which id, and what happens next. */
export function RequestRefundDone({ refund, earlier, fits, others = [] }: RequestRefundDoneProps) {
  const t = useT();
  const mayRead = useCan('refund:read');
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const { id, amount, status, createdAt } = refund;
  return (
    <Stack gap={5}>
      <Stack direction="row" gap={2} align="center">
        {!earlier && (
          <Text tone="success">
            <Stack as="span">
              <Icon icon={SuccessIcon} size="lg" />
            </Stack>
          </Text>
        )}
        <Heading level={3} size="lg" ref={heading} tabIndex={-1}>
          {t('refund.request.done', { amount: formatMoney(amount) })}
        </Heading>
      </Stack>
      {earlier && <Banner tone="warning" title={t('refund.request.doneEarlier')} />}
      <DescriptionList
        items={[
          {
            term: t('refund.request.id'),
            value: mayRead ? <Link href={refundHref(id)}>{id}</Link> : id,
            copy: id,
          },
          {
            term: t('refund.request.status'),
            value: <StatusTag registry={refundStatuses} value={status} />,
          },
          { term: t('refund.request.share.label'), value: formatMoney(amount) },
          { term: t('refund.request.sent'), value: <Moment at={createdAt} /> },
        ]}
      />
      {others.length > 0 && <SimilarRefunds title={t('refund.request.others')} refunds={others} />}
      {fits && (
        <Text as="p" tone="muted">
          {t('refund.request.found', { fits: fits.map((fit) => t(`refund.request.fit.${fit}`)).join(', ') })}
        </Text>
      )}
      <Text as="p">{t('refund.request.next')}</Text>
      <Text as="p" tone="muted">
        {t('refund.request.duration')}
      </Text>
    </Stack>
  );
}
