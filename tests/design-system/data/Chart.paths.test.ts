import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaPath, linePath, onCircle, ringPath } from '#design-system/data/Chart.paths.ts';
import { slicesOf } from '#design-system/data/Chart.slices.ts';
import { fitText, textWidth } from '#design-system/data/Chart.text.ts';

const point = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 400 }) });

describe('paths', () => {
  it('break at gaps, and draw a point alone as a dot', () => {
    const at = (x: number) => ({ x, y: 2 * x });
    expect(linePath([at(0), at(1), null, at(3), null, at(5)])).toBe('M0 0L1 2M3 6h0M5 10h0');
    expect(areaPath([at(1), at(2), null], 9)).toBe('M1 9L1 2L2 4V9Z');
    expect([linePath([]), linePath([null]), areaPath([], 0)]).toEqual(['', '', '']);
  });

  it('begin anew once for every run of known points', () => {
    fc.assert(
      fc.property(fc.array(fc.option(point)), (points) => {
        const runs = points.filter((one, index) => one && !points[index - 1]).length;
        expect(linePath(points).match(/M/g) ?? []).toHaveLength(runs);
        expect(linePath(points) + areaPath(points, 400)).not.toMatch(/NaN|undefined|Infinity/);
      }),
    );
  });

  it('go round a circle from the top', () => {
    const round = ({ x, y }: { x: number; y: number }) => [Math.round(x) + 0, Math.round(y) + 0];
    expect([0, 0.25, 0.5, 0.75].map((turn) => round(onCircle(10, turn)))).toEqual([
      [0, -10],
      [10, 0],
      [0, 10],
      [-10, 0],
    ]);
    expect(ringPath(10, 6, 0, 1).match(/M/g)).toHaveLength(2);
    expect(ringPath(10, 6, 0, 0.25)).toBe('M0 -10A10 10 0 0 1 10 0L6 0A6 6 0 0 0 0 -6Z');
  });
});

describe('slices', () => {
  const others = (count: number) => `Khác ${count}`;
  const some = (...values: (number | null)[]) =>
    values.map((value, index) => ({ id: String(index), label: String(index), value }));

  it('are sorted, and the smallest of too many put together', () => {
    const drawn = slicesOf(some(1, 5, 2, 3, 1), 3, others);
    expect(drawn.map(({ label, value, folded }) => [label, value, folded])).toEqual([
      ['1', 5, false],
      ['3', 3, false],
      ['Khác 3', 4, true],
    ]);
  });

  it('fill the ring once, without a hole and without an overlap', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: -1e12, max: 1e13 })), { minLength: 1 }),
        fc.integer({ min: 2, max: 8 }),
        (values, max) => {
          const drawn = slicesOf(some(...values), max, others);
          expect(drawn.length).toBeLessThanOrEqual(max);
          let turn = 0;
          for (const { from, to } of drawn) {
            expect(from).toBe(turn);
            expect(to).toBeGreaterThanOrEqual(from);
            turn = to;
          }
          const whole = values.some((value) => (value ?? 0) > 0);
          expect(turn).toBeCloseTo(whole ? 1 : 0, 9);
        },
      ),
    );
  });
});

describe('text in a drawing', () => {
  it('is cut where it would not fit, whole letters at a time', () => {
    expect(fitText('Quầy 2', 200, 1)).toBe('Quầy 2');
    const cut = fitText('ẨN ẪN ỖNG ỂN NGHIỆP'.normalize('NFD'), 60, 1);
    expect(cut).toMatch(/^ẨN ẪN.*…$/);
    expect(textWidth(cut, 1)).toBeLessThanOrEqual(60);
    expect(fitText('W', 0, 1)).toBe('W…');
  });
});
