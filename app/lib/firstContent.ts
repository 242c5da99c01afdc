import { useEffect, useState } from 'react';

/** Delays code and requests that the first content does not need, so that it has the network to itself. */
let seen: () => void;
let wasSeen = false;
const isSeen = new Promise<void>((resolve) => {
  seen = () => {
    wasSeen = true;
    resolve();
  };
});

/** A slow response must not hold back the rest of the page. */
const PATIENCE_MS = 1000;

/** Resolves when the page's first content is visible, or after a timeout. */
export function firstContent(): Promise<void> {
  if (!wasSeen) {
    const timer = setTimeout(seen, PATIENCE_MS);
    // Clear the timer: a story that waits for pending timers would wait in vain.
    void isSeen.then(() => clearTimeout(timer));
  }
  return isSeen;
}

/** How long (ms) after the first content a page counts as idle without any interaction. */
const REST_MS = 1500;
let wasTouched = false;
let touch: Promise<void> | undefined;

/**
 * Resolves after the first content, on the first interaction or after a delay: for code that only interactions need,
 * such as a row's menu or the options of a filter.
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

/** Whether requests that the first content does not need may start. */
export const useAfterFirstContent = () => useAfter(firstContent, wasSeen);

/** Whether to load what the first interaction needs. */
export const useAfterFirstTouch = () => useAfter(firstTouch, wasTouched);

/** Called by a screen: `isThere` says whether its main content is rendered. */
export function useFirstContent(isThere: boolean) {
  useEffect(() => {
    // After the paint of what was just rendered.
    if (isThere) requestAnimationFrame(() => setTimeout(seen));
  }, [isThere]);
}
