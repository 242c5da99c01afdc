import { describe, expect, it } from 'vitest';
import {
  LEAST_COLUMN,
  moveColumn,
  pinColumn,
  sizeColumn,
  toggleColumn,
  WIDEST_COLUMN,
} from '../../../design-system/data/preferences/preferences.change.ts';
import {
  defaultPreferences,
  type PreferableColumn,
  reconcilePreferences,
} from '../../../design-system/data/preferences/preferences.ts';

const columns: PreferableColumn[] = [
  { id: 'id', rowHeader: true, pin: 'start' },
  { id: 'time' },
  { id: 'amount' },
  { id: 'bank', optional: true },
];

it('starts as the screen designed it', () => {
  expect(defaultPreferences(columns)).toEqual({
    order: ['id', 'time', 'amount', 'bank'],
    hidden: ['bank'],
    pinned: { start: ['id'], end: [] },
    density: 'comfortable',
  });
});

describe('reconcilePreferences', () => {
  const saved = {
    order: ['amount', 'id', 'gone', 'time'],
    hidden: ['id', 'time', 'gone'],
    pinned: { start: ['gone'], end: ['amount'] },
    density: 'compact' as const,
    widths: { time: 200 },
  };

  it('keeps what was chosen and drops what no longer exists', () => {
    const fitted = reconcilePreferences(columns, saved);
    expect(fitted.order).toEqual(['amount', 'id', 'time', 'bank']);
    expect(fitted.pinned).toEqual({ start: [], end: ['amount'] });
    expect(fitted.density).toBe('compact');
    expect(fitted.widths).toEqual({ time: 200 });
  });

  it('never hides the column of the id, and hides a new optional one', () => {
    expect(reconcilePreferences(columns, saved).hidden).toEqual(['time', 'bank']);
  });

  it('leaves a column that was shown by choice shown', () => {
    const all = { ...defaultPreferences(columns), hidden: [] };
    expect(reconcilePreferences(columns, all).hidden).toEqual([]);
  });

  it('changes nothing when the columns are the same', () => {
    const own = moveColumn(toggleColumn(defaultPreferences(columns), 'time'), 'amount', -1);
    expect(reconcilePreferences(columns, own)).toEqual(own);
  });
});

describe('changing preferences', () => {
  const start = defaultPreferences(columns);

  it('moves a column by one and stops at the ends', () => {
    expect(moveColumn(start, 'amount', -1).order).toEqual(['id', 'amount', 'time', 'bank']);
    expect(moveColumn(start, 'id', -1)).toBe(start);
    expect(moveColumn(start, 'bank', 1)).toBe(start);
    expect(moveColumn(start, 'nobody', 1)).toBe(start);
  });

  it('keeps pinned columns in the order of the table', () => {
    const both = pinColumn(pinColumn(start, 'amount', 'start'), 'time', 'start');
    expect(both.pinned.start).toEqual(['id', 'time', 'amount']);
    expect(moveColumn(both, 'amount', -1).pinned.start).toEqual(['id', 'amount', 'time']);
  });

  it('pins to one side only, and lets go', () => {
    const end = pinColumn(start, 'id', 'end');
    expect(end.pinned).toEqual({ start: [], end: ['id'] });
    expect(pinColumn(end, 'id', undefined).pinned).toEqual({ start: [], end: [] });
  });

  it('hides and shows', () => {
    const hidden = toggleColumn(start, 'time');
    expect(hidden.hidden).toContain('time');
    expect(toggleColumn(hidden, 'time').hidden).not.toContain('time');
  });

  it('makes a column as wide as it may be, and gives it back its own width', () => {
    const wide = sizeColumn(start, 'amount', 210.4);
    expect(wide.widths).toEqual({ amount: 210 });
    expect(sizeColumn(wide, 'time', 1).widths).toEqual({ amount: 210, time: LEAST_COLUMN });
    expect(sizeColumn(wide, 'amount', 10_000).widths).toEqual({ amount: WIDEST_COLUMN });
    expect(sizeColumn(wide, 'amount', undefined)).toEqual(start);
  });
});
