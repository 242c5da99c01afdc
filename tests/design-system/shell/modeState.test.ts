import { describe, expect, it } from 'vitest';
import { LAYOUT_MODES } from '#design-system';
import {
  type MenuMode,
  type ModeDismissal,
  type ModeEvent,
  modeReducer,
  restingMode,
} from '#design-system/shell/menu/modeState.ts';

const FLYOUTS: MenuMode[] = ['slim', 'compact', 'horizontal'];
const DISMISSALS: ModeDismissal[] = ['route', 'leaf', 'escape', 'panel', 'outside', 'scroll', 'focus'];
const reached = (mode: MenuMode, ...events: ModeEvent[]) =>
  events.reduce((state, event) => modeReducer(mode, state, event), restingMode);
const button: ModeEvent = { type: 'menuButton' };
const press = (id: string): ModeEvent => ({ type: 'press', id });
const hover = (id: string | null): ModeEvent => ({ type: 'hover', id });

it('knows every mode but the docked one', () => {
  expect(LAYOUT_MODES.filter((mode) => mode !== 'static')).toEqual(['overlay', ...FLYOUTS]);
});

describe('overlay', () => {
  it('is closed at first, comes and goes with the menu button', () => {
    expect(restingMode.overlayMenuActive).toBe(false);
    expect(reached('overlay', button).overlayMenuActive).toBe(true);
    expect(reached('overlay', button, button).overlayMenuActive).toBe(false);
  });

  it.each(DISMISSALS)('closes on: %s', (by) => {
    expect(reached('overlay', button, { type: 'dismiss', by })).toEqual(restingMode);
  });

  it('has no flyouts: its groups are accordions', () => {
    expect(reached('overlay', press('setting'))).toBe(restingMode);
  });
});

describe.each(FLYOUTS)('%s', (mode) => {
  it('has no menu button', () => {
    expect(reached(mode, button)).toBe(restingMode);
  });

  it('opens no group by itself, and none by hovering before the first click', () => {
    expect(restingMode.activeMenu).toBeNull();
    expect(reached(mode, hover('setting'))).toBe(restingMode);
  });

  it('opens a group by a click and closes it by the next', () => {
    expect(reached(mode, press('setting')).activeMenu).toBe('setting');
    expect(reached(mode, press('setting'), press('setting'))).toEqual(restingMode);
  });

  it('then moves between the root items by hovering', () => {
    expect(reached(mode, press('setting'), hover('refund')).activeMenu).toBe('refund');
    // Over an item without children nothing is open, and the next group still opens.
    expect(reached(mode, press('setting'), hover(null)).activeMenu).toBeNull();
    expect(reached(mode, press('setting'), hover(null), hover('refund')).activeMenu).toBe('refund');
  });

  it.each(DISMISSALS)('closes on %s, and hovering opens nothing any more', (by) => {
    const closed = reached(mode, press('setting'), hover('refund'), { type: 'dismiss', by });
    expect(closed).toEqual(restingMode);
    expect(modeReducer(mode, closed, hover('refund'))).toBe(closed);
  });

  it('draws nothing where nothing changes', () => {
    const open = reached(mode, press('setting'));
    expect(modeReducer(mode, open, hover('setting'))).toBe(open);
    expect(modeReducer(mode, restingMode, { type: 'dismiss', by: 'outside' })).toBe(restingMode);
  });
});
