import { useState } from 'react';
import {
  amountInWords,
  Button,
  DownloadIcon,
  PrintIcon,
  RadioGroup,
  RECEIPT_WIDTHS,
  Receipt,
  type ReceiptContent,
  type ReceiptWidth,
  receiptPicture,
  Stack,
  toast,
} from '#design-system';
import { type Locale, type Translate, useLocale, useT } from '../../i18n/index.ts';
import { canSharePictures, sharePicture } from '../../lib/file/download.ts';
import { formatMoney } from '../../lib/money.ts';
import { shown } from '../../lib/shown.ts';
import { formatDateTime } from '../../lib/time.ts';
import { useChangePreferences, usePreference } from '../../state/preferences.ts';

/** A received payment, as shown on the customer's receipt. */
export interface ReceivedPayment {
  /** Name and picture of the business. */
  shop: string;
  logo?: string | undefined;
  /** Name and address of the store. */
  store?: string | undefined;
  address?: string | undefined;
  /** `merchantRefId`. */
  orderCode: string;
  transactionId?: string | undefined;
  /** VND: the requested and the received amount. */
  amount: number;
  paidAmount: number;
  method: 'QR' | 'LINK';
  /** Unix seconds. */
  paidAt: number;
  cashier?: string | undefined;
}

/** Maximum length of a line: an endless hostile name must not ruin the receipt. */
const LINE_CHARACTERS = 200;

/** The text of a payment's receipt, in one language. */
export function paymentReceiptContent(
  payment: ReceivedPayment,
  t: Translate,
  locale: Locale,
): ReceiptContent {
  const { amount, paidAmount, transactionId } = payment;
  const about = [payment.store, payment.address].filter((line): line is string => Boolean(line));
  const lines = [
    { label: t('receipt.order'), value: payment.orderCode },
    { label: t('receipt.transaction'), value: transactionId },
    { label: t('receipt.method'), value: t(`receipt.by.${payment.method}`) },
    { label: t('receipt.paidAt'), value: formatDateTime(payment.paidAt) },
    { label: t('receipt.cashier'), value: payment.cashier },
    { label: t('receipt.asked'), value: amount === paidAmount ? undefined : formatMoney(amount) },
  ];
  const difference = { amount: formatMoney(Math.abs(amount - paidAmount)) };
  return {
    name: shown(payment.shop, LINE_CHARACTERS),
    logo: payment.logo,
    about: about.map((line) => shown(line, LINE_CHARACTERS)),
    title: t('receipt.title'),
    lines: lines.flatMap(({ label, value }) =>
      value ? [{ label, value: shown(value, LINE_CHARACTERS) }] : [],
    ),
    total: { label: t('receipt.total'), value: formatMoney(paidAmount) },
    inWords: amountInWords(paidAmount, locale),
    ...(paidAmount < amount && { notice: t('receipt.under', difference) }),
    ...(paidAmount > amount && { notice: t('receipt.over', difference) }),
    ...(transactionId && { code: { value: transactionId, label: t('receipt.code') } }),
    foot: [t('receipt.thanks'), t('receipt.noInvoice')],
  };
}

/** Shares the receipt as a picture, or saves it; reports failures. */
async function savePaymentReceiptPicture(
  payment: ReceivedPayment,
  width: ReceiptWidth,
  t: Translate,
  locale: Locale,
): Promise<void> {
  try {
    const picture = await receiptPicture(paymentReceiptContent(payment, t, locale), width);
    const name = `${t('receipt.fileName')}_${payment.orderCode.replace(/[^\w-]/g, '-')}.png`;
    if ((await sharePicture(picture, name)) === 'saved') {
      toast({ tone: 'success', title: t('receipt.saved') });
    }
  } catch (cause) {
    reportError(cause);
    toast({ tone: 'danger', title: t('receipt.failed') });
  }
}

/**
 * The receipt of a payment, with its paper size (58 or 80 mm, as last printed by this user), print and picture. While
 * it is shown, printing the page prints only the receipt.
 */
export function PaymentReceipt({ payment }: { payment: ReceivedPayment }) {
  const t = useT();
  const locale = useLocale();
  const width = usePreference('receiptWidth');
  const changePreferences = useChangePreferences();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await savePaymentReceiptPicture(payment, width, t, locale);
    setSaving(false);
  };
  return (
    <Stack gap={4}>
      <Receipt width={width} {...paymentReceiptContent(payment, t, locale)} />
      <RadioGroup
        label={t('receipt.width')}
        direction="row"
        options={RECEIPT_WIDTHS.map((mm) => ({ value: String(mm), label: t('receipt.mm', { mm }) }))}
        value={String(width)}
        onChange={(next) => changePreferences({ receiptWidth: next === '58' ? 58 : 80 })}
      />
      <Stack direction="row" gap={2} wrap>
        <Button icon={PrintIcon} onClick={() => print()}>
          {t('receipt.print')}
        </Button>
        <Button icon={DownloadIcon} loading={saving} onClick={save}>
          {t(canSharePictures() ? 'receipt.share' : 'receipt.save')}
        </Button>
      </Stack>
    </Stack>
  );
}
