import { useEffect, useState } from 'react';
import {
  amountInWords,
  Banner,
  type FormController,
  LiveRegion,
  MoneyField,
  RadioGroup,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
} from '#design-system';
import { useLocale, useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { refundReasons } from '../../nouns/refundCodes.ts';
import { amountOf, halfOf, type Left, MAX_NOTE, type RequestValues, SHARES } from './requestRefund.ts';

interface RequestRefundFormProps {
  form: FormController<RequestValues>;
  left: Left;
}

/** How much, why, and what to know before it is asked for. */
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

/** The choice of how much: all, half, an amount or a percentage of its own; said in words as well. */
function AmountChoice({ form, left }: AmountChoiceProps) {
  const t = useT();
  const { values } = form;
  const amount = form.field('amount');
  const said = amountOf(left, values);
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
          // With the amount: what the service said of another one no longer counts.
          onChange={(share) => form.set({ share: share as RequestValues['share'], amount: values.amount })}
          {...(shareError && { error: shareError })}
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
      <AmountSaid amount={said !== null && said > 0 && said <= left.refundable ? said : null} left={left} />
    </Stack>
  );
}

interface PercentFieldProps {
  /** What it is a percentage of, in VND. */
  whole: number;
  /** What is entered now, in VND. */
  amount: number | null;
  /** Whole đồng, rounded down. */
  onAmount: (amount: number) => void;
}

/** A share of an amount in per cent of its own: it fills in the amount, and is empty as soon as that is another one. */
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

/** So many per cent of an amount in VND, rounded down; undefined for what is no percentage from 1 to 100. */
function percentOf(whole: number, percent: string): number | undefined {
  const share = Number(percent);
  if (percent === '' || share < 1 || share > 100) return undefined;
  // In whole numbers: a 13-digit amount times 100 is still exact.
  return Number((BigInt(whole) * BigInt(share)) / 100n);
}

interface AmountSaidProps {
  /** What would be asked for, in VND; null while there is none that could be. */
  amount: number | null;
  left: Left;
}

/** A pause in typing, in milliseconds, after which the words are read out. */
const PAUSE_MS = 800;

/** The amount in words and what would remain: a zero too many is overlooked in figures. */
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
