import { useRef, useState } from 'react';
import * as v from 'valibot';
import { Button, parseAmount, useForm, useRunner } from '#design-system';
import type { RefundRequest } from '../../api/refundRequests.ts';
import { useStepUp } from '../../form/useStepUp.tsx';
import { useT } from '../../i18n/index.ts';
import { formatCount, formatMoney } from '../../lib/money.ts';
import { BulkRun } from '../../list/BulkRun.tsx';
import type { Selection } from '../../list/useSelection.ts';
import { BulkQuestion } from './BulkQuestion.tsx';
import { type DecisionKind, TYPED_FROM } from './decision.ts';
import { reasonRule } from './RejectReason.tsx';
import { useBulkWork } from './useBulkWork.ts';
import { useDecisionJournal } from './useDecisionJournal.ts';
import { useDenial } from './useDenial.ts';

/** What many requests are asked to be decided on with. */
export interface BulkAsked {
  kind: DecisionKind;
  /** As it was when the dialog was asked for. */
  selection: Pick<Selection<RefundRequest>, 'rows' | 'select'>;
  /** Why they are rejected, where it was written before. */
  reason?: string;
}

interface BulkDecisionProps extends BulkAsked {
  /** After each run: reads everything again. */
  onRan: () => void;
  onClose: () => void;
}

/** Decides on many requests: first what will happen and to which, then how it goes with each; failures stay selected. */
export function BulkDecision({ kind, selection, reason = '', onRan, onClose }: BulkDecisionProps) {
  const t = useT();
  const denial = useDenial();
  const journal = useDecisionJournal();
  // As they stood when it was asked: the report is about these, whatever becomes of them.
  const [{ rows, left }] = useState(() => {
    const denials = selection.rows.map((request) => ({ id: request.id, reason: denial(request, kind) }));
    const off = new Set(denials.flatMap((denied) => (denied.reason ? denied.id : [])));
    return { rows: selection.rows.filter(({ id }) => !off.has(id)), left: denials };
  });
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
  const isTyped = kind === 'APPROVE' && total >= TYPED_FROM;

  const stepUp = useStepUp();
  const mayGo = async () => !isTyped || stepUp.confirmIdentity();
  const work = useBulkWork();
  const form = useForm({
    schema: v.object({
      reason: kind === 'REJECT' ? reasonRule(t) : v.string(),
      typed: isTyped
        ? v.pipe(
            v.string(),
            v.check((text) => parseAmount(text) === total, t('refundRequest.bulk.mistyped')),
          )
        : v.string(),
    }),
    initial: { reason, typed: '' },
    onSubmit: async () => {
      if (!(await mayGo())) return [{ message: t('stepUp.cancelled') }];
      const ids = rows.map(({ id }) => id);
      journal.begin(decision, ids);
      void send(rows);
      return undefined;
    },
  });
  const decision =
    kind === 'APPROVE'
      ? ({ decision: kind } as const)
      : { decision: kind, reason: form.values.reason.trim() };
  /** Whether what was left open is sent again. The person says so with every run; a check only looks. */
  const again = useRef(true);
  const runner = useRunner<RefundRequest>(
    ({ id }) => id,
    (request) => work(request, decision, again.current),
  );
  const send = async (items: readonly RefundRequest[], sendsAgain = true) => {
    again.current = sendsAgain;
    await runner.run(items);
    onRan();
  };
  const close = (undone: ReadonlySet<string>) => {
    if (runner.results.size > 0) {
      journal.close();
      selection.select(undone);
    }
    onClose();
  };
  const count = formatCount(rows.length);
  const title = t(`refundRequest.bulk.title.${kind}`, { count });
  return (
    <>
      <BulkRun
        title={title}
        rows={rows}
        runner={runner}
        idHeader={t('refundRequest.column.id')}
        amountHeader={t('refundRequest.column.amount')}
        question={<BulkQuestion {...{ kind, rows, left, total, isTyped, form }} />}
        start={
          <Button
            variant="solid"
            tone={kind === 'REJECT' || isTyped ? 'danger' : 'accent'}
            type="submit"
            form={form.id}
            disabled={rows.length === 0 || (isTyped && !form.valid)}
          >
            {t(`refundRequest.bulk.confirm.${kind}`, { count, amount: formatMoney(total) })}
          </Button>
        }
        onRetry={async (items) => (await mayGo()) && void send(items)}
        onCheck={async (items, sendsAgain) =>
          (!sendsAgain || (await mayGo())) && void send(items, sendsAgain)
        }
        onClose={close}
      />
      {stepUp.dialog}
    </>
  );
}
