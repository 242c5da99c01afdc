import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandAt, bands, linear, niceTicks, thinning } from '#design-system/data/chart/Chart.scale.ts';
import { fitText, textWidth } from '#design-system/data/chart/Chart.text.ts';

const figure = fc.double({ noNaN: true, noDefaultInfinity: true });
const figures = fc.array(fc.option(figure));

describe('ticks', () => {
  it('cover the figures and 0, rise, and are numbers, whatever is given', () => {
    fc.assert(
      fc.property(figures, fc.integer({ min: 1, max: 8 }), (values, count) => {
        const ticks = niceTicks(values, count);
        const all = [0, ...values.filter((value) => value !== null)];
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(2 * count + 5);
        expect(ticks.every(Number.isFinite)).toBe(true);
        expect(ticks.every((tick, index) => index === 0 || tick > (ticks[index - 1] ?? 0))).toBe(true);
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(...all));
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...all));
      }),
    );
  });

  it.each([
    [
      [0, 342_000_000],
      [0, 100_000_000, 200_000_000, 300_000_000, 400_000_000],
    ],
    [[], [0, 1]],
    [
      [0, 0],
      [0, 1],
    ],
    [
      [null, 3],
      [0, 1, 2, 3],
    ],
    [
      [-4, 4],
      [-4, -2, 0, 2, 4],
    ],
    [[-250], [-300, -200, -100, 0]],
  ])('of %j are round: %j', (values, ticks) => {
    expect(niceTicks(values)).toEqual(ticks);
  });
});

describe('scales', () => {
  it('answer with numbers within the range, in order', () => {
    fc.assert(
      fc.property(figure, figure, figure, (a, b, c) => {
        const [low = 0, value = 0, high = 0] = [a, b, c].sort((one, other) => one - other);
        const at = linear([low, high], [10, 200])(value);
        expect(at).toBeGreaterThanOrEqual(10);
        expect(at).toBeLessThanOrEqual(200.000001);
      }),
    );
  });

  it('stand still where there is nothing to spread', () => {
    expect(linear([5, 5], [0, 100])(5)).toBe(0);
  });

  it('divide a length into bands', () => {
    expect([bands(4, [20, 100]).width, bands(4, [20, 100]).middle(0), bands(0, [0, 9]).width]).toEqual([
      20, 30, 9,
    ]);
    expect([bandAt(-1, 4), bandAt(0.3, 4), bandAt(1, 4)]).toEqual([0, 1, 3]);
  });

  it('leave labels out until none touches its neighbour', () => {
    expect([thinning(30, 60), thinning(61, 60), thinning(300, 0)]).toEqual([1, 2, 300]);
  });
});

it('cuts a text where it would not fit, whole letters at a time', () => {
  expect(fitText('Quầy 2', 200, 1)).toBe('Quầy 2');
  const cut = fitText('ẨN ẪN ỖNG ỂN NGHIỆP'.normalize('NFD'), 60, 1);
  expect(cut).toMatch(/^ẨN ẪN.*…$/);
  expect(textWidth(cut, 1)).toBeLessThanOrEqual(60);
  expect(fitText('W', 0, 1)).toBe('W…');
});
