import { amountInWords, Banner, DescriptionList, Form, type FormController, TextField } from '#design-system';
import type { RefundRequest } from '../../api/refundRequests.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import { formatCount, formatMoney } from '../../lib/money.ts';
import type { DecisionKind } from './decision.ts';
import { RejectReason } from './RejectReason.tsx';

interface BulkQuestionProps {
  kind: DecisionKind;
  /** What will be sent. */
  rows: readonly RefundRequest[];
  /** Everything that was selected, with why it is left out where it is. */
  left: readonly { id: string; reason: string | undefined }[];
  /** What will be sent comes to this much, in VND. */
  total: number;
  /** The sum is typed once more. */
  isTyped: boolean;
  form: FormController<{ reason: string; typed: string }>;
}

/** What will happen to many requests at once: how many, how much (said in words where it leaves), and which are left out and why. */
export function BulkQuestion({ kind, rows, left, total, isTyped, form }: BulkQuestionProps) {
  const t = useT();
  const locale = useLocale();
  const byReason = new Map<string, string[]>();
  for (const { id, reason } of left) if (reason) byReason.set(reason, [...(byReason.get(reason) ?? []), id]);
  return (
    <Form form={form}>
      <DescriptionList
        items={[
          { term: t('refundRequest.bulk.count'), value: formatCount(rows.length) },
          { term: t('refundRequest.bulk.total'), value: formatMoney(total) },
          ...(kind === 'APPROVE'
            ? [{ term: t('refundRequest.words'), value: amountInWords(total, locale), wide: true }]
            : []),
        ]}
      />
      {[...byReason].map(([reason, ids]) => (
        <Banner
          key={reason}
          tone="warning"
          title={t.count('refundRequest.bulk.left', ids.length, { count: formatCount(ids.length), reason })}
        >
          {ids.join(', ')}
        </Banner>
      ))}
      {rows.length > 0 && (
        <Banner
          tone={kind === 'APPROVE' ? 'warning' : 'info'}
          title={t(
            kind === 'APPROVE' ? 'refundRequest.approve.consequence' : 'refundRequest.reject.consequence',
          )}
        />
      )}
      {kind === 'REJECT' && <RejectReason field={form.field('reason')} readOnly={form.submitting} />}
      {isTyped && (
        <TextField
          label={t('refundRequest.bulk.typed', { amount: formatMoney(total) })}
          autoComplete="off"
          spellCheck={false}
          {...form.field('typed')}
        />
      )}
    </Form>
  );
}
