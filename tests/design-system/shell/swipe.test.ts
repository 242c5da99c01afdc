import { describe, expect, it } from 'vitest';
import {
  type Dismissal,
  initialLayout,
  isMenuModal,
  isMenuOpen,
  type LayoutEvent,
  type LayoutState,
  layoutReducer,
} from '#design-system/shell/layout.ts';
import { isClosingSwipe } from '#design-system/shell/menu/leaving.ts';

const DISMISSALS: Dismissal[] = ['route', 'leaf', 'escape', 'mask', 'swipe', 'panel'];
const stateAfter = (...events: LayoutEvent[]): LayoutState =>
  events.reduce((state, event) => layoutReducer(state, event), initialLayout);
const press: LayoutEvent = { type: 'menuButton' };
const toMobile: LayoutEvent = { type: 'viewport', desktop: false };
const toDesktop: LayoutEvent = { type: 'viewport', desktop: true };

describe('the docked menu (static, wider than 991 px)', () => {
  it('stands open at the start and is never modal', () => {
    expect(isMenuOpen(initialLayout)).toBe(true);
    expect(isMenuModal(initialLayout)).toBe(false);
  });

  it('goes and comes with the menu button', () => {
    expect(stateAfter(press).staticMenuDesktopInactive).toBe(true);
    expect(isMenuOpen(stateAfter(press))).toBe(false);
    expect(isMenuOpen(stateAfter(press, press))).toBe(true);
  });

  it.each(DISMISSALS)('stays through: %s', (by) => {
    expect(stateAfter({ type: 'dismiss', by })).toBe(initialLayout);
    expect(stateAfter(press, { type: 'dismiss', by }).staticMenuDesktopInactive).toBe(true);
  });
});

describe('the mobile menu (up to 991 px)', () => {
  it('is closed at first, opens with the button as a modal, and closes with it', () => {
    expect(isMenuOpen(stateAfter(toMobile))).toBe(false);
    const open = stateAfter(toMobile, press);
    expect(open.staticMenuMobileActive).toBe(true);
    expect(isMenuOpen(open)).toBe(true);
    expect(isMenuModal(open)).toBe(true);
    expect(isMenuOpen(stateAfter(toMobile, press, press))).toBe(false);
  });

  it.each(DISMISSALS)('closes on: %s', (by) => {
    const closed = stateAfter(toMobile, press, { type: 'dismiss', by });
    expect(isMenuOpen(closed)).toBe(false);
    expect(isMenuModal(closed)).toBe(false);
  });
});

describe('crossing 991 px', () => {
  it('closes an open mobile menu and finds the docked menu at rest', () => {
    const grown = stateAfter(toMobile, press, toDesktop);
    expect(grown).toEqual(initialLayout);
  });

  it('does not open the mobile menu when the window shrinks', () => {
    expect(isMenuOpen(stateAfter(toMobile))).toBe(false);
  });

  it('keeps a menu that was put away, whatever the mobile menu did meanwhile', () => {
    const back = stateAfter(press, toMobile, press, press, toDesktop);
    expect(back.staticMenuDesktopInactive).toBe(true);
    expect(isMenuOpen(back)).toBe(false);
  });

  it('changes nothing when the width stays on its side', () => {
    const open = stateAfter(toMobile, press);
    expect(layoutReducer(open, toMobile)).toBe(open);
  });
});

describe('another mode than static', () => {
  const other = (...events: LayoutEvent[]) =>
    events.reduce((state, event) => layoutReducer(state, event, false), initialLayout);

  it('leaves the docked menu as it was chosen, whatever its own menu button does', () => {
    expect(other(press)).toBe(initialLayout);
    expect(layoutReducer(stateAfter(press), press, false).staticMenuDesktopInactive).toBe(true);
  });

  it('has the same mobile menu', () => {
    expect(isMenuModal(other(toMobile, press))).toBe(true);
    expect(isMenuOpen(other(toMobile, press, toDesktop, toMobile))).toBe(false);
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
