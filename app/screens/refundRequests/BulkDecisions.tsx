// The parts of a bulk decision: the actions in the selection bar, the notice of an interrupted run, the dialog.
import * as v from 'valibot';
import {
  ApproveIcon,
  amountInWords,
  Banner,
  DescriptionList,
  Form,
  parseAmount,
  TextField,
  Unsettled,
  useForm,
} from '#design-system';
import { type Decision, listRefundRequests, type RefundRequest } from '../../api/refundRequests.ts';
import { BulkActions } from '../../bulk/BulkActions.tsx';
import { BulkDialog } from '../../bulk/BulkDialog.tsx';
import type { BulkOperation, BulkSelection } from '../../bulk/operation.ts';
import { runJournal } from '../../bulk/runJournal.ts';
import { UnfinishedRun } from '../../bulk/UnfinishedRun.tsx';
import { totalOf, useBulk } from '../../bulk/useBulk.ts';
import { useStepUp } from '../../form/useStepUp.tsx';
import { useLocale, useT } from '../../i18n/index.ts';
import { formatCount, formatMoney } from '../../lib/money.ts';
import { StatusTag } from '../../lib/StatusTag.tsx';
import { submitOrResolve } from '../../money/submitOnce.ts';
import {
  aboutOf,
  type DecisionKind,
  DecisionSchema,
  STATUS_AFTER,
  TYPED_FROM,
  useDecisionOperation,
  useDenial,
  useDenialOfAll,
} from '../../shared/refundRequest/decision.ts';
import { RejectReason, reasonRule } from '../../shared/refundRequest/RejectReason.tsx';
import { useApprovedToday } from '../../shared/refundRequest/useApprovedToday.tsx';
import { refundRequestStatuses } from '../../shared/refundRequestStatus.ts';
import { useScope } from '../../state/business.ts';
import { refusalText } from '../../state/failureText.ts';
import { useUserName } from '../../state/session.ts';

/** The journal of a person's decisions on many requests of one business. */
const decisionJournal = (merchantId: string, userName: string) =>
  runJournal(`refundRequests.${merchantId}.${userName}`, DecisionSchema);

/** Props of a bulk decision. */
export interface BulkAsked {
  kind: DecisionKind;
  /** The selection when the dialog was opened. */
  selection: BulkSelection<RefundRequest>;
  /** The reason for a rejection, if it was written before. */
  reason?: string;
}

/** A bulk decision as an operation of the bulk kit. */
function useOperation(kind: DecisionKind): BulkOperation<RefundRequest, Decision> {
  const t = useT();
  const scope = useScope();
  const denial = useDenial();
  const operationOf = useDecisionOperation();
  const status = (value: string) => <StatusTag registry={refundRequestStatuses} value={value} />;
  return {
    journal: decisionJournal(scope.merchantId, useUserName()),
    read: async (ids) =>
      (await listRefundRequests(scope, { page: 1, pageSize: 100, keyword: ids.join(' ') })).items,
    isOver: (request) => request.status !== 'WAITING',
    disabled: useDenialOfAll(),
    denial: (request) => denial(request, kind),
    async write(request, body, again) {
      const operation = operationOf(request, kind);
      const open = operation.store.read();
      if (open && open.body.decision !== kind) throw new Unsettled(t('refundRequest.unknown'));
      return submitOrResolve(operation, body, aboutOf(request), { again });
    },
    words: {
      id: t('refundRequest.column.id'),
      amount: t('refundRequest.column.amount'),
      name: { header: t('refundRequest.column.requestedBy'), of: ({ requestedBy }) => requestedBy },
      count: t('refundRequest.bulk.count'),
      total: t('refundRequest.bulk.total'),
      change: {
        term: t('refundRequest.column.status'),
        now: () => status('WAITING'),
        next: status(STATUS_AFTER[kind]),
      },
      action: (count) => t(`refundRequest.bulk.action.${kind}`, { count }),
      title: (count) => t(`refundRequest.bulk.title.${kind}`, { count: formatCount(count) }),
      confirm: (count, amount) => t(`refundRequest.bulk.confirm.${kind}`, { count, amount }),
      left: (count, reason) => t.count('refundRequest.bulk.left', count, { reason }),
      unfinished: ({ body, rows, done }, left) =>
        t.count(`refundRequest.bulk.unfinished.${body.decision}`, rows.length, {
          done: formatCount(done.length),
          left: formatCount(left),
        }),
      proceed: (left) => t.count('refundRequest.bulk.continue', left),
      busy: t('refundRequest.busy'),
      failure: (error) => refusalText(error, t),
      file: t('refundRequest.fileName'),
    },
  };
}

interface BulkDecisionProps extends BulkAsked {
  /** After each run: refetches everything. */
  onRan: () => void;
  onClose: () => void;
}

/** Decides on many requests. A large sum must be typed and needs the password; a rejection needs a reason. */
export function BulkDecision({ kind, selection, reason = '', onRan, onClose }: BulkDecisionProps) {
  const t = useT();
  const locale = useLocale();
  const stepUp = useStepUp();
  const isApproval = kind === 'APPROVE';
  /** A retried part belongs to the large sum, but is confirmed with its own amount. */
  const canSend = async (sent: readonly RefundRequest[]) => {
    const whom = t.count('refundRequest.bulk.whom', sent.length);
    return !isTyped || stepUp.confirmIdentity({ amount: formatMoney(totalOf(sent)), whom });
  };
  const bulk = useBulk({ operation: useOperation(kind), selection, canSend, onRan, onClose });
  const { rows, total } = bulk;
  const isTyped = isApproval && total >= TYPED_FROM;
  const typed = t('refundRequest.bulk.typed', { amount: formatMoney(total) });
  const isTotal = v.check((text: string) => parseAmount(text) === total, t('refundRequest.bulk.mistyped'));
  const form = useForm({
    schema: v.object({
      reason: isApproval ? v.string() : reasonRule(t),
      typed: isTyped ? v.pipe(v.string(), isTotal) : v.string(),
    }),
    initial: { reason, typed: '' },
    onSubmit: async (values) => {
      const body: Decision = isApproval ? { decision: kind } : { decision: kind, reason: values.reason };
      return (await bulk.begin(body)) ? undefined : [{ message: t('stepUp.cancelled') }];
    },
  });
  return (
    <>
      <BulkDialog
        bulk={bulk}
        form={form.id}
        disabled={isTyped && !form.valid && typed}
        tone={isApproval && !isTyped ? 'accent' : 'danger'}
        sumNote={isApproval && { term: t('refundRequest.words'), value: amountInWords(total, locale) }}
      >
        <Form form={form}>
          {rows.length > 0 && (
            <Banner
              tone={isApproval ? 'warning' : 'info'}
              title={t(`refundRequest.${isApproval ? 'approve' : 'reject'}.consequence`)}
            />
          )}
          {isApproval && rows.length > 0 && <ApprovedToday adding={total} />}
          {!isApproval && <RejectReason field={form.field('reason')} readOnly={form.submitting} />}
          {isTyped && (
            <TextField label={typed} autoComplete="off" spellCheck={false} {...form.field('typed')} />
          )}
        </Form>
      </BulkDialog>
      {stepUp.dialog}
    </>
  );
}

/** What this user approved today, with this selection. */
const ApprovedToday = ({ adding }: { adding: number }) => (
  <DescriptionList items={useApprovedToday(adding)} />
);

interface BulkDecisionsProps {
  selection: BulkSelection<RefundRequest>;
  onAsk: (kind: DecisionKind) => void;
}

/** Actions on the selected requests. */
export function BulkDecisions({ selection, onAsk }: BulkDecisionsProps) {
  return (
    <BulkActions
      selection={selection}
      actions={[
        { id: 'reject', run: () => onAsk('REJECT'), operation: useOperation('REJECT') },
        {
          id: 'approve',
          icon: ApproveIcon,
          run: () => onAsk('APPROVE'),
          operation: useOperation('APPROVE'),
        },
      ]}
    />
  );
}

interface UnfinishedDecisionsProps {
  asking: boolean;
  onContinue: (asked: BulkAsked) => void;
  onIgnore: () => void;
}

/** Notice about an interrupted bulk decision. */
export function UnfinishedDecisions({ onContinue, ...rest }: UnfinishedDecisionsProps) {
  return (
    <UnfinishedRun
      {...rest}
      operation={useOperation('REJECT')}
      // The rows may be on any page of the list, or on none: there is no selection to clear.
      onContinue={(rows, { decision: kind, ...more }) =>
        onContinue({ kind, selection: { rows, select: () => {} }, ...more })
      }
    />
  );
}
