// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReveal, HIDE_AFTER, watchReveal } from '#design-system/shell/menu/reveal.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the timer of the rail', () => {
  it('is 300 ms (specification 9)', () => {
    expect(HIDE_AFTER).toBe(300);
  });

  it('hides 300 ms after the pointer left, and once', () => {
    const change = vi.fn();
    const { show, hideSoon } = createReveal(change);
    show();
    hideSoon();
    vi.advanceTimersByTime(200);
    hideSoon();
    vi.advanceTimersByTime(299);
    expect(change.mock.calls).toEqual([[true]]);
    vi.advanceTimersByTime(1);
    expect(change.mock.calls).toEqual([[true], [false]]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('forgets to hide when the pointer comes back', () => {
    const change = vi.fn();
    const { show, hideSoon } = createReveal(change);
    hideSoon();
    show();
    vi.advanceTimersByTime(1000);
    expect(change.mock.calls).toEqual([[true]]);
  });
});

describe('a rail', () => {
  let anchored = false;
  let rail: ReturnType<typeof watchReveal>;
  const shell = document.createElement('div');
  const menu = () => shell.firstElementChild as HTMLElement;
  const isWide = () => shell.hasAttribute('data-revealed');
  const point = (type: string, pointerType = 'mouse') =>
    menu().dispatchEvent(Object.assign(new Event(type), { pointerType }));

  beforeEach(() => {
    anchored = false;
    shell.innerHTML = '<div><button>Một</button><button>Hai</button></div><button>Ngoài</button>';
    document.body.append(shell);
    rail = watchReveal({ menu: menu(), isAnchored: () => anchored });
  });
  afterEach(() => {
    rail.stop();
    shell.remove();
  });

  it('widens with the first move of the pointer inside, not with the page coming up under it', () => {
    point('pointerenter');
    expect(isWide()).toBe(false);
    point('pointermove');
    expect(isWide()).toBe(true);
  });

  it('narrows 300 ms after it left', () => {
    point('pointermove');
    point('pointerleave');
    vi.advanceTimersByTime(299);
    expect(isWide()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isWide()).toBe(false);
  });

  it('ignores the pointer while it is anchored, and lets it rule again afterwards', () => {
    anchored = true;
    point('pointermove');
    expect(isWide()).toBe(false);
    anchored = false;
    rail.settle();
    expect(isWide()).toBe(true);
    point('pointerleave');
    vi.advanceTimersByTime(300);
    expect(isWide()).toBe(false);
  });

  it('is narrow when it is let go while nobody is there', () => {
    point('pointermove');
    anchored = true;
    point('pointerleave');
    vi.advanceTimersByTime(1000);
    anchored = false;
    rail.settle();
    expect(isWide()).toBe(false);
  });

  it('does not answer to a finger', () => {
    point('pointermove', 'touch');
    expect(isWide()).toBe(false);
  });

  it('is dismissed by Esc until the pointer comes anew', () => {
    point('pointermove');
    expect(rail.dismiss()).toBe(true);
    expect(isWide()).toBe(false);
    point('pointermove');
    expect(isWide()).toBe(false);
    expect(rail.dismiss()).toBe(false);
    point('pointerleave');
    point('pointermove');
    expect(isWide()).toBe(true);
  });

  it('widens for a keyboard, and narrows 300 ms after the focus left', () => {
    const [one, two, outside] = [...shell.querySelectorAll('button')];
    one?.focus();
    expect(isWide()).toBe(true);
    two?.focus();
    vi.advanceTimersByTime(1000);
    expect(isWide()).toBe(true);
    outside?.focus();
    vi.advanceTimersByTime(299);
    expect(isWide()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isWide()).toBe(false);
  });

  it('leaves nothing behind', () => {
    point('pointermove');
    point('pointerleave');
    rail.stop();
    expect(vi.getTimerCount()).toBe(0);
    expect(isWide()).toBe(false);
    point('pointermove');
    expect(isWide()).toBe(false);
  });
});
