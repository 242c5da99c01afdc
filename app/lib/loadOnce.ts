/** How long a failure stands before the same is asked for again. */
const TOLD_MS = 1000;

/**
 * Fetches something once: the same promise every time, so that `use` can wait for it. A failure is forgotten only after
 * it was told: React draws once more when it hears of one, and would ask without end.
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
