import { useEffect, useState } from 'react';
import { useLabel } from '../../labels.tsx';
import { announce } from '../announce.ts';
import { copyText } from './clipboard.ts';

const SHOWN_MS = 2000;

/** Copies a text and says to a reader how it went; `result` is there to be shown for two seconds after the last press. */
export function useCopy() {
  const word = useLabel();
  // An object of its own for each press: two presses with the same result are two.
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
