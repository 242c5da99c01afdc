export interface RunningPreview {
  /** Without a slash at its end. */
  url: string;
  close(): Promise<void>;
}
/** Serves `dist` with a sandbox of its own on a free port. */
export function startPreview(): Promise<RunningPreview>;
