import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Who listens for another width. */
export const watchers = new Set<() => void>();
let width = 0;

/** A window of this width (px) for each test of a file or group: jsdom's has none, and no `matchMedia`. */
export function setUpWindow(first = 1280) {
  beforeEach(() => {
    width = first;
    vi.stubGlobal('matchMedia', (query: string) => ({
      get matches() {
        return width <= Number(/max-width: (\d+)px/.exec(query)?.[1]);
      },
      addEventListener: (_: string, watcher: () => void) => watchers.add(watcher),
      removeEventListener: (_: string, watcher: () => void) => watchers.delete(watcher),
    }));
  });
  afterEach(() => vi.unstubAllGlobals());
}

/** Gives the window another width. */
export function resize(next: number) {
  width = next;
  act(() => {
    for (const watcher of watchers) watcher();
  });
}
