import { describe, expect, it } from 'vitest';
import { ACCENTS, THEMES } from '#design-system';
import { colorsOf } from '#design-system/theme/accents.ts';
import { contrast, judge } from '#design-system/theme/contrast.ts';

const looks = THEMES.flatMap((theme) => ACCENTS.map((accent) => [theme, accent] as const));

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    // The known neighbours of the limit of text on white.
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
  ])('of %s on %s is %d', (ink, ground, ratio) => {
    expect(contrast(ink, ground)).toBeCloseTo(ratio, 2);
    expect(contrast(ground, ink)).toBe(contrast(ink, ground));
  });

  it.each(looks)('is enough everywhere in %s, %s', (theme, accent) => {
    const failed = judge(colorsOf(theme, accent)).filter(({ passes }) => !passes);
    expect(failed.map(({ on, ratio }) => `${on.join(' on ')} is ${ratio.toFixed(2)}`)).toEqual([]);
  });
});

describe('accents', () => {
  it.each(THEMES)('can be told apart in %s', (theme) => {
    expect(new Set(ACCENTS.map((accent) => colorsOf(theme, accent).accent)).size).toBe(ACCENTS.length);
    expect(new Set(ACCENTS.map((accent) => colorsOf(theme, accent).surfaceSelected)).size).toBe(
      ACCENTS.length,
    );
  });

  it.each(looks)('can be told from muted text in %s, %s', (theme, accent) => {
    const { accentText, textMuted } = colorsOf(theme, accent);
    expect(accentText === textMuted && theme !== 'high-contrast').toBe(false);
  });
});
