import { expect, it } from 'vitest';
import { fitting } from '#design-system/shell/menu/barFit.ts';

it.each([
  ['everything, when it just fits', [10, 10, 10], 32, 3],
  ['fewer, to leave space for "more"', [10, 10, 10], 31, 1],
  ['nothing, when not even one fits beside "more"', [40, 10], 20, 0],
  ['no item at all', [], 20, 0],
])('the bar holds %s', (_, widths, room, expected) => {
  expect(fitting(widths, 1, room, 15)).toBe(expected);
});
