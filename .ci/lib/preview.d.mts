export interface RunningPreview {
  /** Without a trailing slash. */
  url: string;
  close(): Promise<void>;
}
/** Serves `dist` with its own sandbox on a free port. */
export function startPreview(): Promise<RunningPreview>;
