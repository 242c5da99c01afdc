import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keptFiles, readHashes } from '../visual/hashes.mjs';
import { BASELINE } from '../visual/paths.mjs';
import { crop, decode, encode, hashOf, type Picture } from '../visual/picture.ts';
import { listOffences, sameOffences, weightOffences } from './pictures.ts';

const files = keptFiles();

describe('the pictures', () => {
  it('are all different', () => {
    expect(sameOffences(readHashes())).toEqual([]);
  });

  it('stand in the list of their hashes', () => {
    expect(listOffences(files, readHashes())).toEqual([]);
  });

  it('weigh at most 40 MB', () => {
    const pictures = files.filter((file) => file.endsWith('.webp'));
    expect(
      weightOffences(pictures.reduce((sum, file) => sum + statSync(join(BASELINE, file)).size, 0)),
    ).toEqual([]);
  });
});

/** A white picture with a black rectangle. */
function drawn(
  width: number,
  height: number,
  block: { x: number; y: number; width: number; height: number },
): Picture {
  const pixels = Buffer.alloc(width * height * 3, 255);
  for (let y = block.y; y < block.y + block.height; y++) {
    pixels.fill(0, (y * width + block.x) * 3, (y * width + block.x + block.width) * 3);
  }
  return { width, height, pixels };
}

describe('a picture', () => {
  it('is cropped to its content with 16 px around', () => {
    const cropped = crop(drawn(200, 100, { x: 40, y: 30, width: 3, height: 2 }));
    expect(cropped).toEqual(drawn(35, 34, { x: 16, y: 16, width: 3, height: 2 }));
  });

  it('stays inside the window where the content is near its edge', () => {
    const { width, height } = crop(drawn(200, 100, { x: 190, y: 4, width: 5, height: 90 }));
    expect([width, height]).toEqual([26, 100]);
  });

  it('stays whole where the content reaches into a corner, or where there is none', () => {
    const cornered = drawn(60, 60, { x: 50, y: 50, width: 10, height: 10 });
    expect(crop(cornered)).toBe(cornered);
    const empty = drawn(60, 60, { x: 0, y: 0, width: 0, height: 0 });
    expect(crop(empty)).toBe(empty);
  });

  it('is never thousands of pixels high', () => {
    expect(crop(drawn(60, 5000, { x: 20, y: 10, width: 9, height: 4900 })).height).toBeLessThanOrEqual(1600);
  });

  it('comes back from both kinds of files to the pixel, and has one hash', async () => {
    const picture = drawn(60, 40, { x: 20, y: 10, width: 7, height: 5 });
    for (const type of ['webp', 'png'] as const) {
      const back = await decode(await encode(picture, type));
      expect(hashOf(back)).toBe(hashOf(picture));
    }
    expect(hashOf(drawn(60, 40, { x: 20, y: 10, width: 7, height: 6 }))).not.toBe(hashOf(picture));
  });
});
