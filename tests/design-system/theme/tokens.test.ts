import { describe, expect, it } from 'vitest';
import { px } from '#design-system/theme/tokens.ts';

/** What a browser makes of a length in rem at the default scale: single precision, then steps of 1/64 px, cut off. */
const drawn = (rem: string) => Math.trunc(Math.fround(Number.parseFloat(rem) * 14) * 64) / 64;

describe('a length', () => {
  it('is a whole pixel again at the default scale', () => {
    const lengths = Array.from({ length: 2000 }, (_, index) => index);
    expect(lengths.map((length) => drawn(px(length)))).toEqual(lengths);
  });
});
