import { useEffect, useState } from 'react';

/**
 * The first content comes first: code and requests it does not need wait, so that it has the network to itself.
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

/** How long (ms) after the first content a page counts as idle without any interaction. */
const REST_MS = 1500;
let wasTouched = false;
let touch: Promise<void> | undefined;

/**
 * Resolves after the first content, on the first interaction or after a delay: for
 * code that only an interaction needs, such as a row's menu or the options of a filter.
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

/** Whether to load what the first interaction needs. */
export const useAfterFirstTouch = () => useAfter(firstTouch, wasTouched);

/** Called by a screen: whether it shows what it is for. */
export function useFirstContent(isThere: boolean) {
  useEffect(() => {
    // Behind the paint of what has just been drawn.
    if (isThere) requestAnimationFrame(() => setTimeout(seen));
  }, [isThere]);
}
