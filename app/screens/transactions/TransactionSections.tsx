import { DescriptionList, Section, Text } from '#design-system';
import type { TransactionDetail } from '../../api/transactionDetail.ts';
import type { Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { formatAmount } from '../../lib/money.ts';
import { Moment } from '../../nouns/Moment.tsx';
import { StatusTag } from '../../nouns/StatusTag.tsx';
import { settlementStatuses } from '../../nouns/settlementStatus.ts';
import { transactionMethods, transactionSources } from '../../nouns/transactionCodes.ts';
import { code, freeText, maskAccount, shown, word } from '../../record/words.tsx';

interface SectionProps {
  /** Undefined until anything is known. */
  row: Transaction | undefined;
}

/** What was ordered, where and when. */
export function OrderSection({ row }: SectionProps) {
  const t = useT();
  return (
    <Section title={t('transaction.section.order')}>
      <DescriptionList
        loading={!row}
        items={[
          code(t('transaction.column.merchantRefId'), row?.merchantRefId),
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
export function PaymentSection({ row }: { row: Transaction | TransactionDetail['detail'] | undefined }) {
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
          code(t('transaction.column.bankRef'), row?.bankRef),
          code(t('transaction.detail.virtualAccount'), typeof account === 'string' ? account : undefined),
        ]}
      />
    </Section>
  );
}

/** Where it stands in the settlement with the merchant. */
export function ReconciliationSection({ row }: SectionProps) {
  const t = useT();
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
            { term: t('transaction.column.net'), value: formatAmount(row?.net) },
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
