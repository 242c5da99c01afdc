import { useState } from 'react';
import { Banner, Button, GatedButton } from '#design-system';
import { listRefundRequests, type RefundRequest } from '../../api/refundRequests.ts';
import { useT } from '../../i18n/index.ts';
import { formatCount } from '../../lib/money.ts';
import { useMutation } from '../../lib/query.tsx';
import { leftOf } from '../../money/runJournal.ts';
import { useScope } from '../../state/business.ts';
import type { BulkAsked } from './BulkDecision.tsx';
import { useDecisionJournal } from './useDecisionJournal.ts';
import { useDenialOfAll } from './useDenial.ts';
import { useRowFocus } from './useRowFocus.ts';

/** How many requests one call looks up by their ids. */
const AT_ONCE = 100;

interface UnfinishedRunProps {
  /** Many requests are being decided on: what has become of the run is read when that is over. */
  asking: boolean;
  onContinue: (asked: BulkAsked) => void;
}

/** Tells of a decision on many requests that was cut short, and goes on with it where its person says so once more. */
export function UnfinishedRun({ asking, onContinue }: UnfinishedRunProps) {
  const t = useT();
  const scope = useScope();
  const journal = useDecisionJournal();
  const denial = useDenialOfAll();
  const focusRow = useRowFocus();
  const [seen, setSeen] = useState(() => ({ asking, run: journal.read() }));
  if (seen.asking !== asking) setSeen({ asking, run: journal.read() });

  const lookUp = async (ids: readonly string[]) => {
    const found: RefundRequest[] = [];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      const query = { page: 1, pageSize: AT_ONCE, keyword: some.join(' ') };
      const { items } = await listRefundRequests(scope, query);
      found.push(...items.filter(({ id }) => some.includes(id)));
    }
    return found;
  };
  const { mutate, isPending } = useMutation({ mutationFn: lookUp });

  const { run } = seen;
  if (!run) return null;
  const left = leftOf(run);
  const { decision } = run.body;
  const proceed = () =>
    mutate(left, {
      onSuccess(rows) {
        for (const { id, status } of rows) if (status !== 'WAITING') journal.end(id);
        const reason = run.body.decision === 'REJECT' ? { reason: run.body.reason } : {};
        // They may stand on any page of the list, or on none: nothing is selected there afterwards.
        onContinue({ kind: decision, selection: { rows, select: () => {} }, ...reason });
      },
    });
  const ignore = () => {
    journal.close();
    setSeen({ asking, run: undefined });
    focusRow(undefined);
  };
  return (
    <Banner
      tone="warning"
      title={t.count(`refundRequest.bulk.unfinished.${decision}`, run.rows.length, {
        count: formatCount(run.rows.length),
        done: formatCount(run.done.length),
        left: formatCount(left.length),
      })}
      actions={
        <>
          <GatedButton size="sm" disabledReason={denial} loading={isPending} onClick={proceed}>
            {t.count('refundRequest.bulk.continue', left.length, { count: formatCount(left.length) })}
          </GatedButton>
          <Button size="sm" onClick={ignore}>
            {t('refundRequest.bulk.ignore')}
          </Button>
        </>
      }
    />
  );
}
