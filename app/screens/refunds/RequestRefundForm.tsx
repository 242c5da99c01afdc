/* What the panel shows until the request is sent: facts, fields, and the review of both. */

import { useEffect, useState } from 'react';
import {
  Amount,
  amountInWords,
  Banner,
  DescriptionList,
  Details,
  type FormController,
  Heading,
  Link,
  LiveRegion,
  MoneyField,
  RadioGroup,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
} from '#design-system';
import type { Preparing, Refund } from '../../api/refunds.ts';
import type { TransactionDetail } from '../../api/transactionDetail.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import { Moment } from '../../lib/Moment.tsx';
import { maskAccount } from '../../lib/maskAccount.ts';
import { formatMoney } from '../../lib/money.ts';
import { StatusTag } from '../../lib/StatusTag.tsx';
import { UnreadableRows } from '../../lib/UnreadableRows.tsx';
import { code, freeText, word } from '../../record/words.tsx';
import { refundHref } from '../../shared/addresses.ts';
import { explained } from '../../shared/help/Term.tsx';
import { refundReasons } from '../../shared/refund/refundCodes.ts';
import { refundStatuses } from '../../shared/refund/refundStatus.ts';
import { useCan } from '../../state/access.ts';
import {
  amountOf,
  halfOf,
  type Left,
  MAX_NOTE,
  type RequestOutput,
  type RequestValues,
  SHARES,
} from './requestRefund.ts';

interface RequestRefundFactsProps {
  detail: TransactionDetail;
  left: Preparing;
}

/** The payer, earlier refunds, and how much is still refundable. */
export function RequestRefundFacts({
  detail: { detail, refunds, unreadable },
  left,
}: RequestRefundFactsProps) {
  const t = useT();
  return (
    <>
      <Stack as="section" gap={3}>
        <DescriptionList
          items={[
            explained('refundable', {
              term: t('refund.request.left'),
              value: <Amount size="xl" value={left.refundable} />,
              wide: true,
            }),
            { term: t('refund.request.original'), value: formatMoney(detail.amount) },
            { term: t('refund.request.refunded'), value: formatMoney(left.refunded) },
            { term: t('refund.request.waiting'), value: formatMoney(left.waiting) },
            ...(left.fee ? [{ term: t('refund.request.fee'), value: formatMoney(left.fee) }] : []),
          ]}
        />
      </Stack>
      <UnreadableRows unreadable={unreadable} />
      <EarlierRefunds refunds={refunds} />
    </>
  );
}

/** Earlier requests for the transaction, oldest first, so that no one requests the same twice. */
function EarlierRefunds({ refunds }: { refunds: readonly Refund[] }) {
  const t = useT();
  const mayRead = useCan('refund:read');
  const maySee = useCan('refund-transaction-detail:read');
  // For users who may not see refunds, an empty list proves nothing.
  if (refunds.length === 0 && !maySee)
    return (
      <Text as="p" tone="muted">
        {t('refund.request.earlierUnseen')}
      </Text>
    );
  if (refunds.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{t('refund.request.earlier')}</Heading>
      <Stack as="ul" role="list" gap={4}>
        {refunds.map(({ id, amount, status, createdAt }) => (
          <Stack as="li" key={id} direction="row" gap={2} align="center" wrap>
            <Text weight="medium" tabular>
              {formatMoney(amount)}
            </Text>
            <StatusTag registry={refundStatuses} value={status} />
            <Moment at={createdAt} />
            {mayRead ? (
              <Link href={refundHref(id)} translate="no">
                {id}
              </Link>
            ) : (
              <Text tone="muted" translate="no">
                {id}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

/** The payment and its payer, for users who want to check. */
export function RequestRefundPayment({ detail }: Pick<TransactionDetail, 'detail'>) {
  const t = useT();
  return (
    <Details title={t('refund.request.payment')}>
      <DescriptionList
        items={[
          code(t('transaction.column.id'), detail.id),
          code(t('transaction.column.merchantRefId'), detail.merchantRefId),
          freeText(t('refund.request.payer'), detail.payerName),
          freeText(t('refund.request.account'), payeeAccount(detail)),
          freeText(t('transaction.column.storeName'), detail.storeName),
          { term: t('transaction.column.paidAt'), value: <Moment at={detail.paidAt} /> },
        ]}
      />
    </Details>
  );
}

interface RequestRefundFormProps {
  form: FormController<RequestValues>;
  left: Left;
}

/** Amount, reason, and warnings. */
export function RequestRefundForm({ form, left }: RequestRefundFormProps) {
  const t = useT();
  return (
    <>
      <AmountChoice form={form} left={left} />
      <Select
        label={t('refund.request.reason')}
        required
        placeholder={t('refund.request.chooseReason')}
        options={Object.entries(refundReasons).map(([value, key]) => ({ value, label: t(key) }))}
        {...form.field('reason')}
      />
      <TextArea
        label={t('refund.request.note')}
        hint={t('refund.request.noteHint')}
        required={form.values.reason === 'OTHER'}
        rows={3}
        counter
        limit={MAX_NOTE}
        {...form.field('note')}
      />
      <Banner tone="warning" role="note" title={t('refund.request.warning')}>
        <Text size="sm">{t('refund.request.duration')}</Text>
      </Banner>
    </>
  );
}

interface AmountChoiceProps {
  form: FormController<RequestValues>;
  left: Left;
}

/** How much to refund: all, half, or a custom amount or percentage; also in words. */
function AmountChoice({ form, left }: AmountChoiceProps) {
  const t = useT();
  const { values } = form;
  const amount = form.field('amount');
  const entered = amountOf(left, values);
  const shares = {
    all: { label: t('refund.request.share.all'), hint: formatMoney(left.refundable) },
    half: { label: t('refund.request.share.half'), hint: formatMoney(halfOf(left.refundable)) },
    own: { label: t('refund.request.share.own') },
  };
  const isOwn = left.modes === 'any' && values.share === 'own';
  const shareError = form.field('share').error ?? (isOwn ? undefined : amount.error);
  return (
    <Stack gap={3}>
      {left.modes === 'full' ? (
        <Stack gap={1}>
          <Text weight="medium">
            {shares.all.label}: {shares.all.hint}
          </Text>
          <Text tone="muted">{t('refund.request.share.fullOnly')}</Text>
          {amount.error && (
            <Text tone="danger" role="alert">
              {amount.error}
            </Text>
          )}
        </Stack>
      ) : (
        <RadioGroup
          label={t('refund.request.share.label')}
          name="share"
          required
          options={SHARES.map((value) => ({ value, ...shares[value] }))}
          value={values.share || undefined}
          // Setting the amount clears the service's error about the previous one.
          onChange={(share) => form.set({ share: share as RequestValues['share'], amount: values.amount })}
          error={shareError}
        />
      )}
      {isOwn && (
        <Stack gap={3}>
          <MoneyField
            label={t('refund.request.amount')}
            hint={t('refund.request.amountHint', { amount: formatMoney(left.refundable) })}
            required
            {...amount}
          />
          <PercentField whole={left.refundable} amount={values.amount} onAmount={amount.onChange} />
        </Stack>
      )}
      <AmountSaid
        amount={entered !== null && entered > 0 && entered <= left.refundable ? entered : null}
        left={left}
      />
    </Stack>
  );
}

interface PercentFieldProps {
  /** Base of the percentage, in VND. */
  whole: number;
  /** The entered amount, in VND. */
  amount: number | null;
  /** Whole đồng, rounded down. */
  onAmount: (amount: number) => void;
}

/** A percentage of the amount: fills in the amount, and is cleared when the amount changes elsewhere. */
function PercentField({ whole, amount, onAmount }: PercentFieldProps) {
  const t = useT();
  const [percent, setPercent] = useState('');
  const meant = percentOf(whole, percent);
  const text = meant === undefined || meant === amount ? percent : '';
  return (
    <TextField
      label={t('refund.request.percent')}
      hint={t('refund.request.percentHint')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      end="%"
      value={text}
      onChange={(typed) => {
        const digits = typed.normalize('NFKC').replace(/\D/g, '');
        setPercent(digits);
        const next = percentOf(whole, digits);
        if (next !== undefined) onAmount(next);
      }}
    />
  );
}

/** A percentage of an amount in VND, rounded down; undefined unless it is from 1 to 100. */
function percentOf(whole: number, percent: string): number | undefined {
  const share = Number(percent);
  if (percent === '' || share < 1 || share > 100) return undefined;
  // BigInt: a 13-digit amount times 100 stays exact.
  return Number((BigInt(whole) * BigInt(share)) / 100n);
}

interface AmountSaidProps {
  /** The amount to request, in VND; null while it is invalid. */
  amount: number | null;
  left: Left;
}

/** Pause in typing, in milliseconds, before the words are announced. */
const PAUSE_MS = 800;

/** The amount in words and what would remain: an extra zero is easy to miss in figures. */
function AmountSaid({ amount, left }: AmountSaidProps) {
  const t = useT();
  const locale = useLocale();
  const words = amount === null ? '' : t('refund.request.words', { words: amountInWords(amount, locale) });
  const [heard, setHeard] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setHeard(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <>
      <LiveRegion>{heard}</LiveRegion>
      {amount !== null && (
        <Stack gap={0.5}>
          <Text>{words}</Text>
          <Text tone="muted" tabular>
            {t('refund.request.after', { amount: formatMoney(left.refundable - amount) })}
          </Text>
        </Stack>
      )}
    </>
  );
}

/** The review: amount, recipient and reason; details collapsed. */
export function RequestRefundReview({
  order,
  detail,
}: Pick<TransactionDetail, 'detail'> & { order: RequestOutput }) {
  const t = useT();
  const locale = useLocale();
  const { amount, reason, note } = order;
  return (
    <>
      <Stack gap={1}>
        <Amount size="xl" value={amount} />
        <Text size="sm" tone="muted">
          {amountInWords(amount, locale)}
        </Text>
      </Stack>
      <DescriptionList
        items={[
          freeText(t('refund.request.payer'), detail.payerName),
          freeText(t('refund.request.account'), payeeAccount(detail)),
          { term: t('refund.request.reason'), value: word(refundReasons, reason) },
          ...(note ? [{ ...freeText(t('refund.request.note'), note), wide: true }] : []),
        ]}
      />
      <RequestRefundPayment detail={detail} />
      <Banner tone="warning" role="note" title={t('refund.request.warning')} />
    </>
  );
}

/** The account that the money goes back to, masked, with its bank. */
const payeeAccount = ({
  bankName,
  payerAccount,
}: Pick<TransactionDetail['detail'], 'bankName' | 'payerAccount'>) =>
  [bankName, maskAccount(payerAccount)].filter(Boolean).join(' · ') || undefined;
