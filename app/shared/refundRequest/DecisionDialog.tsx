import { useState } from 'react';
import * as v from 'valibot';
import {
  Amount,
  amountInWords,
  Banner,
  ConfirmModal,
  DescriptionList,
  parseAmount,
  Stack,
  Text,
  toast,
} from '#design-system';
import { ApiError, referenceOf } from '../../api/http/errors.ts';
import type { Decision, RefundRequest } from '../../api/refundRequests.ts';
import { FormPanel } from '../../form/FormPanel.tsx';
import { submitFailure } from '../../form/failure.ts';
import { useStepUp } from '../../form/useStepUp.tsx';
import { useSubmit } from '../../form/useSubmit.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import { maskAccount } from '../../lib/maskAccount.ts';
import { formatAmount, formatMoney } from '../../lib/money.ts';
import { Changed } from '../../lib/outcome.ts';
import { useMutation } from '../../lib/query.tsx';
import { mayRepeat } from '../../money/intentStore.ts';
import { submitOrResolve } from '../../money/submitOnce.ts';
import { code, freeText, word } from '../../record/words.tsx';
import { refusalText } from '../../state/failureText.ts';
import { refundReasons } from '../refund/refundCodes.ts';
import { useTransaction } from '../transaction/useTransaction.ts';
import type { Asked } from './asking.ts';
import { aboutOf, type DecisionKind, Refused, TYPED_FROM, useDecisionOperation } from './decision.ts';
import { RejectReason, reasonRule } from './RejectReason.tsx';
import { useApprovedToday } from './useApprovedToday.tsx';

/** The dialog for a decision on one request. */
export function DecisionDialog({ asked: { request, kind }, ...rest }: DecisionDialogProps) {
  const Dialog = kind === 'APPROVE' ? ApproveDialog : RejectDialog;
  return <Dialog key={request.id} request={request} {...rest} />;
}

/** The last confirmation before money leaves: recipient, amount in figures and words, order, and requester. */
function ApproveDialog(props: DecisionProps) {
  const { request, onClose, onDone } = props;
  const t = useT();
  const locale = useLocale();
  const stepUp = useStepUp();
  const { decide, unknownOutcome, unknownLabel, sends } = useDecision(props, 'APPROVE');
  const approve = useMutation({ mutationFn: () => decide({ decision: 'APPROVE' }) });
  const [wasUnknown] = useState(unknownOutcome);
  const { detail, loading } = useTransaction(request.transactionId);
  const today = useApprovedToday(request.amount);
  const amount = formatMoney(request.amount);
  const payer = detail?.detail;
  const payee = [payer?.payerName, payer?.bankName, maskAccount(payer?.payerAccount)]
    .filter(Boolean)
    .join(', ');
  const isTyped = request.amount >= TYPED_FROM;

  const confirm = async () => {
    // Users must not approve what they have not seen.
    if (!detail) throw new Error(t(loading ? 'refundRequest.deny.loading' : 'refundRequest.deny.unread'));
    const about = { amount, whom: payee || request.transactionId };
    if (isTyped && sends && !(await stepUp.confirmIdentity(about))) throw new Error(t('stepUp.cancelled'));
    onDone(await approve.mutateAsync());
  };
  return (
    <>
      <ConfirmModal
        open
        onOpenChange={(open) => !open && onClose()}
        title={t('refundRequest.approve.title', { amount })}
        consequence={t(wasUnknown ? 'refundRequest.unknown' : 'refundRequest.approve.consequence')}
        confirmLabel={unknownOutcome ? unknownLabel : t('refundRequest.approve.confirm', { amount })}
        tone={isTyped ? 'danger' : 'accent'}
        {...(isTyped && {
          typed: {
            label: t('refundRequest.approve.typed', { amount }),
            matches: (text) => parseAmount(text) === request.amount,
          },
        })}
        onConfirm={confirm}
        isRefusal={(cause) => cause instanceof Refused}
        codeOf={referenceOf}
      >
        <Stack gap={1}>
          <Amount size="xl" value={request.amount} />
          <Text size="sm" tone="muted">
            {amountInWords(request.amount, locale)}
          </Text>
        </Stack>
        <DescriptionList
          items={[
            freeText(t('refundRequest.payee'), payee),
            code(t('refundRequest.column.id'), request.id),
            code(t('refundRequest.column.merchantRefId'), request.merchantRefId),
            { term: t('refundRequest.column.remaining'), value: formatAmount(request.remaining) },
            { term: t('refundRequest.column.reason'), value: word(refundReasons, request.reason) },
            freeText(t('refundRequest.column.requestedBy'), request.requestedBy),
            ...today,
          ]}
        />
      </ConfirmModal>
      {stepUp.dialog}
    </>
  );
}

/** Rejects one request with a reason, which stays in the field until the rejection has succeeded. */
function RejectDialog(props: DecisionProps) {
  const { request, onClose, onDone } = props;
  const t = useT();
  const { decide, unknownOutcome, unknownLabel, open } = useDecision(props, 'REJECT');
  const [wasUnknown] = useState(unknownOutcome);
  const task = useSubmit({
    form: {
      name: `refund-reject ${request.id}`,
      schema: v.object({ reason: reasonRule(t) }),
      initial: { reason: open?.decision === 'REJECT' ? open.reason : '' },
      draft: wasUnknown ? [] : ['reason'],
    },
    send: (_, { reason }) => decide({ decision: 'REJECT', reason }),
    failure: (error) => ({
      title: (error as Error).message,
      text: '',
      fields: [],
      toasts: submitFailure((error as Error).cause, [], t).toasts,
    }),
    touches: [],
    done: {
      next: (decided) => {
        onClose();
        onDone(decided);
      },
    },
  });
  return (
    <FormPanel
      task={task}
      variant="dialog"
      tone="danger"
      title={t('refundRequest.reject.title', { amount: formatMoney(request.amount) })}
      description={t('refundRequest.reject.consequence')}
      submit={unknownOutcome ? unknownLabel : t('refundRequest.reject.confirm')}
      allowInvalid
      onClose={onClose}
    >
      <DescriptionList
        columns={1}
        items={[
          code(t('refundRequest.column.id'), request.id),
          freeText(t('refundRequest.column.requestedBy'), request.requestedBy),
        ]}
      />
      {wasUnknown && !task.failure && <Banner tone="danger" title={t('refundRequest.unknown')} />}
      {/* While the outcome is unknown, the dialog keeps the sent decision. */}
      <RejectReason field={task.form.field('reason')} readOnly={task.sending || unknownOutcome} />
    </FormPanel>
  );
}

interface DecisionDialogProps extends Omit<DecisionProps, 'request'> {
  asked: Asked;
}

/** Props of the decision dialogs. */
interface DecisionProps {
  request: RefundRequest;
  onClose: () => void;
  /** The request after the decision. */
  onDone: (decided: RefundRequest) => void;
  /** It failed or its outcome is unknown: the shown request may be stale. */
  onOutdated: () => void;
}

/**
 * Decides on one request. `decide` returns the request as it then stands, or throws an error message; it is called in a
 * mutation. While the outcome is unknown, the same call first only checks; once the user has seen that nothing was
 * recorded, it sends the decision again under the same key.
 */
function useDecision({ request, onOutdated }: DecisionProps, kind: DecisionKind) {
  const t = useT();
  const operation = useDecisionOperation()(request, kind);
  const { store } = operation;
  /** The button's action: send, check the outcome, send again. */
  const [next, setNext] = useState<'send' | 'check' | 'again'>(store.read() ? 'check' : 'send');

  const decide = async (body: Decision) => {
    const outcome = await submitOrResolve(operation, body, aboutOf(request), { again: next === 'again' });
    if (outcome.state === 'busy') throw new Error(t('refundRequest.busy'));
    if (outcome.state === 'unknown') {
      const open = store.read();
      setNext(open && next === 'check' && outcome.looked && mayRepeat(open) ? 'again' : 'check');
      onOutdated();
      const text = t(open?.accepted ? 'refundRequest.accepted' : 'refundRequest.unknown');
      throw new Error(text, { cause: outcome.error });
    }
    if (outcome.state === 'refused') {
      const { error } = outcome;
      setNext('send');
      onOutdated();
      const isFinal = error instanceof ApiError && error.status !== undefined && error.status < 500;
      const Failure = isFinal || error instanceof Changed ? Refused : Error;
      throw new Failure(refusalText(error, t), { cause: error });
    }
    toast({
      tone: 'success',
      title: t(`refundRequest.done.${kind}`, { id: request.id, amount: formatMoney(request.amount) }),
    });
    return outcome.result;
  };
  const unknownOutcome = next !== 'send';
  return {
    decide,
    unknownOutcome,
    /** Whether the next press sends the decision; otherwise it only checks. */
    sends: next !== 'check',
    /** The button's label while the outcome is unknown. */
    unknownLabel: t(next === 'again' ? 'refundRequest.again' : 'refundRequest.check'),
    open: store.read()?.body,
  };
}
