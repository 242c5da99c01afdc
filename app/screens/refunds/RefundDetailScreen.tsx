import { DescriptionList, Section } from '#design-system';
import type { Refund } from '../../api/refunds.ts';
import { useT } from '../../i18n/index.ts';
import { formatAmount, formatMoney } from '../../lib/money.ts';
import { transactionHref } from '../../nouns/addresses.ts';
import { Moment } from '../../nouns/Moment.tsx';
import { refundReasons, refundTypes } from '../../nouns/refund/refundCodes.ts';
import { deciderOf, endOf, errorWords } from '../../nouns/refund/refundFields.tsx';
import { refundStatuses } from '../../nouns/refund/refundStatus.ts';
import { RecordPage } from '../../record/RecordPage.tsx';
import { RecordTimeline } from '../../record/RecordTimeline.tsx';
import { useRecord } from '../../record/useRecord.ts';
import { code, freeText, reference, word } from '../../record/words.tsx';
import { useCan } from '../../state/access.ts';
import { RefundWays, refundKind, refundNotice, stepsOf } from './refundRecord.tsx';

interface RefundDetailScreenProps {
  /** The refund's id in the address. */
  id: string;
}

/** /merchant/refund/[id] */
export function RefundDetailScreen({ id }: RefundDetailScreenProps) {
  const t = useT();
  const view = useRecord(refundKind, id, { live: true });
  const { row, detail, loading } = view;
  return (
    <RecordPage
      kind={refundKind}
      id={id}
      view={view}
      title={row && formatMoney(row.amount)}
      notice={refundNotice(row, t)}
      actions={<RefundWays row={row} />}
      sections={
        <>
          <SummarySection row={row} />
          <OriginSection row={row} />
          <HandlingSection row={row} />
        </>
      }
      aside={
        (loading || detail) && (
          <Section title={t('record.timeline')}>
            <RecordTimeline
              statuses={refundStatuses}
              entries={row ? stepsOf(row, t) : []}
              loading={loading}
            />
          </Section>
        )
      }
      raw={detail}
    />
  );
}

interface SectionProps {
  /** Undefined until anything is known. */
  row: Refund | undefined;
}

/** How much goes back, and why. */
function SummarySection({ row }: SectionProps) {
  const t = useT();
  return (
    <Section title={t('refund.detail.summary')}>
      <DescriptionList
        loading={!row}
        items={[
          { term: t('refund.detail.amount'), value: formatAmount(row?.amount) },
          { term: t('refund.detail.originalAmount'), value: formatAmount(row?.originalAmount) },
          { term: t('refund.detail.type'), value: word(refundTypes, row?.type) },
          { term: t('refund.detail.reason'), value: word(refundReasons, row?.reason) },
          { ...freeText(t('refund.detail.note'), row?.note), wide: true },
        ]}
      />
    </Section>
  );
}

/** The payment that the money goes back from. */
function OriginSection({ row }: SectionProps) {
  const t = useT();
  const id = row?.transactionId;
  const maySee = useCan('transaction:read');
  return (
    <Section title={t('refund.detail.origin')}>
      <DescriptionList
        loading={!row}
        items={[
          reference(t('transaction.column.id'), id, maySee && id ? transactionHref({ id }) : undefined),
          code(t('transaction.column.merchantRefId'), row?.merchantRefId),
          freeText(t('transaction.column.storeName'), row?.storeName),
        ]}
      />
    </Section>
  );
}

/** Who asked for it, who decided on it, and what the bank said. */
function HandlingSection({ row }: SectionProps) {
  const t = useT();
  const failure = errorWords(row?.errorCode, t);
  return (
    <Section title={t('refund.detail.handling')}>
      <DescriptionList
        loading={!row}
        items={[
          freeText(t('refund.detail.createdBy'), row?.createdBy),
          deciderOf(row, t),
          { term: t('refund.detail.createdAt'), value: <Moment at={row?.createdAt} /> },
          endOf(row, t),
          code(t('transaction.column.bankRef'), row?.bankRef),
          freeText(t('refund.detail.error'), failure),
        ]}
      />
    </Section>
  );
}
