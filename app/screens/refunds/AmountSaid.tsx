import { useEffect, useState } from 'react';
import { amountInWords, LiveRegion, Stack, Text } from '#design-system';
import { useLocale, useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import type { Left } from './requestRules.ts';

interface AmountSaidProps {
  /** What would be asked for, in VND; null while there is none that could be. */
  amount: number | null;
  left: Left;
}

/** A pause in typing, in milliseconds, after which the words are read out. */
const PAUSE_MS = 800;

/** The amount in words and what would remain: a zero too many is overlooked in figures. */
export function AmountSaid({ amount, left }: AmountSaidProps) {
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
