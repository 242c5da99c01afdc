export const BASELINE: string;
export const REPORT: string;
export const OUTCOMES: string;

/** What became of one picture. */
export interface Outcome {
  /** Below the baseline folder: `design-system/base/Button/stress.dark-vi.webp`. */
  file: string;
  status: 'same' | 'missing' | 'changed' | 'updated' | 'not taken' | 'orphan';
  /** Of the picture's pixels, when it became a baseline. */
  hash?: string;
  detail?: string;
}
