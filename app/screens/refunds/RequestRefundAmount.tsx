import { type FormController, MoneyField, RadioGroup, Stack, Text } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { AmountSaid } from './AmountSaid.tsx';
import { PercentField } from './PercentField.tsx';
import { amountOf, halfOf, type Left, type RequestValues, SHARES } from './requestRules.ts';

interface RequestRefundAmountProps {
  form: FormController<RequestValues>;
  left: Left;
}

/** The choice of how much: all, half, an amount or a percentage of its own; said in words as well. */
export function RequestRefundAmount({ form, left }: RequestRefundAmountProps) {
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
