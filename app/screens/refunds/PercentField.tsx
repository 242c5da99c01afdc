import { useState } from 'react';
import { TextField } from '#design-system';
import { useT } from '../../i18n/index.ts';

interface PercentFieldProps {
  /** What it is a percentage of, in VND. */
  whole: number;
  /** What is entered now, in VND. */
  amount: number | null;
  /** Whole đồng, rounded down. */
  onAmount: (amount: number) => void;
}

/** A share of an amount in per cent of its own: it fills in the amount, and is empty as soon as that is another one. */
export function PercentField({ whole, amount, onAmount }: PercentFieldProps) {
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
