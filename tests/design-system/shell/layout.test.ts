import { describe, expect, it } from 'vitest';
import { LAYOUT_MODES, type LayoutMode } from '#design-system';
import { initialLayout, isMenuOpen, type LayoutEvent, layoutReducer } from '#design-system/shell/layout.ts';
import { isClosingSwipe } from '#design-system/shell/menu/leaving.ts';

const reached = (mode: LayoutMode, ...events: LayoutEvent[]) =>
  events.reduce((state, event) => layoutReducer(mode, state, event), initialLayout);
const press: LayoutEvent = { type: 'menuButton' };
const dismiss: LayoutEvent = { type: 'dismiss' };
const toMobile: LayoutEvent = { type: 'viewport', desktop: false };
const toDesktop: LayoutEvent = { type: 'viewport', desktop: true };

describe('crossing 991 px', () => {
  it.each(LAYOUT_MODES)('closes the mobile menu, and finds %s at rest', (mode) => {
    expect(isMenuOpen(mode, reached(mode, toMobile, press))).toBe(true);
    expect(reached(mode, toMobile, press, toDesktop)).toEqual(initialLayout);
    expect(isMenuOpen(mode, reached(mode, toMobile))).toBe(false);
  });

  it.each(LAYOUT_MODES)('closes what is open in %s', (mode) => {
    const states = reached(mode, { type: 'press', id: 'a' }, { type: 'reveal', revealed: true }, toMobile);
    expect(states).toEqual({ ...initialLayout, desktop: false });
  });

  it('keeps a docked menu that was put away, whatever the mobile menu did meanwhile', () => {
    const back = reached('static', press, toMobile, press, press, toDesktop);
    expect(isMenuOpen('static', back)).toBe(false);
  });
});

describe('the state', () => {
  it.each(LAYOUT_MODES)('of %s stays the same object where nothing changes', (mode) => {
    for (const event of [dismiss, toDesktop, { type: 'hover', id: 'a' }] as const)
      expect(layoutReducer(mode, initialLayout, event)).toBe(initialLayout);
  });

  it('of a docked menu that was put away is not touched by another mode', () => {
    const away = reached('static', press);
    for (const mode of LAYOUT_MODES)
      for (const event of mode === 'static' ? [dismiss] : [press, dismiss])
        expect(layoutReducer(mode, away, event).collapsed).toBe(true);
  });
});

describe('a swipe', () => {
  it.each([
    ['to the left edge', { x: 240, y: 300 }, { x: 90, y: 320 }, true],
    ['too short', { x: 240, y: 300 }, { x: 200, y: 300 }, false],
    ['to the right', { x: 90, y: 300 }, { x: 240, y: 300 }, false],
    ['a scroll with a slant', { x: 240, y: 300 }, { x: 170, y: 100 }, false],
  ])('%s', (_, start, end, closes) => {
    expect(isClosingSwipe(start, end)).toBe(closes);
  });
});
