import { useState } from 'react';
import * as v from 'valibot';
import { Banner, Button, DescriptionList, Form, Modal, useForm } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { code, freeText } from '../../record/words.tsx';
import { RejectReason, reasonRule } from './RejectReason.tsx';
import { type DecisionProps, useDecision } from './useDecision.ts';

/** Rejects one request with a reason, which stays where it was typed until the rejection has gone through. */
export function RejectDialog(props: DecisionProps) {
  const { request, onClose } = props;
  const t = useT();
  const { decide, inDoubt, doubtLabel, open } = useDecision(props, 'REJECT');
  const [problem, setProblem] = useState(inDoubt ? t('refundRequest.unknown') : undefined);
  const form = useForm({
    schema: v.object({ reason: reasonRule(t) }),
    initial: { reason: open?.decision === 'REJECT' ? open.reason : '' },
    onSubmit: async ({ reason }) => {
      setProblem(undefined);
      try {
        await decide({ decision: 'REJECT', reason });
        onClose();
      } catch (error) {
        setProblem((error as Error).message);
      }
      return undefined;
    },
  });
  return (
    <Modal
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('refundRequest.reject.title', { amount: formatMoney(request.amount) })}
      description={t('refundRequest.reject.consequence')}
      size="sm"
      locked={form.submitting}
      footer={
        <>
          <Button disabled={form.submitting} onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button variant="solid" tone="danger" type="submit" form={form.id} loading={form.submitting}>
            {inDoubt ? doubtLabel : t('refundRequest.reject.confirm')}
          </Button>
        </>
      }
    >
      <Form form={form}>
        <DescriptionList
          columns={1}
          items={[
            code(t('refundRequest.column.id'), request.id),
            freeText(t('refundRequest.column.requestedBy'), request.requestedBy),
          ]}
        />
        {/* What was sent in doubt stays what is asked for. */}
        <RejectReason field={form.field('reason')} readOnly={form.submitting || inDoubt} />
        {problem && <Banner tone="danger" title={problem} />}
      </Form>
    </Modal>
  );
}
