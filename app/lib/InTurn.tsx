import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * Renders its children from top to bottom, each in a task after the paint of the one before: a long page never blocks
 * input for long, and what is in view comes first.
 */
export function InTurn({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  const [count, setCount] = useState(1);
  const isWhole = count >= parts.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each part that is rendered asks for the next
  useEffect(() => {
    if (isWhole) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setCount((rendered) => rendered + 1)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [count, isWhole]);
  return parts.slice(0, count);
}
