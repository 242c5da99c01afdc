import { useEffect, useEffectEvent, useReducer, useState } from 'react';

/**
 * A heavy piece (Radix, downshift, a calendar) that is fetched when first wanted, so that no page pays for it before.
 * `React.lazy` is not used: it suspends for a tick even when the code is there, and keeps a failed download for ever.
 */
export interface Part<Content> {
  /** Starts fetching, say when the pointer comes near. A failure is silent here: the real use tries again. */
  preload(): void;
  /** Fetches once; after a failure the next call tries again. */
  load(): Promise<Content>;
  /** The piece, when it is there. */
  readonly current: Content | undefined;
}

/** Describes a piece by the `import()` that brings it. */
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
 * The piece once it has been wanted and has arrived, else undefined. It stays after that, so that closing can be
 * animated. When the download fails the error goes to the page's error reporting and `onFailed` puts things back.
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
