/* One thing: the panel that asks for a refund, step by step, with its parts in the order in which they are met. */

import { useEffect, useState } from 'react';
import * as v from 'valibot';
import {
  Amount,
  amountInWords,
  Banner,
  Button,
  ButtonLink,
  ConfirmModal,
  DescriptionList,
  Form,
  type FormController,
  GatedButton,
  RightPanel,
  Skeleton,
  Stack,
  Text,
  TextField,
  useForm,
} from '#design-system';
import type { TransactionDetail } from '../../api/transactionDetail.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import { useLeaveGuard } from '../../lib/leaveGuard.ts';
import { formatMoney } from '../../lib/money.ts';
import { useOnline } from '../../lib/online.ts';
import { usePanel } from '../../lib/panel.ts';
import { refundHref } from '../../nouns/addresses.ts';
import { refundReasons } from '../../nouns/refundCodes.ts';
import { freeText, word } from '../../record/words.tsx';
import { useCan } from '../../state/access.ts';
import { useBusiness } from '../../state/business.ts';
import {
  payeeAccount,
  RequestRefundFacts,
  RequestRefundForm,
  RequestRefundPayment,
} from './RequestRefundForm.tsx';
import {
  RequestRefundDone,
  RequestRefundFailure,
  RequestRefundNotice,
  RequestRefundUnknown,
} from './RequestRefundOutcome.tsx';
import {
  emptyRequest,
  isEmpty,
  type Left,
  notRefundable,
  type RequestBody,
  type RequestValues,
  requestSchema,
} from './requestRefund.ts';
import { type RefundRequesting, useRequestRefund } from './useRequestRefund.ts';

interface RequestRefundPanelProps {
  /** The transaction's id; undefined where the person names it first. */
  of: string | undefined;
  onClose: () => void;
}

/** Asks for a payer's money to go back: `?panel=request-refund&of=GD2611...` (product pages, 2.5). */
export function RequestRefundPanel({ of, onClose }: RequestRefundPanelProps) {
  const business = useBusiness();
  if (!of) return <FindTransaction onClose={onClose} />;
  return <RequestTask key={`${business?.id} ${of}`} transactionId={of} onClose={onClose} />;
}

/** Asks which transaction it is about, where nobody has said so yet. */
function FindTransaction({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { open } = usePanel();
  const form = useForm({
    schema: v.object({ id: v.pipe(v.string(), v.trim(), v.nonEmpty(t('refund.request.find.missing'))) }),
    initial: { id: '' },
    onSubmit: async ({ id }) => {
      open('request-refund', id);
      return undefined;
    },
  });
  return (
    <RightPanel
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('refund.request.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button variant="solid" tone="accent" type="submit" form={form.id}>
            {t('refund.request.continue')}
          </Button>
        </>
      }
    >
      <Form form={form}>
        <TextField
          label={t('refund.request.find.label')}
          hint={t('refund.request.find.hint')}
          required
          autoComplete="off"
          spellCheck={false}
          translate="no"
          {...form.field('id')}
        />
      </Form>
    </RightPanel>
  );
}

/** Until it is read, nothing may go back. */
const NOTHING: Left = { modes: 'none', refundable: 0 };

interface RequestTaskProps {
  transactionId: string;
  onClose: () => void;
}

/** The whole task about one transaction: form, last question, result; a single panel throughout. */
function RequestTask({ transactionId, onClose }: RequestTaskProps) {
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
        footer={<PanelFooter request={request} form={form} onClose={() => void close()} />}
      >
        {/* What is to be read before the first field; the same whether it has come or is on its way. */}
        <Stack gap={5} ref={request.stage} tabIndex={-1} data-autofocus>
          <PanelBody
            transactionId={transactionId}
            request={request}
            form={form}
            restored={typed !== undefined}
          />
        </Stack>
      </RightPanel>
      {/* Gone at once when it is answered, so that it gives the focus back before anything else takes it. */}
      {(phase.name === 'asking' || phase.name === 'sending') && (
        <LastQuestion
          body={phase.body}
          detail={money.detail}
          onCancel={request.cancel}
          onConfirm={() => request.confirm(phase)}
        />
      )}
      {guard.question}
    </>
  );
}

interface PanelBodyProps {
  transactionId: string;
  request: RefundRequesting;
  form: FormController<RequestValues>;
  /** The form began with what had been typed before. */
  restored: boolean;
}

/** What the panel holds at this stage. */
function PanelBody({ transactionId, request, form, restored }: PanelBodyProps) {
  const t = useT();
  const online = useOnline();
  const { phase, money } = request;
  if (phase.name === 'done') return <RequestRefundDone {...phase} />;
  if (phase.name === 'looking' || phase.name === 'unknown' || phase.name === 'busy')
    return <RequestRefundUnknown key={phase.name} phase={phase} request={request} />;
  if (money.error)
    return <RequestRefundFailure id={transactionId} error={money.error} onRetry={money.retry} />;
  if (!money.detail || !money.left)
    return (
      <Stack aria-busy gap={5}>
        <Skeleton lines={5} />
        <Skeleton shape="block" />
        <Skeleton lines={4} />
      </Stack>
    );
  const { left } = money;
  return (
    <>
      <RequestRefundFacts detail={money.detail} left={left} />
      {left.modes === 'none' ? (
        <Text as="p" weight="medium">
          {notRefundable(left, t)}
        </Text>
      ) : (
        <>
          {restored && <Text tone="muted">{t('refund.request.restored')}</Text>}
          <RequestRefundForm form={form} left={left} />
          {!online && <Banner tone="warning" title={t('refund.request.off.offline')} />}
        </>
      )}
      {request.notice && !form.submitting && <RequestRefundNotice notice={request.notice} />}
      <RequestRefundPayment detail={money.detail.detail} />
    </>
  );
}

interface PanelFooterProps {
  request: RefundRequesting;
  form: FormController<RequestValues>;
  onClose: () => void;
}

/** The ways on at this stage. */
function PanelFooter({ request, form, onClose }: PanelFooterProps) {
  const t = useT();
  const online = useOnline();
  const mayRead = useCan('refund:read');
  const { phase, money } = request;
  const { left } = money;
  const isForm = ['form', 'asking', 'sending'].includes(phase.name);
  if (!isForm || !left) {
    return (
      <>
        <Button disabled={phase.name === 'looking'} onClick={onClose}>
          {t('action.close')}
        </Button>
        {phase.name === 'done' && mayRead && (
          <ButtonLink variant="solid" tone="accent" href={refundHref(phase.refund.id)}>
            {t('refund.request.view')}
          </ButtonLink>
        )}
      </>
    );
  }
  const offline = online ? undefined : t('refund.request.off.offline');
  return (
    <>
      <Button disabled={phase.name === 'sending'} onClick={onClose}>
        {t('action.cancel')}
      </Button>
      <GatedButton
        variant="solid"
        tone="accent"
        type="submit"
        form={form.id}
        loading={phase.name === 'sending'}
        disabledReason={left.modes === 'none' ? notRefundable(left, t) : offline}
      >
        {t('refund.request.continue')}
      </GatedButton>
    </>
  );
}

interface LastQuestionProps {
  body: RequestBody;
  detail: TransactionDetail | undefined;
  onCancel: () => void;
  onConfirm: () => Promise<void>;
}

/** The last question: to whom, how much in figures and in words, of which payment. */
function LastQuestion({ body, detail, onCancel, onConfirm }: LastQuestionProps) {
  const t = useT();
  const locale = useLocale();
  const { amount, reason, note, transactionId } = body;
  const payment = detail?.detail;
  return (
    <ConfirmModal
      open
      onOpenChange={(open) => !open && onCancel()}
      alert
      title={t('refund.request.ask', { amount: formatMoney(amount) })}
      consequence={t('refund.request.warning')}
      confirmLabel={t('refund.request.send', { amount: formatMoney(amount) })}
      cancelLabel={t('refund.request.checkAgain')}
      onConfirm={onConfirm}
    >
      <Stack gap={1}>
        <Amount size="xl" value={amount} />
        <Text size="sm" tone="muted">
          {amountInWords(amount, locale)}
        </Text>
      </Stack>
      <DescriptionList
        items={[
          freeText(t('refund.request.payer'), payment?.payerName),
          freeText(t('refund.request.account'), payment && payeeAccount(payment)),
          freeText(t('transaction.column.merchantRefId'), payment?.merchantRefId),
          freeText(t('transaction.column.id'), transactionId),
          { term: t('refund.request.reason'), value: word(refundReasons, reason) },
          ...(note ? [freeText(t('refund.request.note'), note)] : []),
        ]}
      />
    </ConfirmModal>
  );
}
