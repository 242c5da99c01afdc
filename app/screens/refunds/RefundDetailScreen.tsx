import { DescriptionList, Section } from '#design-system';
import type { Refund } from '../../api/refunds.ts';
import { useT } from '../../i18n/index.ts';
import { Moment } from '../../lib/Moment.tsx';
import { formatMoney } from '../../lib/money.ts';
import { RecordPage } from '../../record/RecordPage.tsx';
import { RecordTimeline } from '../../record/RecordTimeline.tsx';
import { useRecord } from '../../record/useRecord.ts';
import { code, freeText, reference, shown, word } from '../../record/words.tsx';
import { transactionHref } from '../../shared/addresses.ts';
import { refundReasons, refundTypes } from '../../shared/refund/refundCodes.ts';
import { deciderOf, endOf, errorWords } from '../../shared/refund/refundFields.tsx';
import { refundStatuses } from '../../shared/refund/refundStatus.ts';
import { useCan } from '../../state/access.ts';
import { comingSteps, RefundWays, refundKind, refundNotice, stepsOf } from './refundRecord.tsx';

interface RefundDetailScreenProps {
  /** The refund's id in the URL. */
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
      slip={useSlip(row)}
      sections={<HandlingSection row={row} />}
      aside={
        (loading || detail) && (
          <Section title={t('record.timeline')}>
            <RecordTimeline
              statuses={refundStatuses}
              entries={row ? stepsOf(row, t) : []}
              coming={comingSteps(row, t)}
              loading={loading}
            />
          </Section>
        )
      }
      raw={detail}
    />
  );
}

/** The formula: payment minus refund, with a link to the payment. */
function useSlip(row: Refund | undefined) {
  const t = useT();
  const id = row?.transactionId;
  const maySee = useCan('transaction:read');
  const { amount, originalAmount } = row ?? {};
  const left = amount === undefined || originalAmount === undefined ? undefined : originalAmount - amount;
  return {
    about: row && (
      <>
        {shown(row.storeName ?? '-', 200)} · <Moment at={row.createdAt} />
      </>
    ),
    sum: {
      label: t('refund.figure.line'),
      terms: [
        { id: 'original', label: t('refund.detail.originalAmount'), amount: originalAmount },
        { id: 'amount', label: t('refund.detail.amount'), sign: '-' as const, amount },
      ],
      result: { id: 'left', label: t('refund.detail.left'), amount: left },
    },
    facts: [
      { term: t('refund.detail.type'), value: word(refundTypes, row?.type) },
      { term: t('refund.detail.reason'), value: word(refundReasons, row?.reason) },
      reference(t('refund.detail.origin'), id, maySee && id ? transactionHref({ id }) : undefined),
      code(t('transaction.column.merchantRefId'), row?.merchantRefId),
      code(t('transaction.column.bankRef'), row?.bankRef),
    ],
  };
}

interface SectionProps {
  /** Undefined until loaded. */
  row: Refund | undefined;
}

/** Who requested it, who decided on it, and the bank's response. */
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
          freeText(t('refund.detail.error'), failure),
          { ...freeText(t('refund.detail.note'), row?.note), wide: true },
        ]}
      />
    </Section>
  );
}
