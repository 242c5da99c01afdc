import { useEffect, useState } from 'react';

/**
 * What people came for comes first: code and calls that it does not need wait for it, so that the network is its own.
 */
let seen: () => void;
let wasSeen = false;
const isSeen = new Promise<void>((resolve) => {
  seen = () => {
    wasSeen = true;
    resolve();
  };
});

/** A slow answer must not keep the rest of the page away. */
const PATIENCE_MS = 1000;

/** Resolves when the page's first content is on the screen, or is not to be waited for any longer. */
export function firstContent(): Promise<void> {
  return Promise.race([isSeen, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** Whether calls that the first content does not need may be made. */
export function useAfterFirstContent(): boolean {
  const [isAfter, setAfter] = useState(wasSeen);
  useEffect(() => {
    let alive = true;
    void firstContent().then(() => alive && setAfter(true));
    return () => {
      alive = false;
    };
  }, []);
  return isAfter;
}

/** Called by a screen: whether it shows what it is for. */
export function useFirstContent(isThere: boolean) {
  useEffect(() => {
    // Behind the paint of what has just been drawn.
    if (isThere) requestAnimationFrame(() => setTimeout(seen));
  }, [isThere]);
}
