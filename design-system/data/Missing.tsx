import { useLabel } from '../labels.tsx';

/** Placeholder for an unknown value: `-` on the screen, "unknown" to screen readers. Zero is a value: write 0. */
export function Missing() {
  const word = useLabel();
  return (
    <span role="img" aria-label={word('unknownValue')}>
      -
    </span>
  );
}

/** Whether there is nothing to show: null, undefined or an empty text, but not 0 and not false. */
export const isMissing = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === '';
