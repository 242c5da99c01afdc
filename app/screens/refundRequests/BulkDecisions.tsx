import { useEffect, useEffectEvent } from 'react';
import { ApproveIcon, GatedButton } from '#design-system';
import type { RefundRequest } from '../../api/refundRequests.ts';
import { useT } from '../../i18n/index.ts';
import { formatCount } from '../../lib/money.ts';
import type { Selection } from '../../list/useSelection.ts';
import type { DecisionKind } from './decision.ts';
import { useDenialOfAll } from './useDenial.ts';

interface BulkDecisionsProps {
  selection: Selection<RefundRequest>;
  /** Decided on one at a time meanwhile: they are selected no longer. */
  decided: ReadonlySet<string>;
  onAsk: (kind: DecisionKind) => void;
}

/** What can be done with all requests that are selected. */
export function BulkDecisions({ selection, decided, onAsk }: BulkDecisionsProps) {
  const t = useT();
  const denial = useDenialOfAll();
  const drop = useEffectEvent((gone: ReadonlySet<string>) => {
    const rest = [...selection.ids].filter((id) => !gone.has(id));
    if (rest.length < selection.ids.size) selection.select(new Set(rest));
  });
  useEffect(() => drop(decided), [decided]);

  const count = formatCount(selection.ids.size);
  return (
    <>
      <GatedButton disabledReason={denial} onClick={() => onAsk('REJECT')}>
        {t('refundRequest.bulk.reject', { count })}
      </GatedButton>
      <GatedButton
        variant="solid"
        tone="accent"
        icon={ApproveIcon}
        disabledReason={denial}
        onClick={() => onAsk('APPROVE')}
      >
        {t('refundRequest.bulk.approve', { count })}
      </GatedButton>
    </>
  );
}
