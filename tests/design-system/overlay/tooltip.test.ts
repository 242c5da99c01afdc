import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeTooltip } from '#design-system/overlay/tooltipPlace.ts';

const view = { width: 1280, height: 800 };

describe('placeTooltip', () => {
  it('stands centred above its element', () => {
    expect(
      placeTooltip({ left: 600, top: 400, width: 40, height: 32 }, { width: 100, height: 24 }, view),
    ).toEqual({
      left: 570,
      top: 370,
    });
  });

  it('goes below where there is no room above', () => {
    const { top } = placeTooltip(
      { left: 600, top: 10, width: 40, height: 32 },
      { width: 100, height: 24 },
      view,
    );
    expect(top).toBeGreaterThan(42);
  });

  it('never leaves the window sideways', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 1480 }), fc.integer({ min: 1, max: 1264 }), (left, width) => {
        const place = placeTooltip({ left, top: 400, width: 40, height: 32 }, { width, height: 24 }, view);
        expect(place.left).toBeGreaterThanOrEqual(8);
        expect(place.left + width).toBeLessThanOrEqual(view.width - 8);
      }),
    );
  });
});
