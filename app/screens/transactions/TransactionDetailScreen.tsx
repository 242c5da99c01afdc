import { DescriptionList, FileIcon, MoneyLine, NoteIcon, Section, Skeleton, Text } from '#design-system';
import { transactionGroups } from '../../api/statusGroups.ts';
import type { TransactionDetail } from '../../api/transactionDetail.ts';
import type { Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { formatAmount, formatMoney } from '../../lib/money.ts';
import { evidenceHref } from '../../nouns/addresses.ts';
import { explained } from '../../nouns/help/Term.tsx';
import { Moment } from '../../nouns/Moment.tsx';
import { RequestRefundButton } from '../../nouns/refund/RequestRefundButton.tsx';
import { refundStatuses } from '../../nouns/refund/refundStatus.ts';
import { StatusTag } from '../../nouns/StatusTag.tsx';
import { SettlementLink } from '../../nouns/settlement/SettlementLink.tsx';
import { settlementStatuses } from '../../nouns/settlement/settlementStatus.ts';
import { TransactionRefunds } from '../../nouns/transaction/TransactionRefunds.tsx';
import { TransactionTimeline } from '../../nouns/transaction/TransactionTimeline.tsx';
import { transactionMethods, transactionSources } from '../../nouns/transaction/transactionCodes.ts';
import { transactionKind } from '../../nouns/transaction/transactionKind.ts';
import { transactionStatuses } from '../../nouns/transaction/transactionStatus.ts';
import { transactionNotice } from '../../nouns/transaction/transactionWords.ts';
import { useTransaction } from '../../nouns/transaction/useTransaction.ts';
import { RecordPage } from '../../record/RecordPage.tsx';
import { code, freeText, maskAccount, shown, word } from '../../record/words.tsx';
import { useCan } from '../../state/access.ts';
import { NoteSection, useNoteWay } from './TransactionNote.tsx';

interface TransactionDetailScreenProps {
  /** The slug in the address. */
  id: string;
}

/** /merchant/transaction/[slug] */
export function TransactionDetailScreen({ id }: TransactionDetailScreenProps) {
  const t = useT();
  const view = useTransaction(id);
  const { row, detail, loading } = view;
  const note = useNoteWay(row);
  const hasDetail = loading || detail !== undefined;
  return (
    <RecordPage
      kind={transactionKind}
      id={id}
      view={view}
      title={row && formatMoney(row.amount)}
      notice={transactionNotice(row, t)}
      actions={
        row && (
          <RequestRefundButton
            variant="solid"
            tone="accent"
            transaction={row}
            refundable={detail?.summary.refundable}
          />
        )
      }
      more={[
        {
          id: 'note',
          label: t('transaction.section.note'),
          icon: NoteIcon,
          disabled: !row || note.disabledReason !== undefined,
          ...(note.disabledReason !== undefined && { disabledReason: note.disabledReason }),
          onSelect: note.open,
        },
        ...(row
          ? [{ id: 'evidence', label: t('route.evidence'), icon: FileIcon, href: evidenceHref(row) }]
          : []),
      ]}
      sections={
        <>
          <TransactionOverview row={row} summary={detail?.summary} loading={loading} />
          <OrderSection row={row} />
          <PaymentSection row={row} />
          {hasDetail && <TransactionRefunds detail={detail} />}
        </>
      }
      aside={
        <>
          {hasDetail && (
            <Section title={t('record.timeline')}>
              <TransactionTimeline row={row} loading={loading} />
            </Section>
          )}
          <ReconciliationSection row={row} />
          <NoteSection row={row} />
        </>
      }
      raw={detail?.detail}
    />
  );
}

interface TransactionOverviewProps {
  row: Transaction | undefined;
  summary: TransactionDetail['summary'] | undefined;
  /** The summary is still to come. */
  loading: boolean;
}

/** What was paid - what went back - the fee = what is kept, and where the transaction stands on its three axes. */
function TransactionOverview({ row, summary, loading }: TransactionOverviewProps) {
  const t = useT();
  const { amount, fee, net } = summary ?? row ?? {};
  const isSuccessful = row && (transactionGroups.success as readonly string[]).includes(row.status);
  const later = (amount: number | undefined) => (loading ? <Skeleton width="half" /> : formatAmount(amount));
  return (
    <Section title={t('transaction.section.summary')}>
      {isSuccessful && (
        <MoneyLine
          label={t('transaction.figure.line')}
          loading={loading}
          terms={[
            { id: 'amount', label: t('transaction.figure.original'), amount },
            {
              id: 'refunded',
              label: t('transaction.figure.refunded'),
              sign: '-',
              amount: summary?.refunded,
              tone: 'special',
            },
            { id: 'fee', label: t('transaction.figure.fee'), sign: '-', amount: fee },
          ]}
          result={{ id: 'net', label: t('transaction.figure.net'), amount: net, tone: 'success' }}
        />
      )}
      <DescriptionList
        columns={3}
        loading={loading && !row}
        items={[
          {
            term: t('transaction.column.status'),
            value: <StatusTag registry={transactionStatuses} value={row?.status} />,
          },
          {
            term: t('transaction.column.refundStatus'),
            value: <StatusTag registry={refundStatuses} value={row?.refundStatus} />,
          },
          explained('reconciliation', {
            term: t('transaction.column.reconcileStatus'),
            value: <StatusTag registry={settlementStatuses} value={row?.reconcileStatus} />,
          }),
          // A payment that brought no money has no sum.
          ...(isSuccessful ? [] : [{ term: t('transaction.column.amount'), value: formatAmount(amount) }]),
          { term: t('transaction.detail.waiting'), value: later(summary?.waiting) },
        ]}
      />
    </Section>
  );
}

interface SectionProps {
  /** Undefined until anything is known. */
  row: Transaction | undefined;
}

/** What was ordered, where and when. */
function OrderSection({ row }: SectionProps) {
  const t = useT();
  return (
    <Section title={t('transaction.section.order')}>
      <DescriptionList
        loading={!row}
        items={[
          explained('merchantRef', code(t('transaction.column.merchantRefId'), row?.merchantRefId)),
          freeText(t('transaction.column.storeName'), row?.storeName),
          { term: t('transaction.column.source'), value: word(transactionSources, row?.source) },
          { term: t('transaction.column.createdAt'), value: <Moment at={row?.createdAt} /> },
          { term: t('transaction.column.paidAt'), value: <Moment at={row?.paidAt} /> },
          { ...freeText(t('transaction.column.description'), row?.description), wide: true },
        ]}
      />
    </Section>
  );
}

/** How it was paid, and by whom. */
function PaymentSection({ row }: { row: Transaction | TransactionDetail['detail'] | undefined }) {
  const t = useT();
  const account = row && 'virtualAccount' in row ? row.virtualAccount : undefined;
  return (
    <Section title={t('transaction.section.payment')}>
      <DescriptionList
        loading={!row}
        items={[
          { term: t('transaction.column.method'), value: word(transactionMethods, row?.method) },
          freeText(t('transaction.column.bankName'), row?.bankName),
          freeText(t('transaction.detail.payerName'), row?.payerName),
          {
            term: t('transaction.detail.payerAccount'),
            value: row?.payerAccount && (
              <bdi translate="no">{shown(maskAccount(row.payerAccount) ?? '')}</bdi>
            ),
          },
          explained('bankRef', code(t('transaction.column.bankRef'), row?.bankRef)),
          explained(
            'van',
            code(t('transaction.detail.virtualAccount'), typeof account === 'string' ? account : undefined),
          ),
        ]}
      />
    </Section>
  );
}

/** Where it stands in the settlement with the merchant. */
function ReconciliationSection({ row }: SectionProps) {
  const t = useT();
  const maySeeSettlements = useCan('settlement:read');
  return (
    <Section title={t('transaction.section.reconciliation')}>
      {!row || row.reconcileStatus ? (
        <DescriptionList
          loading={!row}
          items={[
            {
              term: t('transaction.column.status'),
              value: <StatusTag registry={settlementStatuses} value={row?.reconcileStatus} />,
            },
            explained('net', { term: t('transaction.column.net'), value: formatAmount(row?.net) }),
            ...(row && maySeeSettlements
              ? [
                  explained('period', {
                    term: t('settlement.column.period'),
                    value: <SettlementLink transaction={row} />,
                  }),
                ]
              : []),
          ]}
        />
      ) : (
        <Text as="p" tone="muted">
          {t('transaction.detail.noReconciliation')}
        </Text>
      )}
    </Section>
  );
}
