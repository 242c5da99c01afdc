/**
 * Detects when a story's portal has settled. The preview imports it before any story, so that it tracks each call and
 * each lazy chunk of the portal (.storybook/vite.config.ts announces those).
 */
import { dismissToast } from '#design-system';

let pending = 0;
let lastChange = 0;

/** Counts a call, or a lazy chunk, until it has finished. */
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

/** The queries of the current portal: one that waits for its retry has no running call. */
export function watchQueries(fetching: () => boolean) {
  isFetching = fetching;
  lastChange = performance.now();
}

/**
 * For calls that never get a response and timers that restart forever: settled when nothing has changed for this time.
 */
const QUIET_MS = 1000;
/** Places of the topbar whose tools load after the first content. Without that content they never load. */
const COMING = 'header [data-place]';
const PATIENCE_MS = 5000;
/** A response takes effect within the next frames. */
const STILL_FRAMES = 3;

/** One frame, and all work of the page until it is idle. */
const frame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: QUIET_MS }));
  });

const { timersSoon = () => 0 } = globalThis as { timersSoon?: () => number };

/** Waits until nothing is loading, moving or still to be rendered: the start of a picture, or of a play function. */
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
  // A toast disappears by itself; a picture must not depend on when it is taken.
  dismissToast();
  await frame();
}
