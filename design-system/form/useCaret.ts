import { useLayoutEffect, useState } from 'react';

/** Returns a function that sets the caret of a field as soon as its rewritten text is rendered. */
export function useCaret() {
  // A new object each time: a key may leave the same text and still move the caret.
  const [caret, setCaret] = useState<{ input: HTMLInputElement; at: number }>();
  useLayoutEffect(() => caret?.input.setSelectionRange(caret.at, caret.at), [caret]);
  return (input: HTMLInputElement, at: number) => setCaret({ input, at });
}
