import { Banner, Button, CopyIcon, Heading, Skeleton, Stack, Text } from '#design-system';
import { type Translate, useLocale, useT } from '../../i18n/index.ts';
import { copyAndTell } from '../../lib/copyAndTell.ts';
import { formatAmount, formatMoney } from '../../lib/money.ts';
import { useQuery } from '../../lib/query.tsx';
import { StatusTag } from '../../lib/StatusTag.tsx';
import { shown } from '../../lib/shown.ts';
import { listKey } from '../../list/useList.ts';
import { TransactionLink } from '../../shared/transaction/TransactionLink.tsx';
import { transactionStatuses } from '../../shared/transaction/transactionStatus.ts';
import { useCan } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { failureText } from '../../state/failureText.ts';
import type { CheckedChange } from './checks.ts';
import { ageOf } from './Remarks.tsx';
import { findOrder, type Reason, type Suggestion, suggest } from './suggestions.ts';

const TRANSACTIONS = 'transaction:read';

interface LineProps {
  line: CheckedChange;
}

/** The order that the service matched, linked to its transaction for users who may see it. */
export function MatchedOrder({ line }: LineProps) {
  const t = useT();
  const scope = useScope();
  const maySee = useCan(TRANSACTIONS);
  const { data, isSuccess } = useQuery({
    queryKey: listKey(scope, 'van', 'order', line.id),
    queryFn: async ({ signal }) => (await findOrder(scope, line, signal)) ?? null,
    enabled: maySee,
    meta: { quiet: true },
  });
  return (
    <Stack gap={1}>
      <Text translate="no">{shown(line.matchedRefId ?? '', 120)}</Text>
      {data && <TransactionLink id={data.id} variant="inline" />}
      {isSuccess && !data && (
        <Text size="sm" tone="muted">
          {t('van.order.missing')}
        </Text>
      )}
    </Stack>
  );
}

/** A reason in words. */
function reasonText(reason: Reason, t: Translate, locale: string): string {
  if (reason.kind === 'off')
    return t('van.suggestion.why.off', { amount: formatAmount(Math.abs(reason.amount)) });
  if (reason.kind === 'before' || reason.kind === 'after')
    return t(`van.suggestion.why.${reason.kind}`, { age: ageOf(reason.age, locale) });
  return t(`van.suggestion.why.${reason.kind}`);
}

/**
 * The orders that a line may belong to, each with reasons: only advice, because no API call links them (screens 4, no.
 * 10).
 */
export function Suggestions({ line }: LineProps) {
  const t = useT();
  const scope = useScope();
  const maySee = useCan(TRANSACTIONS);
  const { data, error } = useQuery({
    queryKey: listKey(scope, 'van', 'suggestions', line.id),
    queryFn: ({ signal }) => suggest(scope, line, signal),
    enabled: maySee,
    meta: { quiet: true },
  });
  return (
    <Stack as="section" gap={3} aria-label={t('van.suggestion.title')}>
      <Heading level={3}>{t('van.suggestion.title')}</Heading>
      {!maySee ? (
        <Text as="p">{t('van.suggestion.denied', { scope: TRANSACTIONS })}</Text>
      ) : error ? (
        <Banner tone="warning" title={failureText(error, t)} />
      ) : !data ? (
        <Skeleton lines={3} />
      ) : data.length === 0 ? (
        <Text as="p">{t('van.suggestion.none')}</Text>
      ) : (
        <>
          {data.map((suggestion) => (
            <SuggestedOrder key={suggestion.transaction.id} line={line} suggestion={suggestion} />
          ))}
          <Text as="p" size="sm" tone="muted">
            {t('van.suggestion.honest')}
          </Text>
        </>
      )}
    </Stack>
  );
}

function SuggestedOrder({
  line,
  suggestion: { transaction, reasons },
}: LineProps & { suggestion: Suggestion }) {
  const t = useT();
  const locale = useLocale();
  const { id, merchantRefId, amount, status } = transaction;
  const copy = () => {
    const order = merchantRefId ?? '-';
    const text = t('van.suggestion.copyText', { line: line.id, order, transaction: id });
    return copyAndTell(text, { done: t('van.suggestion.copied'), failed: t('van.suggestion.copyFailed') });
  };
  return (
    <Stack as="article" gap={1}>
      <Stack direction="row" gap={2} align="center" wrap>
        <Text weight="semibold" tabular>
          {formatMoney(amount)}
        </Text>
        <StatusTag registry={transactionStatuses} value={status} />
        <TransactionLink id={id} variant="inline" />
      </Stack>
      <Text size="sm" translate="no">
        {shown(merchantRefId ?? '-', 120)}
      </Text>
      <Text size="sm">{reasons.map((reason) => reasonText(reason, t, locale)).join(', ')}</Text>
      <Stack direction="row">
        <Button size="sm" icon={CopyIcon} onClick={() => void copy()}>
          {t('van.suggestion.copy')}
        </Button>
      </Stack>
    </Stack>
  );
}
