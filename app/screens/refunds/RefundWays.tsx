import { ApproveIcon, ButtonLink, GatedButton, RefundIcon } from '#design-system';
import type { Refund } from '../../api/refunds.ts';
import { useT } from '../../i18n/index.ts';
import { usePanel } from '../../lib/panel.ts';
import { allows } from '../../lib/permission.ts';
import { useCan, useViewer } from '../../state/access.ts';

/** With these no money went back, so that it may be asked for once more. */
const MISSED = ['FAILED', 'REJECTED', 'CANCELLED'];

interface RefundWaysProps {
  row: Refund | undefined;
}

/** The ways on from a refund: to its decision, where it waits for one, or to another request, where nothing went back. */
export function RefundWays({ row }: RefundWaysProps) {
  const t = useT();
  const { open } = usePanel();
  const viewer = useViewer();
  const mayCreate = useCan('refund:create');
  if (row?.status === 'PENDING_APPROVAL' && viewer && allows('approve-refund', viewer)) {
    return (
      <ButtonLink icon={ApproveIcon} href={`/merchant/approve-refund?q=${encodeURIComponent(row.id)}`}>
        {t('refund.action.decide')}
      </ButtonLink>
    );
  }
  const { transactionId, status = '' } = row ?? {};
  if (!transactionId || !MISSED.includes(status)) return null;
  return (
    <GatedButton
      icon={RefundIcon}
      disabledReason={mayCreate ? undefined : t('refund.request.off.denied')}
      onClick={() => open('request-refund', transactionId)}
    >
      {t('refund.action.again')}
    </GatedButton>
  );
}
