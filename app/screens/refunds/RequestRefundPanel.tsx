/* The refund request panel, step by step, with its parts in order of appearance. */

import { useState } from 'react';
import * as v from 'valibot';
import {
  Banner,
  Button,
  ButtonLink,
  Form,
  RightPanel,
  Skeleton,
  Stack,
  Text,
  TextField,
  UploadIcon,
  useForm,
} from '#design-system';
import type { Preparing } from '../../api/refunds.ts';
import { FormPanel } from '../../form/FormPanel.tsx';
import { latin } from '../../form/rules.ts';
import { useSubmit } from '../../form/useSubmit.ts';
import { useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { usePanel } from '../../lib/navigation/panel.ts';
import { refundHref } from '../../shared/addresses.ts';
import { useCan } from '../../state/access.ts';
import { useBusiness } from '../../state/business.ts';
import {
  RequestRefundFacts,
  RequestRefundForm,
  RequestRefundPayment,
  RequestRefundReview,
} from './RequestRefundForm.tsx';
import { RequestRefundDone, RequestRefundFailure, RequestRefundUnknown } from './RequestRefundOutcome.tsx';
import { emptyRequest, notRefundable, requestSchema } from './requestRefund.ts';
import { type RefundRequesting, useRequestRefund } from './useRequestRefund.ts';

interface RequestRefundPanelProps {
  /** The transaction's id; undefined if the user has to find it first. */
  of: string | undefined;
  onClose: () => void;
}

/** Requests a refund to the payer: `?panel=request-refund&of=GD2611...` (product pages, 2.5). */
export function RequestRefundPanel({ of, onClose }: RequestRefundPanelProps) {
  const business = useBusiness();
  if (!of) return <FindTransaction onClose={onClose} />;
  return <RequestTask key={`${business?.id} ${of}`} transactionId={of} onClose={onClose} />;
}

/** Asks for the transaction, if none is given. */
function FindTransaction({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { open } = usePanel();
  const form = useForm({
    schema: v.object({
      id: v.pipe(v.string(), v.trim(), v.nonEmpty(t('refund.request.find.missing')), latin(t)),
    }),
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
        <Stack direction="row">
          <Button variant="ghost" icon={UploadIcon} onClick={() => open('refund-import')}>
            {t('refund.sheet.open')}
          </Button>
        </Stack>
      </Form>
    </RightPanel>
  );
}

/** Until it is loaded, nothing is refundable. */
const NOTHING: Preparing = { modes: 'none', refundable: 0, refunded: 0, waiting: 0 };
const FIELDS = Object.keys(emptyRequest) as (keyof typeof emptyRequest)[];

interface RequestTaskProps {
  transactionId: string;
  onClose: () => void;
}

/** The whole task for one transaction: form, review, result; a single panel throughout. */
function RequestTask({ transactionId, onClose }: RequestTaskProps) {
  const t = useT();
  const request = useRequestRefund(transactionId, () => task.discard());
  // The web POS opens it with the amount to refund.
  const { panel } = usePanel();
  const [asked] = useState(() => (/^\d{1,15}$/.test(panel?.amount ?? '') ? Number(panel?.amount) : 0));
  const { money, notice } = request;
  const { detail, left } = money;
  const source = detail?.detail.source;
  // A confirmation keeps the figures of its moment: the refundable amount may be refetched before sending.
  const seen = { left: left ?? NOTHING, ...(source !== undefined && { source }) };
  const task = useSubmit({
    form: {
      name: ['request-refund', transactionId, asked].filter(Boolean).join(' '),
      schema: v.pipe(
        requestSchema(seen.left, t),
        v.transform((order) => ({ ...order, ...seen })),
      ),
      initial: asked ? { ...emptyRequest, share: 'own' as const, amount: asked } : emptyRequest,
      draft: FIELDS,
      draftOfTab: true,
    },
    review: (order) => ({
      title: t('refund.request.ask', { amount: formatMoney(order.amount) }),
      content: detail && <RequestRefundReview order={order} detail={detail.detail} />,
      confirm: t('refund.request.send', { amount: formatMoney(order.amount) }),
      back: t('refund.request.checkAgain'),
    }),
    send: (_, order) => request.send(order),
    failure: request.failure,
    touches: [],
    done: {},
  });

  return (
    <FormPanel
      task={task}
      title={t('refund.request.title')}
      submit={t('refund.request.continue')}
      allowInvalid
      disabled={left?.modes === 'none' ? notRefundable(left, t) : undefined}
      instead={useInstead(transactionId, request)}
      onClose={onClose}
    >
      {detail && left && (
        <>
          {notice && <Banner tone="warning" role="alert" title={notice} />}
          <RequestRefundFacts detail={detail} left={left} />
          {left.modes === 'none' ? (
            <Text as="p" weight="medium">
              {notRefundable(left, t)}
            </Text>
          ) : (
            <RequestRefundForm form={task.form} left={left} />
          )}
          <RequestRefundPayment detail={detail.detail} />
        </>
      )}
    </FormPanel>
  );
}

/** Replaces the form: the outcome, or the waiting state. */
function useInstead(transactionId: string, request: RefundRequesting) {
  const t = useT();
  const mayRead = useCan('refund:read');
  const { phase, money } = request;
  if (phase.name === 'done')
    return {
      content: <RequestRefundDone {...phase} />,
      actions: mayRead && (
        <ButtonLink variant="solid" tone="accent" href={refundHref(phase.refund.id)}>
          {t('refund.request.view')}
        </ButtonLink>
      ),
    };
  if (phase.name !== 'form')
    return {
      content: <RequestRefundUnknown key={phase.name} phase={phase} request={request} />,
      locked: phase.name === 'looking',
    };
  if (money.error)
    return { content: <RequestRefundFailure id={transactionId} error={money.error} onRetry={money.retry} /> };
  if (money.left) return undefined;
  return {
    content: (
      <Stack aria-busy gap={5}>
        <Skeleton lines={5} />
        <Skeleton shape="block" />
        <Skeleton lines={4} />
      </Stack>
    ),
  };
}
