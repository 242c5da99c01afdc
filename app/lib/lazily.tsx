import { type ComponentType, use } from 'react';
import { firstContent } from './firstContent.ts';

/** How long a failure stands before its code is asked for again. */
const TOLD_MS = 1000;

type Load<P extends object> = () => Promise<ComponentType<P>>;

/**
 * A component whose code is fetched when first needed, or `preload`ed. Unlike React's `lazy`, code that has arrived is
 * drawn at once, and code that could not be fetched is asked for again.
 */
export function lazily<P extends object>(load: Load<P>) {
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

const RETRY_MS = 3000;

let tellMissing = () => {};

/** Hears when a part of the page could not be fetched: a newer version has most likely taken its place. */
export function onMissingCode(listener: () => void) {
  tellMissing = listener;
}

const Nothing = () => null;

/**
 * A component that what people came for can be seen without: its code waits until that is on the screen. A network that
 * is away for a moment must not take down a page that stands, so it is asked for once more; and a page that stands is
 * worth more than a part that cannot be had, so that part then stays away, which is told.
 */
export function later<P extends object>(load: Load<P>) {
  return lazily(async () => {
    await firstContent();
    return load()
      .catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
        return load();
      })
      .catch(() => {
        tellMissing();
        return Nothing;
      });
  });
}
