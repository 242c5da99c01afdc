import { describe, expect, it } from 'vitest';
import { HOLIDAYS, isDayOff, nextWorkingDay, sessionOf } from '#app/lib/workingDays.ts';
import { isDayOff as isPaidOff } from '#sandbox/data/workingDays.ts';

describe('the days on which banks pay', () => {
  it.each([
    ['2026-11-20', '2026-11-23'],
    ['2026-11-19', '2026-11-20'],
    // Tết 2026, with the weekends around it.
    ['2026-02-13', '2026-02-23'],
    ['2026-02-17', '2026-02-23'],
    ['2026-04-29', '2026-05-04'],
    ['2026-12-31', '2027-01-04'],
  ])('after %s comes %s', (day, next) => expect(nextWorkingDay(day, HOLIDAYS)).toBe(next));

  it.each([
    ['2026-11-20', '2026-11-20', '2026-11-20'],
    ['2026-11-21', '2026-11-21', '2026-11-22'],
    ['2026-11-22', '2026-11-21', '2026-11-22'],
    ['2026-02-18', '2026-02-14', '2026-02-22'],
  ])('%s is settled with the days from %s to %s', (day, from, to) =>
    expect(sessionOf(day, HOLIDAYS)).toEqual({ from, to }),
  );

  it('are those that the configuration says', () => {
    expect(nextWorkingDay('2026-11-20', [])).toBe('2026-11-23');
    expect(nextWorkingDay('2026-11-20', ['2026-11-23'])).toBe('2026-11-24');
  });

  it('are the same in the sandbox and by default', () => {
    const first = Date.UTC(2026, 0, 1);
    const days = Array.from({ length: 730 }, (_, index) => new Date(first + index * 86_400_000));
    const number = (day: Date) => (day.getTime() - Date.UTC(2024, 0, 1)) / 86_400_000;
    const differing = days.filter(
      (day) => isPaidOff(number(day)) !== isDayOff(day.toISOString().slice(0, 10), HOLIDAYS),
    );
    expect(differing).toEqual([]);
  });
});
