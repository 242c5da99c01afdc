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
  if (wasSeen) return isSeen;
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
    // No timer is left behind: a story that waits for those to come would wait for nothing.
    void isSeen.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** How long (ms) after the first content a page counts as at rest, even if nobody has touched it. */
const REST_MS = 1500;
let wasTouched = false;
let touch: Promise<void> | undefined;

/**
 * Resolves once the first content stands and somebody has moved the pointer, touched or typed, or a while has passed: for
 * what only a hand on the page can want, such as a row's menu or the choices of a filter.
 */
function firstTouch(): Promise<void> {
  if (touch) return touch;
  const hand = new Promise<void>((resolve) => {
    for (const name of ['pointermove', 'pointerdown', 'keydown'])
      addEventListener(name, () => resolve(), { once: true, capture: true, passive: true });
  });
  touch = firstContent()
    .then(() => Promise.race([hand, new Promise<void>((resolve) => setTimeout(resolve, REST_MS))]))
    .then(() => {
      wasTouched = true;
    });
  return touch;
}

function useAfter(moment: () => Promise<void>, isPast: boolean): boolean {
  const [isAfter, setAfter] = useState(isPast);
  useEffect(() => {
    let alive = true;
    void moment().then(() => alive && setAfter(true));
    return () => {
      alive = false;
    };
  }, [moment]);
  return isAfter;
}

/** Whether calls that the first content does not need may be made. */
export const useAfterFirstContent = () => useAfter(firstContent, wasSeen);

/** Whether what a hand on the page may want is to be fetched. */
export const useAfterFirstTouch = () => useAfter(firstTouch, wasTouched);

/** Called by a screen: whether it shows what it is for. */
export function useFirstContent(isThere: boolean) {
  useEffect(() => {
    // Behind the paint of what has just been drawn.
    if (isThere) requestAnimationFrame(() => setTimeout(seen));
  }, [isThere]);
}
