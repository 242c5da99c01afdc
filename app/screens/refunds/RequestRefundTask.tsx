import { useEffect, useState } from 'react';
import { RightPanel, Stack, useForm } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { useLeaveGuard } from '../../lib/leaveGuard.ts';
import { RequestRefundBody } from './RequestRefundBody.tsx';
import { RequestRefundConfirm } from './RequestRefundConfirm.tsx';
import { RequestRefundFoot } from './RequestRefundFoot.tsx';
import { isEmpty } from './requestDraft.ts';
import { emptyRequest, type Left, requestSchema } from './requestRules.ts';
import { useRequestRefund } from './useRequestRefund.ts';

/** Until it is read, nothing may go back. */
const NOTHING: Left = { modes: 'none', refundable: 0 };

interface RequestRefundTaskProps {
  transactionId: string;
  onClose: () => void;
}

/** The whole task about one transaction: form, last question, result; a single panel throughout. */
export function RequestRefundTask({ transactionId, onClose }: RequestRefundTaskProps) {
  const t = useT();
  const request = useRequestRefund(transactionId);
  const { phase, draft, money } = request;
  const [typed] = useState(() => draft.read());
  const form = useForm({
    schema: requestSchema(money.left ?? NOTHING, t),
    initial: typed ?? emptyRequest,
    onSubmit: request.ask,
  });
  const isSent = phase.name === 'done' && !phase.earlier;
  const isTyped = !isEmpty(form.values) && !['done', 'unknown', 'busy'].includes(phase.name);
  const guard = useLeaveGuard(isTyped);

  const { values } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is but its place, the same all along
  useEffect(() => {
    if (!isSent) draft.write(values);
  }, [values, isSent]);

  const confirmClose = async () => {
    const leaves = await guard.confirmClose();
    if (leaves && isTyped) draft.clear();
    return leaves;
  };
  const close = async () => {
    if (await confirmClose()) onClose();
  };

  return (
    <>
      <RightPanel
        open
        onOpenChange={(open) => !open && onClose()}
        title={t('refund.request.title')}
        confirmClose={confirmClose}
        locked={phase.name === 'sending' || phase.name === 'looking'}
        footer={<RequestRefundFoot request={request} form={form} onClose={() => void close()} />}
      >
        {/* What is to be read before the first field; the same whether it has come or is on its way. */}
        <Stack gap={5} ref={request.stage} tabIndex={-1} data-autofocus>
          <RequestRefundBody
            transactionId={transactionId}
            request={request}
            form={form}
            restored={typed !== undefined}
          />
        </Stack>
      </RightPanel>
      {/* Gone at once when it is answered, so that it gives the focus back before anything else takes it. */}
      {(phase.name === 'asking' || phase.name === 'sending') && (
        <RequestRefundConfirm
          question={phase}
          detail={money.detail}
          onCancel={request.cancel}
          onConfirm={() => request.confirm(phase)}
        />
      )}
      {guard.question}
    </>
  );
}
