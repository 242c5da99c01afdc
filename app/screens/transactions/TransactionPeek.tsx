import { useState } from 'react';
import { ButtonLink, DescriptionList, Heading, PeekPanel, Skeleton, Stack, Text } from '#design-system';
import { ApiError } from '../../api/errors.ts';
import type { Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { formatAmount, formatMoney } from '../../lib/money.ts';
import { Moment } from '../../rows/Moment.tsx';
import { refundStatuses } from '../../rows/refundStatus.ts';
import { StatusTag } from '../../rows/StatusTag.tsx';
import { settlementStatuses } from '../../rows/settlementStatus.ts';
import { transactionMethods } from '../../rows/transactionCodes.ts';
import { transactionStatuses } from '../../rows/transactionStatus.ts';
import { Age } from './Age.tsx';
import { transactionHref } from './address.ts';
import { NoteButton } from './NoteButton.tsx';
import { NoteModal } from './NoteModal.tsx';
import { FailureState } from './TransactionFailure.tsx';
import { TransactionNotices } from './TransactionNotices.tsx';
import { failureWords } from './TransactionSections.tsx';
import { TransactionTimeline } from './TransactionTimeline.tsx';
import { type TransactionView, useTransaction } from './useTransaction.ts';
import { code, freeText, shown, word } from './words.tsx';

interface TransactionPeekProps {
  /** Its id or slug. */
  id: string;
  /** What the list already says of it, if it stands on the page. */
  row?: Transaction | undefined;
  onClose: () => void;
}

/** A look at a transaction beside the list: its row at once, the rest when it has been read. */
export function TransactionPeek({ id, row: given, onClose }: TransactionPeekProps) {
  const t = useT();
  const [isNoting, setNoting] = useState(false);
  const view = useTransaction(id, given);
  const { row, loading, detail, error, refetch } = view;
  const isRefused = error instanceof ApiError && (error.isNotFound || error.isForbidden);
  const hasFailed = error && !detail && (isRefused || !row);
  return (
    <PeekPanel
      open
      onOpenChange={(open) => !open && onClose()}
      title={shown(row?.id ?? id, 64)}
      translate="no"
      footer={
        row &&
        !hasFailed && (
          <>
            <NoteButton onClick={() => setNoting(true)}>{t('transaction.section.note')}</NoteButton>
            <ButtonLink variant="solid" tone="accent" href={transactionHref(row)}>
              {t('action.open')}
            </ButtonLink>
          </>
        )
      }
    >
      {hasFailed ? (
        <FailureState id={id} error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack gap={5} translate="yes">
          <PeekHead row={row} />
          <TransactionNotices view={view} />
          <PeekFields view={view} />
          {(loading || detail) && (
            <Stack as="section" gap={2}>
              <Heading level={3}>{t('transaction.section.timeline')}</Heading>
              <TransactionTimeline row={row} loading={loading} />
            </Stack>
          )}
        </Stack>
      )}
      <NoteModal transaction={isNoting ? row : undefined} onClose={() => setNoting(false)} />
    </PeekPanel>
  );
}

function PeekHead({ row }: { row: Transaction | undefined }) {
  if (!row) return <Skeleton shape="heading" width="half" />;
  return (
    <Stack direction="row" gap={3} wrap>
      <Text size="xl" weight="semibold" tabular>
        {formatMoney(row.amount)}
      </Text>
      <StatusTag registry={transactionStatuses} value={row.status} />
      <Age row={row} />
    </Stack>
  );
}

function PeekFields({ view: { row, detail, loading } }: { view: TransactionView }) {
  const t = useT();
  const failure = row && failureWords(row, t);
  return (
    <DescriptionList
      loading={!row}
      items={[
        code(t('transaction.column.merchantRefId'), row?.merchantRefId),
        freeText(t('transaction.column.storeName'), row?.storeName),
        { term: t('transaction.column.createdAt'), value: <Moment at={row?.createdAt} /> },
        { term: t('transaction.column.paidAt'), value: <Moment at={row?.paidAt} /> },
        { term: t('transaction.column.fee'), value: formatAmount(row?.fee) },
        { term: t('transaction.column.net'), value: formatAmount(row?.net) },
        {
          term: t('transaction.column.refundStatus'),
          value: <StatusTag registry={refundStatuses} value={row?.refundStatus} />,
        },
        {
          term: t('transaction.column.reconcileStatus'),
          value: <StatusTag registry={settlementStatuses} value={row?.reconcileStatus} />,
        },
        {
          term: t('transaction.detail.refundable'),
          value: loading ? <Skeleton width="half" /> : formatAmount(detail?.summary.refundable),
        },
        { term: t('transaction.column.method'), value: word(transactionMethods, row?.method) },
        freeText(t('transaction.column.bankName'), row?.bankName),
        code(t('transaction.column.bankRef'), row?.bankRef),
        ...(failure ? [{ ...freeText(t('transaction.detail.failure'), failure), wide: true }] : []),
        { ...freeText(t('transaction.column.description'), row?.description), wide: true },
        { ...freeText(t('transaction.column.note'), row?.note), wide: true },
      ]}
    />
  );
}
