import { DescriptionList } from '#design-system';
import type { Refund } from '../../api/refunds.ts';
import { useT } from '../../i18n/index.ts';
import { Moment } from '../../lib/Moment.tsx';
import { formatAmount } from '../../lib/money.ts';
import type { Peeked } from '../../list/peeked.ts';
import { RecordHead } from '../../record/RecordHead.tsx';
import { RecordNotices } from '../../record/RecordNotices.tsx';
import { RecordPeek } from '../../record/RecordPeek.tsx';
import { RecordTimeline } from '../../record/RecordTimeline.tsx';
import { type RecordView, useRecord } from '../../record/useRecord.ts';
import { code, freeText, word } from '../../record/words.tsx';
import { refundReasons, refundTypes } from '../../shared/refund/refundCodes.ts';
import { deciderOf, endOf, errorWords } from '../../shared/refund/refundFields.tsx';
import { refundStatuses } from '../../shared/refund/refundStatus.ts';
import { TransactionLink } from '../../shared/transaction/TransactionLink.tsx';
import { RefundWays, refundKind, refundNotice, stepsOf } from './refundRecord.tsx';

/** A look at a refund beside the list. */
export function RefundPeek({ id, row: given, onClose }: Peeked<Refund>) {
  const t = useT();
  const view = useRecord(refundKind, id, { given });
  const { row, loading } = view;
  return (
    <RecordPeek
      kind={refundKind}
      id={id}
      view={view}
      onClose={onClose}
      actions={<RefundWays row={row} />}
      timeline={
        <RecordTimeline statuses={refundStatuses} entries={row ? stepsOf(row, t) : []} loading={loading} />
      }
    >
      <RefundFacts view={view} />
    </RecordPeek>
  );
}

interface RefundFactsProps {
  view: RecordView<Refund, Refund>;
}

/** A refund in a narrow space: amount, status, notices, and fields. */
function RefundFacts({ view }: RefundFactsProps) {
  const t = useT();
  return (
    <>
      <RecordHead row={view.row} statuses={refundStatuses} />
      <RecordNotices view={view} notice={refundNotice(view.row, t)} />
      <Fields row={view.row} />
    </>
  );
}

function Fields({ row }: { row: Refund | undefined }) {
  const t = useT();
  const { transactionId, approvedBy, errorCode, note } = row ?? {};
  // The notice of a failure shows it already.
  const isUnsaid = errorCode && row?.status !== 'FAILED';
  return (
    <DescriptionList
      loading={!row}
      items={[
        {
          term: t('refund.column.transactionId'),
          value: transactionId && <TransactionLink id={transactionId} />,
          ...(transactionId && { copy: transactionId }),
        },
        code(t('refund.column.merchantRefId'), row?.merchantRefId),
        freeText(t('refund.column.storeName'), row?.storeName),
        { term: t('refund.column.originalAmount'), value: formatAmount(row?.originalAmount) },
        { term: t('refund.column.type'), value: word(refundTypes, row?.type) },
        { term: t('refund.column.reason'), value: word(refundReasons, row?.reason) },
        freeText(t('refund.column.createdBy'), row?.createdBy),
        ...(approvedBy ? [deciderOf(row, t)] : []),
        { term: t('refund.detail.createdAt'), value: <Moment at={row?.createdAt} /> },
        endOf(row, t),
        code(t('refund.column.bankRef'), row?.bankRef),
        ...(isUnsaid ? [freeText(t('refund.column.errorCode'), errorWords(errorCode, t))] : []),
        ...(note ? [{ ...freeText(t('refund.detail.note'), note), wide: true }] : []),
      ]}
    />
  );
}
