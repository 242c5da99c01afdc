import { DescriptionList, FileIcon, Link, Section, Skeleton, Text } from '#design-system';
import { transactionGroups } from '../../api/statusGroups.ts';
import type { TransactionDetail } from '../../api/transactionDetail.ts';
import type { Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { Moment } from '../../lib/Moment.tsx';
import { maskAccount } from '../../lib/maskAccount.ts';
import { formatAmount, formatChange, formatMoney } from '../../lib/money.ts';
import { useQuery } from '../../lib/query.tsx';
import { StatusTag } from '../../lib/StatusTag.tsx';
import { dayOf, now } from '../../lib/time.ts';
import { listKey } from '../../list/useList.ts';
import { RecordPage } from '../../record/RecordPage.tsx';
import { code, freeText, shown, word } from '../../record/words.tsx';
import { evidenceHref, payerHref, settlementHref } from '../../shared/addresses.ts';
import { scheduledFee } from '../../shared/fee/feeSchedule.ts';
import { rateText, ruleText, useFeeSchedule } from '../../shared/fee/useFeeSchedule.ts';
import { explained } from '../../shared/help/Term.tsx';
import { RequestRefundButton } from '../../shared/refund/RequestRefundButton.tsx';
import { refundStatuses } from '../../shared/refund/refundStatus.ts';
import { findSettlementOf, isSettled } from '../../shared/settlement/findSettlement.ts';
import { periodText } from '../../shared/settlement/settlementDays.ts';
import { settlementStatuses } from '../../shared/settlement/settlementStatus.ts';
import { TransactionRefunds } from '../../shared/transaction/TransactionRefunds.tsx';
import { TransactionTimeline } from '../../shared/transaction/TransactionTimeline.tsx';
import { transactionMethods, transactionSources } from '../../shared/transaction/transactionCodes.ts';
import { transactionKind } from '../../shared/transaction/transactionKind.ts';
import { transactionNotice } from '../../shared/transaction/transactionWords.ts';
import { type TransactionView, useTransaction } from '../../shared/transaction/useTransaction.ts';
import { useCan } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { useNoteAction } from './noteAction.ts';
import { NoteSection } from './TransactionNote.tsx';

interface TransactionDetailScreenProps {
  /** The slug in the URL. */
  id: string;
}

/** /merchant/transaction/[slug] */
export function TransactionDetailScreen({ id }: TransactionDetailScreenProps) {
  const t = useT();
  const view = useTransaction(id);
  const { row, detail, loading } = view;
  const note = useNoteAction()(row);
  const hasDetail = loading || detail !== undefined;
  const slip = useSlip(view);
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
          ...note,
          label: t('transaction.section.note'),
          disabled: note.disabled ?? (!row && t('app.loading')),
        },
        ...(row
          ? [{ id: 'evidence', label: t('route.evidence'), icon: FileIcon, href: evidenceHref(row) }]
          : []),
      ]}
      slip={slip}
      sections={
        <>
          <OrderSection row={row} />
          <PaymentSection row={row} />
          {hasDetail && <TransactionRefunds detail={detail} />}
          <NoteSection row={row} />
        </>
      }
      aside={
        hasDetail && (
          <Section title={t('record.timeline')}>
            <TransactionTimeline row={row} loading={loading} />
          </Section>
        )
      }
      raw={detail?.detail}
    />
  );
}

/** Paid - refunded - fee = net, and the payment's refund and settlement status. */
function useSlip({ row, detail, loading }: TransactionView) {
  const t = useT();
  const maySeeSettlements = useCan('settlement:read');
  const summary = detail?.summary;
  const { amount, fee, net } = summary ?? row ?? {};
  const isSuccessful = row && (transactionGroups.success as readonly string[]).includes(row.status);
  const waiting = summary?.waiting ?? 0;
  return {
    about: row && (
      <>
        {shown(row.storeName ?? '-', 200)} · <Moment at={row.paidAt ?? row.createdAt} />
      </>
    ),
    // A payment that brought no money has no sum.
    sum: isSuccessful
      ? {
          label: t('transaction.figure.line'),
          terms: [
            { id: 'amount', label: t('transaction.figure.original'), amount },
            {
              id: 'refunded',
              label: t('transaction.figure.refunded'),
              sign: '-' as const,
              amount: loading ? undefined : (summary?.refunded ?? 0),
            },
            { id: 'fee', label: t('transaction.figure.fee'), sign: '-' as const, amount: fee },
          ],
          result: { id: 'net', label: t('transaction.figure.net'), amount: net },
        }
      : undefined,
    facts: [
      ...(row?.refundStatus
        ? [
            {
              term: t('transaction.column.refundStatus'),
              value: <StatusTag registry={refundStatuses} value={row.refundStatus} />,
            },
          ]
        : []),
      ...(waiting > 0 ? [{ term: t('transaction.detail.waiting'), value: formatAmount(waiting) }] : []),
      explained('reconciliation', {
        term: t('transaction.column.reconcileStatus'),
        value: row?.reconcileStatus ? (
          <StatusTag registry={settlementStatuses} value={row.reconcileStatus} />
        ) : (
          row && t('transaction.detail.noReconciliation')
        ),
      }),
      ...(row?.reconcileStatus && maySeeSettlements
        ? [
            explained('period', {
              term: t('settlement.column.period'),
              value: <SettlementLink transaction={row} />,
            }),
          ]
        : []),
      explained('bankRef', code(t('transaction.column.bankRef'), row?.bankRef)),
    ],
  };
}

interface SectionProps {
  /** Undefined until loaded. */
  row: Transaction | undefined;
}

/** What was ordered, where, and when. */
function OrderSection({ row }: SectionProps) {
  const t = useT();
  return (
    <Section title={t('transaction.section.order')}>
      <DescriptionList
        loading={!row}
        items={[
          explained('merchantRef', code(t('transaction.column.merchantRefId'), row?.merchantRefId)),
          { term: t('transaction.column.source'), value: word(transactionSources, row?.source) },
          { term: t('transaction.column.createdAt'), value: <Moment at={row?.createdAt} /> },
          { term: t('transaction.column.paidAt'), value: <Moment at={row?.paidAt} /> },
          { ...freeText(t('transaction.column.description'), row?.description), wide: true },
        ]}
      />
    </Section>
  );
}

/** The effective fee rate, next to the fee schedule. */
function FeeOf({ row: { method = '', amount, fee = 0 } }: { row: Transaction }) {
  const t = useT();
  const schedule = useFeeSchedule();
  const rate = rateText(fee, amount);
  if (!schedule) return rate;
  const rule = schedule.get(method);
  const off = rule && amount > 0 ? fee - scheduledFee(rule, amount) : 0;
  return (
    <>
      {t('settlement.fees.own', { rate, schedule: ruleText(rule, t) })}
      {off !== 0 && (
        <Text tone="warning"> {t('settlement.fees.expected', { amount: formatChange(off) })}</Text>
      )}
    </>
  );
}

/** How it was paid, and who paid. */
function PaymentSection({ row }: { row: Transaction | TransactionDetail['detail'] | undefined }) {
  const t = useT();
  const account = row && 'virtualAccount' in row ? row.virtualAccount : undefined;
  return (
    <Section
      title={t('transaction.section.payment')}
      actions={
        row?.payerName && (
          <Link href={payerHref(row.payerName, dayOf(now()))}>{t('transaction.detail.ofPayer')}</Link>
        )
      }
    >
      <DescriptionList
        loading={!row}
        items={[
          { term: t('transaction.column.method'), value: word(transactionMethods, row?.method) },
          ...(row?.fee ? [{ term: t('settlement.figure.fee'), value: <FeeOf row={row} /> }] : []),
          freeText(t('transaction.column.bankName'), row?.bankName),
          freeText(t('transaction.detail.payerName'), row?.payerName),
          {
            term: t('transaction.detail.payerAccount'),
            value: row?.payerAccount && (
              <bdi translate="no">{shown(maskAccount(row.payerAccount) ?? '')}</bdi>
            ),
          },
          explained(
            'van',
            code(t('transaction.detail.virtualAccount'), typeof account === 'string' ? account : undefined),
          ),
        ]}
      />
    </Section>
  );
}

/** The settlement that a transaction is in, for those who may see settlements. */
function SettlementLink({ transaction }: { transaction: Transaction }) {
  const t = useT();
  const scope = useScope();
  const { id, status, paidAt } = transaction;
  const { data, error, isLoading } = useQuery({
    queryKey: listKey(scope, 'settlements', 'of', { id, status, paidAt }),
    queryFn: ({ signal }) => findSettlementOf(scope, transaction, signal),
    enabled: isSettled(transaction),
    // The page of the transaction stands without it.
    meta: { quiet: true },
  });
  if (isLoading) return <Skeleton width="half" />;
  const found = data?.items[0];
  if (!found) return t(error || data?.unreadable ? 'settlement.payout.unknown' : 'settlement.none');
  return <Link href={settlementHref(found.id)}>{periodText(found) ?? found.id}</Link>;
}
