/* The found setting gets the focus and, unless motion is reduced, a ring that fades. */
import { afterEach, expect, it, vi } from 'vitest';
import { lightUp } from '#design-system';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it.each([
  { reduced: false, rings: 1 },
  { reduced: true, rings: 0 },
])(
  'with reduced motion $reduced it draws $rings rings, and takes the focus in any case',
  ({ reduced, rings }) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: reduced && query === '(prefers-reduced-motion: reduce)',
    }));
    const heading = document.body.appendChild(document.createElement('h2'));
    const animate = vi.fn();
    heading.animate = animate;
    lightUp(heading);
    expect(document.activeElement).toBe(heading);
    expect(animate).toHaveBeenCalledTimes(rings);
  },
);
