import { useEffect, useEffectEvent, useReducer, useState } from 'react';

/**
 * Heavy code (Radix, downshift, a calendar) that loads when first needed, so that no page pays for it earlier. Not
 * `React.lazy`: that suspends for a tick even when the code is loaded, and keeps a failed download forever.
 */
export interface Part<Content> {
  /** Starts loading, for example when the pointer comes near. A failure is silent here: the real use tries again. */
  preload(): void;
  /** Loads once; after a failure the next call tries again. */
  load(): Promise<Content>;
  /** The content, once loaded. */
  readonly current: Content | undefined;
}

/** Defines lazy content by the `import()` that loads it. */
export function part<Content>(fetch: () => Promise<Content>): Part<Content> {
  let current: Content | undefined;
  let pending: Promise<Content> | undefined;
  const load = () => {
    pending ??= fetch().then(
      (content) => {
        current = content;
        return content;
      },
      (cause) => {
        pending = undefined;
        throw cause;
      },
    );
    return pending;
  };
  return {
    load,
    preload: () => void load().catch(() => undefined),
    get current() {
      return current;
    },
  };
}

/**
 * The content once it is wanted and loaded, else undefined. It stays after that, so that closing can be animated. When
 * the download fails, the error goes to the page's error reporting and `onFailed` resets the state.
 */
export function usePart<Content>(piece: Part<Content>, wanted: boolean, onFailed: () => void) {
  const [used, setUsed] = useState(wanted);
  const [, arrived] = useReducer((count: number) => count + 1, 0);
  if (wanted && !used) setUsed(true);

  const missing = wanted && !piece.current;
  const failed = useEffectEvent((cause: unknown) => {
    reportError(cause);
    onFailed();
  });
  useEffect(() => {
    if (!missing) return;
    let alive = true;
    piece.load().then(
      () => alive && arrived(),
      (cause) => alive && failed(cause),
    );
    return () => {
      alive = false;
    };
  }, [missing, piece]);

  return used ? piece.current : undefined;
}
