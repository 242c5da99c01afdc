import { type ComponentType, use } from 'react';

/** How long a failure stands before its code is asked for again. */
const TOLD_MS = 1000;

/**
 * A component whose code is fetched when first needed, or `preload`ed. Unlike React's `lazy`, code that has arrived is
 * drawn at once, and code that could not be fetched is asked for again.
 */
export function lazily<P extends object>(load: () => Promise<ComponentType<P>>) {
  let promise: Promise<ComponentType<P>> | undefined;
  const preload = () => {
    promise ??= load().catch((error: unknown) => {
      // Forgotten only after it was told: React draws once more when it hears of a failure, and would ask without end.
      setTimeout(() => {
        promise = undefined;
      }, TOLD_MS);
      throw error;
    });
    return promise;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called at module scope alone, once for each component
  function Lazy(props: P) {
    const Loaded = use(preload());
    return <Loaded {...props} />;
  }
  return Object.assign(Lazy, { preload });
}
