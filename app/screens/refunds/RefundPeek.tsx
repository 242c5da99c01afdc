import type { Refund } from '../../api/refunds.ts';
import { useT } from '../../i18n/index.ts';
import { refundStatuses } from '../../nouns/refundStatus.ts';
import { RecordPeek } from '../../record/RecordPeek.tsx';
import { RecordTimeline } from '../../record/RecordTimeline.tsx';
import { useRecord } from '../../record/useRecord.ts';
import { RefundFacts } from './RefundFacts.tsx';
import { RefundWays } from './RefundWays.tsx';
import { refundKind } from './refundKind.ts';
import { stepsOf } from './refundWords.ts';

interface RefundPeekProps {
  id: string;
  /** What the list already says of it, if it stands on the page. */
  row?: Refund | undefined;
  onClose: () => void;
}

/** A look at a refund beside the list. */
export function RefundPeek({ id, row: given, onClose }: RefundPeekProps) {
  const t = useT();
  const view = useRecord(refundKind, id, given);
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
