import { useEffect, useEffectEvent, useReducer, useState } from 'react';

/**
 * Code or data that loads when first needed. Not `React.lazy`: that suspends for a tick even when the code is loaded,
 * and keeps a failed download forever.
 */
export interface LoadOnce<Content> {
  /** Loads once: always the same promise, so that `use` can wait for it. A failure is retried by a later call. */
  load(): Promise<Content>;
  /** Loads ahead, for example when the pointer comes near. A failure is silent here: the real use tries again. */
  preload(): Promise<void>;
  /** The content, once loaded. */
  readonly current: Content | undefined;
}

/** How long a failure is kept: React renders again after a rejection, and would retry without end. */
const FAILURE_MS = 1000;

/** Defines lazy content by the function that fetches it, usually an `import()`. */
export function loadOnce<Content>(fetch: () => Promise<Content>): LoadOnce<Content> {
  let current: Content | undefined;
  let pending: Promise<Content> | undefined;
  const load = () => {
    pending ??= fetch().then(
      (content) => {
        current = content;
        return content;
      },
      (cause) => {
        setTimeout(() => {
          pending = undefined;
        }, FAILURE_MS);
        throw cause;
      },
    );
    return pending;
  };
  return {
    load,
    preload: () =>
      load().then(
        () => undefined,
        () => undefined,
      ),
    get current() {
      return current;
    },
  };
}

/**
 * The content once it is wanted and loaded, else undefined. It stays after that, so that closing can be animated. When
 * the download fails, the error goes to the page's error reporting and `onFailed` resets the state.
 */
export function useLoaded<Content>(lazy: LoadOnce<Content>, wanted: boolean, onFailed?: () => void) {
  const [used, setUsed] = useState(wanted);
  const [, arrived] = useReducer((count: number) => count + 1, 0);
  if (wanted && !used) setUsed(true);

  const missing = wanted && !lazy.current;
  const failed = useEffectEvent((cause: unknown) => {
    reportError(cause);
    onFailed?.();
  });
  useEffect(() => {
    if (!missing) return;
    let alive = true;
    lazy.load().then(
      () => alive && arrived(),
      (cause) => alive && failed(cause),
    );
    return () => {
      alive = false;
    };
  }, [missing, lazy]);

  return used ? lazy.current : undefined;
}
