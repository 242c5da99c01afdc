import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLive } from '#app/list/useLive.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A list that refreshes by itself, and how often it has asked. */
function live(runs = true) {
  const refresh = vi.fn();
  const hook = renderHook(({ runs, state }) => useLive({ state, refresh }, runs), {
    initialProps: { runs, state: 'ready' as 'ready' | 'refreshing' },
  });
  return { refresh, ...hook };
}

describe('a list that refreshes by itself', () => {
  it('asks every 30 seconds', () => {
    const { refresh } = live();
    vi.advanceTimersByTime(29_999);
    expect(refresh).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_001);
    expect(refresh).toHaveBeenCalledTimes(3);
  });

  it('does not ask while it is told not to, or is gone', () => {
    const { refresh, rerender, unmount } = live(false);
    vi.advanceTimersByTime(90_000);
    expect(refresh).not.toHaveBeenCalled();
    rerender({ runs: true, state: 'ready' });
    vi.advanceTimersByTime(30_000);
    expect(refresh).toHaveBeenCalledTimes(1);
    unmount();
    vi.advanceTimersByTime(90_000);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('does not ask while an answer is on its way, nor in a hidden tab', () => {
    const { refresh, rerender } = live();
    rerender({ runs: true, state: 'refreshing' });
    vi.advanceTimersByTime(60_000);
    rerender({ runs: true, state: 'ready' });
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    vi.advanceTimersByTime(60_000);
    expect(refresh).not.toHaveBeenCalled();
  });
});
