/** How long a failure is kept before a retry. */
const TOLD_MS = 1000;

/**
 * Loads something once: always the same promise, so that `use` can wait for it. A failure is dropped only after
 * it was reported: React renders again after a rejection, and would retry without end.
 */
export function loadOnce<T>(fetch: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined;
  return () => {
    promise ??= fetch().catch((error: unknown) => {
      setTimeout(() => {
        promise = undefined;
      }, TOLD_MS);
      throw error;
    });
    return promise;
  };
}
