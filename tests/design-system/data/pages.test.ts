import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageBounds, pageCount, pagePlaces } from '../../../design-system/data/list/pages.ts';

describe('pagePlaces', () => {
  it('shows every page of a short list', () => {
    expect(pagePlaces(1, 1)).toEqual([1]);
    expect(pagePlaces(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('puts gaps where pages are left out', () => {
    expect(pagePlaces(1, 65)).toEqual([1, 2, 3, 4, 5, 'gap-end', 65]);
    expect(pagePlaces(30, 65)).toEqual([1, 'gap-start', 29, 30, 31, 'gap-end', 65]);
    expect(pagePlaces(64, 65)).toEqual([1, 'gap-start', 61, 62, 63, 64, 65]);
  });

  it('always holds the first, the last and the current page, in order, in seven places at most', () => {
    const lists = fc
      .integer({ min: 1, max: 100_000 })
      .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
    fc.assert(
      fc.property(lists, ([page, last]) => {
        const places = pagePlaces(page, last);
        const numbers = places.filter((place) => typeof place === 'number');
        expect(places.length).toBe(Math.min(last, 7));
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, last]));
      }),
    );
  });

  it('never puts a gap where one page would fit', () => {
    for (let page = 1; page <= 20; page++) {
      const places = pagePlaces(page, 20);
      places.forEach((place, index) => {
        if (typeof place === 'number') return;
        const [before, after] = [places[index - 1], places[index + 1]];
        expect(Number(after) - Number(before)).toBeGreaterThan(2);
      });
    }
  });
});

it('counts pages and the rows of one page', () => {
  expect(pageCount(0, 20)).toBe(1);
  expect(pageCount(1284, 20)).toBe(65);
  expect(pageBounds(1, 20, 0)).toEqual({ from: 0, to: 0 });
  expect(pageBounds(1, 20, 1284)).toEqual({ from: 1, to: 20 });
  expect(pageBounds(65, 20, 1284)).toEqual({ from: 1281, to: 1284 });
});
