import { describe, expect, it } from 'vitest';
import { isClosingSwipe } from '#design-system/shell/menu/leaving.ts';

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
