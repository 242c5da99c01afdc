import { Section } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { refundStatuses } from '../../nouns/refundStatus.ts';
import { RecordPage } from '../../record/RecordPage.tsx';
import { RecordTimeline } from '../../record/RecordTimeline.tsx';
import { useRecord } from '../../record/useRecord.ts';
import { HandlingSection, OriginSection, SummarySection } from './RefundSections.tsx';
import { RefundWays } from './RefundWays.tsx';
import { refundKind } from './refundKind.ts';
import { refundNotice, stepsOf } from './refundWords.ts';

interface RefundDetailScreenProps {
  /** The refund's id in the address. */
  id: string;
}

/** /merchant/refund/[id] */
export function RefundDetailScreen({ id }: RefundDetailScreenProps) {
  const t = useT();
  const view = useRecord(refundKind, id);
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
