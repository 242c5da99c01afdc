import { useEffect, useState } from 'react';
import { useLabel } from '../../labels.tsx';
import { announce } from '../announce.ts';
import { copyText } from './clipboard.ts';

const SHOWN_MS = 2000;

/** Copies a text and announces the result; `result` stays set for two seconds after the last press. */
export function useCopy() {
  const word = useLabel();
  // A new object for each press, so that two presses with the same result count as two.
  const [last, setLast] = useState<{ result: 'copied' | 'copyFailed' }>();
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [last]);
  const copy = async (text: string): Promise<boolean> => {
    const copied = await copyText(text);
    const result = copied ? 'copied' : 'copyFailed';
    setLast({ result });
    announce(word(result));
    return copied;
  };
  return { result: last?.result, copy };
}
