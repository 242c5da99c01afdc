import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dateToDay,
  dayToDate,
  formatDay,
  formatPeriod,
  parseDay,
  parseShortDay,
} from '#design-system/form/period/dates.ts';

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('parseDay', () => {
  it.each([
    ['5/3/2026'],
    ['05/03/2026'],
    ['05-03-2026'],
    ['05.03.2026'],
    ['5 3 2026'],
    ['05032026'],
    ['2026-03-05'],
    ['2026/3/5'],
    ['０５/０３/２０２６'],
    ['０５／０３／２０２６'],
    ['  05/03/2026  '],
    ['05/03/2026 08:20:00'],
    ['2026-03-05T08:20:00+07:00'],
  ])('reads %s', (text) => {
    expect(parseDay(text)).toBe('2026-03-05');
  });

  it.each([
    ['31/02/2026'],
    ['29/02/2025'],
    ['5/13/2026'],
    ['00/01/2026'],
    ['5/3/26'],
    ['20224-01-01'],
    ['hôm nay'],
    ['5032026'],
  ])('refuses %s', (text) => {
    expect(parseDay(text)).toBe('invalid');
  });

  it.each(['5/3/26', '05-03-26', '5.3.26', '050326', '０５/０３/２６'])(
    'a field that is left reads %s',
    (text) => {
      expect(parseShortDay(text)).toBe('2026-03-05');
    },
  );

  it.each(['31/02/26', '5/13/26', '5/3/2026', '26', ''])(
    'a field that is left reads no short day in "%s"',
    (text) => {
      expect(parseShortDay(text)).toBeUndefined();
    },
  );

  it('knows leap years and an empty field', () => {
    expect(parseDay('29/02/2024')).toBe('2024-02-29');
    expect(parseDay('  ')).toBeNull();
  });

  it('reads back whatever it writes', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(parseDay(formatDay(day))).toBe(day);
        expect(parseDay(formatDay(day).replaceAll('/', ''))).toBe(day);
        expect(parseDay(day)).toBe(day);
      }),
    );
  });

  it('never throws, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const day = parseDay(text);
        expect(day === null || day === 'invalid' || /^\d{4}-\d{2}-\d{2}$/.test(day)).toBe(true);
      }),
    );
  });
});

describe('days', () => {
  it('step over months, years and back', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
      }),
    );
  });

  it('survive the way through the calendar', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(dateToDay(dayToDate(day))).toBe(day);
      }),
    );
  });
});

describe('formatPeriod', () => {
  it('writes a range, a single day, and open sides', () => {
    expect(formatPeriod({ from: '2026-03-01', to: '2026-03-05' })).toBe('01/03/2026 – 05/03/2026');
    expect(formatPeriod({ from: '2026-03-01', to: '2026-03-01' })).toBe('01/03/2026');
    expect(formatPeriod({ to: '2026-03-05' })).toBe('… – 05/03/2026');
    expect(formatPeriod({})).toBe('');
  });
});
