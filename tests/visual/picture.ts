/**
 * Pictures as pixels: reads screenshots and baselines, crops, hashes and writes them. The codec is loaded only where
 * pictures are compared, so other machines do not need it.
 */
import { createHash } from 'node:crypto';

/** Three bytes for each pixel: red, green, blue. */
export interface Picture {
  width: number;
  height: number;
  pixels: Buffer;
}

const CHANNELS = 3;
/** The space around the content of a cropped picture, in px. */
const MARGIN = 16;
/** The maximum height of a cropped picture, in px: reviewers do not look at longer ones. */
const HIGHEST = 1600;

const codec = async () => (await import('sharp')).default;

/** Reads a PNG or a WebP. */
export async function decode(file: Buffer | string): Promise<Picture> {
  const sharp = await codec();
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Encodes a picture: as lossless WebP for a baseline, as PNG for odiff and the report. */
export async function encode({ width, height, pixels }: Picture, type: 'webp' | 'png'): Promise<Buffer> {
  const sharp = await codec();
  const image = sharp(pixels, { raw: { width, height, channels: CHANNELS } });
  return (type === 'webp' ? image.webp({ lossless: true, effort: 6 }) : image.png()).toBuffer();
}

/** SHA-256 of size and pixels, so that the hash does not depend on the encoder. */
export const hashOf = ({ width, height, pixels }: Picture) =>
  createHash('sha256').update(`${width} x ${height}\n`).update(pixels).digest('hex');

/**
 * Crops a picture to its content with a margin. The colour of the four corners counts as background; if they differ, the
 * content reaches into a corner, and the picture is not cropped.
 */
export function crop(picture: Picture): Picture {
  const { width, height, pixels } = picture;
  const row = width * CHANNELS;
  const corner = pixels.subarray(0, CHANNELS);
  const [red, green, blue] = corner;
  // Not with `compare`: its call takes longer than these three bytes.
  const isCorner = (at: number) => pixels[at] === red && pixels[at + 1] === green && pixels[at + 2] === blue;
  if (![row - CHANNELS, (height - 1) * row, height * row - CHANNELS].every(isCorner)) return picture;

  const plain = Buffer.alloc(row, corner);
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++) {
    if (pixels.compare(plain, 0, row, y * row, (y + 1) * row) === 0) continue;
    top = Math.min(top, y);
    bottom = y;
    for (let x = 0; x < left; x++) if (!isCorner(y * row + x * CHANNELS)) left = x;
    for (let x = width - 1; x > right; x--) if (!isCorner(y * row + x * CHANNELS)) right = x;
  }
  if (bottom < 0) return picture;
  left = Math.max(0, left - MARGIN);
  right = Math.min(width - 1, right + MARGIN);
  top = Math.max(0, top - MARGIN);
  bottom = Math.min(height - 1, bottom + MARGIN, top + HIGHEST - 1);
  const rows = Array.from({ length: bottom - top + 1 }, (_, index) => {
    const start = (top + index) * row;
    return pixels.subarray(start + left * CHANNELS, start + (right + 1) * CHANNELS);
  });
  return { width: right - left + 1, height: rows.length, pixels: Buffer.concat(rows) };
}
