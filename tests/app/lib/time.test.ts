import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type Day,
  dayEnd,
  dayOf,
  dayStart,
  formatAge,
  formatDate,
  formatDateTime,
  formatDay,
  formatDuration,
  formatFileStamp,
  formatIso,
  formatTime,
  isDay,
  PERIOD_PRESETS,
  presetRange,
} from '#app/lib/time.ts';

/** Zones with summer time at other hours, half hours, and both ends of the state. */
const ZONES = [
  'Asia/Ho_Chi_Minh',
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const OWN_ZONE = process.env.TZ;

function inZone(zone: string, run: () => void) {
  process.env.TZ = zone;
  run();
}
afterEach(() => {
  if (OWN_ZONE === undefined) delete process.env.TZ;
  else process.env.TZ = OWN_ZONE;
  vi.useRealTimers();
});

const utc = (...parts: Parameters<typeof Date.UTC>) => Date.UTC(...parts) / 1000;
/** What a clock in Vietnam shows, told without the code under test. */
const wall = (seconds: number) => new Date((seconds + 7 * 3600) * 1000).toISOString().slice(0, 19);
const addDays = (day: Day, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const weekday = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay();

const anyMoment = fc.integer({ min: utc(2015, 0, 1), max: utc(2040, 0, 1) });
const anyDay = anyMoment.map((seconds) => wall(seconds).slice(0, 10));

describe('formats', () => {
  const seconds = utc(2026, 2, 2, 2, 5, 9);
  it.each([
    [formatDate, '02/03/2026'],
    [formatDateTime, '02/03/2026 09:05:09'],
    [formatTime, '09:05:09'],
    [formatIso, '2026-03-02T09:05:09+07:00'],
    [formatFileStamp, '20260302-0905'],
    [dayOf, '2026-03-02'],
  ])('%o', (format, expected) => expect(format(seconds)).toBe(expected));

  it('of the ends of what the API may send', () => {
    expect(formatDateTime(0)).toBe('01/01/1970 07:00:00');
    expect(formatDateTime(253_402_275_599)).toBe('31/12/9999 23:59:59');
  });

  it('of a day', () => expect(formatDay('2026-03-02')).toBe('02/03/2026'));

  it('an ISO moment is the same moment', () => {
    fc.assert(fc.property(anyMoment, (at) => Date.parse(formatIso(at)) === at * 1000));
  });
});

describe.each(ZONES)('in a browser of %s', (zone) => {
  it('every moment of a year has its Vietnam time', () => {
    inZone(zone, () => {
      const wrong: number[] = [];
      for (let at = utc(2026, 0, 1); at < utc(2027, 0, 1); at += 5400) {
        const [day, time] = wall(at).split('T') as [string, string];
        const shown = `${day.split('-').reverse().join('/')} ${time}`;
        if (formatDateTime(at) !== shown || dayOf(at) !== day) wrong.push(at);
      }
      expect(wrong).toEqual([]);
    });
  });

  it('every day of a year begins and ends at midnight in Vietnam', () => {
    inZone(zone, () => {
      for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
        expect(wall(dayStart(day))).toBe(`${day}T00:00:00`);
        expect(wall(dayEnd(day))).toBe(`${day}T23:59:59`);
        expect(formatDay(day)).toBe(day.split('-').reverse().join('/'));
      }
    });
  });
});

describe('days', () => {
  it('every moment is in its own day, and no other', () => {
    fc.assert(
      fc.property(anyMoment, (at) => {
        const day = dayOf(at);
        expect(dayStart(day)).toBeLessThanOrEqual(at);
        expect(dayEnd(day)).toBeGreaterThanOrEqual(at);
        expect(dayStart(addDays(day, 1))).toBe(dayEnd(day) + 1);
      }),
    );
  });

  it.each(['2026-01-01', '2024-02-29', '2000-02-29', '9999-12-31', '1970-01-01'])('%s is one', (text) =>
    expect(isDay(text)).toBe(true),
  );

  it.each([
    ...['', ' ', '2026', '2026-1-1', '2026-13-01', '2026-00-10', '2026-01-00', '2026-02-29', '2026-04-31'],
    ...[
      '1900-02-29',
      '2026-02-30',
      '02/03/2026',
      '2026-03-02T00:00:00Z',
      ' 2026-03-02',
      '2026-03-02 ',
      '2026/03/02',
    ],
    ...['２０２６-03-02', '-2026-03-02', '+02026-03-02', '2026-03-0２', 'NaN', '0000-00-00', '2026-03-02\n'],
  ])('%j is none', (text) => expect(isDay(text)).toBe(false));

  it('agrees with the calendar about anything', () => {
    fc.assert(fc.property(anyDay, (day) => isDay(day)));
    const digits = (count: number) =>
      fc.integer({ min: 0, max: 10 ** count - 1 }).map((n) => String(n).padStart(count, '0'));
    fc.assert(
      fc.property(digits(4), digits(2), digits(2), (year, month, date) => {
        const text = `${year}-${month}-${date}`;
        const parsed = new Date(`${text}T00:00:00Z`);
        const exists = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
        // Nothing of this portal is older than the first century.
        return year < '0100' || isDay(text) === exists;
      }),
    );
  });
});

describe('presets', () => {
  it('today is the Vietnam day: at 23:30 of the day before in UTC, and at 00:30', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const zone of ZONES) {
      inZone(zone, () => {
        vi.setSystemTime(Date.UTC(2026, 1, 28, 16, 59, 59));
        expect(presetRange('today')).toEqual({ from: '2026-02-28', to: '2026-02-28' });
        vi.setSystemTime(Date.UTC(2026, 1, 28, 17, 0, 0));
        expect(presetRange('today')).toEqual({ from: '2026-03-01', to: '2026-03-01' });
        expect(presetRange('thisMonth')).toEqual({ from: '2026-03-01', to: '2026-03-01' });
        expect(presetRange('lastMonth')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
      });
    }
  });

  it.each([
    ['2026-11-16', { from: '2026-11-16', to: '2026-11-16' }, { from: '2026-11-09', to: '2026-11-15' }],
    ['2026-11-18', { from: '2026-11-16', to: '2026-11-18' }, { from: '2026-11-09', to: '2026-11-15' }],
    ['2026-11-22', { from: '2026-11-16', to: '2026-11-22' }, { from: '2026-11-09', to: '2026-11-15' }],
    ['2027-01-01', { from: '2026-12-28', to: '2027-01-01' }, { from: '2026-12-21', to: '2026-12-27' }],
  ])('weeks begin on Monday: %s', (today, thisWeek, lastWeek) => {
    expect(presetRange('thisWeek', today)).toEqual(thisWeek);
    expect(presetRange('lastWeek', today)).toEqual(lastWeek);
  });

  it.each([
    ['2026-01-01', '2026-01-01', '2025-12-01', '2025-12-31'],
    ['2026-01-31', '2026-01-01', '2025-12-01', '2025-12-31'],
    ['2026-03-31', '2026-03-01', '2026-02-01', '2026-02-28'],
    ['2024-03-29', '2024-03-01', '2024-02-01', '2024-02-29'],
    ['2024-02-29', '2024-02-01', '2024-01-01', '2024-01-31'],
    ['2026-05-31', '2026-05-01', '2026-04-01', '2026-04-30'],
  ])('months: %s', (today, first, from, to) => {
    expect(presetRange('thisMonth', today)).toEqual({ from: first, to: today });
    expect(presetRange('lastMonth', today)).toEqual({ from, to });
  });

  it('over the ends of months and years', () => {
    expect(presetRange('yesterday', '2026-01-01')).toEqual({ from: '2025-12-31', to: '2025-12-31' });
    expect(presetRange('last7', '2026-03-02')).toEqual({ from: '2026-02-24', to: '2026-03-02' });
    expect(presetRange('last30', '2024-03-01')).toEqual({ from: '2024-02-01', to: '2024-03-01' });
  });

  it('hold on every day, in every zone', () => {
    const rules = fc.property(fc.constantFrom(...ZONES), anyDay, (zone, today) => {
      inZone(zone, () => {
        for (const preset of PERIOD_PRESETS) {
          const { from, to } = presetRange(preset, today);
          expect(isDay(from) && isDay(to) && from <= to && to <= today).toBe(true);
        }
        const range = (preset: (typeof PERIOD_PRESETS)[number]) => presetRange(preset, today);
        expect(range('last7').from).toBe(addDays(today, -6));
        expect(range('last30').from).toBe(addDays(today, -29));
        expect([weekday(range('thisWeek').from), weekday(range('lastWeek').from)]).toEqual([1, 1]);
        expect(addDays(range('lastWeek').to, 1)).toBe(range('thisWeek').from);
        expect(addDays(range('lastWeek').from, 6)).toBe(range('lastWeek').to);
        expect(addDays(range('lastMonth').to, 1)).toBe(range('thisMonth').from);
        expect([range('lastMonth').from, range('thisMonth').from].map((day) => day.slice(8))).toEqual([
          '01',
          '01',
        ]);
      });
    });
    fc.assert(rules, { numRuns: 300 });
  });
});

describe('how long', () => {
  it.each([
    [0, 'bây giờ', 'now'],
    [-5, '5 giây trước', '5 seconds ago'],
    [-59, '59 giây trước', '59 seconds ago'],
    [-60, '1 phút trước', '1 minute ago'],
    [-3599, '59 phút trước', '59 minutes ago'],
    [-7200, '2 giờ trước', '2 hours ago'],
    [-86_400, 'hôm qua', 'yesterday'],
    [-86_400 * 400, '400 ngày trước', '400 days ago'],
    [30, 'sau 30 giây nữa', 'in 30 seconds'],
  ])('%i s from now', (seconds, vietnamese, english) => {
    const from = utc(2026, 10, 20);
    // Browsers differ in the capital of "Hôm qua".
    expect(formatAge(from + seconds, 'vi', from).toLowerCase()).toBe(vietnamese);
    expect(formatAge(from + seconds, 'en', from)).toBe(english);
  });

  it.each([
    [0, '0 giây', '0 seconds'],
    [-3, '0 giây', '0 seconds'],
    [0.6, '1 giây', '1 second'],
    [125, '2 phút 5 giây', '2 minutes 5 seconds'],
    [3600, '1 giờ', '1 hour'],
    [90_061, '1 ngày 1 giờ', '1 day 1 hour'],
    [86_400 + 59, '1 ngày 59 giây', '1 day 59 seconds'],
  ])('%d s', (seconds, vietnamese, english) => {
    expect(formatDuration(seconds, 'vi')).toBe(vietnamese);
    expect(formatDuration(seconds, 'en')).toBe(english);
  });
});
