import { amountInWords } from '#design-system';
import type { Locale, Translate } from '../../i18n/index.ts';

/** Below this amount (VND) a payment is no sale: fraudsters transfer 200 đồng, hoping that it sounds like 200.000. */
const LOW = 1000;

/**
 * The spoken text of a payment: always whole amounts in words ("hai trăm nghìn đồng"), which cannot be misheard. For an
 * underpayment, it also says how much is missing.
 */
export function spokenPayment(
  { paidAmount, asked }: { paidAmount: number; asked: number },
  t: Translate,
  locale: Locale,
): string {
  const inWords = (value: number) => {
    const words = amountInWords(value, locale);
    return words.charAt(0).toLowerCase() + words.slice(1);
  };
  const values = { amount: inWords(paidAmount), rest: inWords(Math.abs(asked - paidAmount)) };
  if (paidAmount < LOW) return t('voice.low', values);
  if (paidAmount < asked) return t('voice.short', values);
  return t(paidAmount > asked ? 'voice.over' : 'voice.paid', values);
}
