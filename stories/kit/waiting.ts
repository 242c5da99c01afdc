/**
 * Knows when a portal in a story stands still. The preview imports it before any story, so that it hears of each call and
 * of each part of the portal that is fetched (.storybook/vite.config.ts announces those).
 */
import { dismissToast } from '#design-system';

let pending = 0;
let lastChange = 0;

/** Counts a call, or a part of the portal, until it is there. */
export async function awaited<T>(promise: Promise<T>): Promise<T> {
  pending++;
  lastChange = performance.now();
  try {
    return await promise;
  } finally {
    pending--;
    lastChange = performance.now();
  }
}

Object.assign(globalThis, { awaited });

let isFetching = () => false;

/** The queries of the portal that is shown: one that waits for its next attempt has no call. */
export function watchQueries(fetching: () => boolean) {
  isFetching = fetching;
  lastChange = performance.now();
}

/** Some calls are never answered, and some timers begin anew without end: nothing has happened for so long. */
const QUIET_MS = 1000;
/** Places of the topbar whose tools are fetched behind the first content. Where that never comes, neither do they. */
const COMING = 'header [data-place]';
const PATIENCE_MS = 5000;
/** What an answer leads to begins in one of the next frames. */
const STILL_FRAMES = 3;

/** One frame, and all that the page had to do before it was idle. */
const frame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: QUIET_MS }));
  });

const { timersSoon = () => 0 } = globalThis as { timersSoon?: () => number };

/** Waits until nothing is fetched, moves or is still to be drawn: what a picture, or a play, starts from. */
export async function settled() {
  const start = performance.now();
  for (let still = 0; still < STILL_FRAMES; still++) {
    await frame();
    const now = performance.now();
    const isBusy = pending > 0 || isFetching() || timersSoon() > 0;
    const areToolsComing = document.querySelector(COMING) !== null && now - start < PATIENCE_MS;
    if (areToolsComing || (isBusy && now - Math.max(start, lastChange) < QUIET_MS)) still = -1;
  }
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled([document.fonts.ready, ...moving.map(({ finished }) => finished)]);
  // A toast goes by itself; a picture must not depend on when it is taken.
  dismissToast();
  await frame();
}
