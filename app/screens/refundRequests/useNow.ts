import { useSyncExternalStore } from 'react';
import { now } from '../../lib/time.ts';

const STEP_SECONDS = 30;

function everyStep(listener: () => void) {
  const timer = setInterval(listener, STEP_SECONDS * 1000);
  return () => clearInterval(timer);
}

/** Now, in unix seconds, in steps of 30: for ages that go on by themselves. */
export const useNow = () =>
  useSyncExternalStore(everyStep, () => Math.floor(now() / STEP_SECONDS)) * STEP_SECONDS;
