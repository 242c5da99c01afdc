/** Whether a file can be a logo depends on its bytes: its name and type cannot be trusted. */
import { describe, expect, it, vi } from 'vitest';
import { createTranslate, loadLocale } from '#app/i18n/index.ts';
import { logoProblem, readPicture, squareLogo } from '#app/screens/business/logo.ts';

const text = (words: string) => Array.from(words, (letter) => letter.charCodeAt(0));
const u32 = (number: number) => [24, 16, 8, 0].map((shift) => (number >>> shift) & 0xff);
const u16 = (number: number) => [number >>> 8, number & 0xff];
const u24le = (number: number) => [number & 0xff, (number >>> 8) & 0xff, number >>> 16];

const png = (width: number, height: number) => [
  ...text('\x89PNG\r\n\x1a\n'),
  ...u32(13),
  ...text('IHDR'),
  ...u32(width),
  ...u32(height),
];
/** With an extra segment before the frame, as cameras write it. */
const jpeg = (width: number, height: number) => [
  ...[0xff, 0xd8, 0xff, 0xe1, ...u16(6), 1, 2, 3, 4],
  ...[0xff, 0xc2, ...u16(17), 8, ...u16(height), ...u16(width), 3],
];
const riff = (chunk: string, body: number[]) => [
  ...text('RIFF'),
  ...[0, 0, 0, 0],
  ...text(`WEBP${chunk}`),
  ...[0, 0, 0, 0],
  ...body,
];
const lossy = (width: number, height: number) =>
  riff('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...u16(width).toReversed(), ...u16(height).toReversed()]);
const lossless = (width: number, height: number) => {
  const bits = (width - 1) | ((height - 1) << 14);
  return riff('VP8L', [0x2f, ...u32(bits).toReversed()]);
};
const extended = (width: number, height: number) =>
  riff('VP8X', [0, 0, 0, 0, ...u24le(width - 1), ...u24le(height - 1)]);

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const file = (bytes: number[], name = 'logo.png') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });

describe('the size of a picture', () => {
  it.each([
    ['image/png', png],
    ['image/jpeg', jpeg],
    ['image/webp', lossy],
    ['image/webp', lossless],
    ['image/webp', extended],
  ])('is read from a file of %s', (type, make) => {
    expect(readPicture(new Uint8Array(make(640, 301)))).toEqual({ type, width: 640, height: 301 });
  });

  it.each([
    ['an SVG', text(SVG)],
    ['a page', text('<!doctype html>')],
    ['nothing', []],
    ['half a PNG', png(640, 301).slice(0, 18)],
    ['half a JPEG', jpeg(640, 301).slice(0, 14)],
    ['a WebP of another kind', riff('ANIM', [0, 0, 0, 0])],
    ['a GIF', text('GIF89a')],
  ])('is not read from %s', (_, bytes) => {
    expect(readPicture(new Uint8Array(bytes))).toBeUndefined();
  });
});

describe('a file that cannot be a logo', () => {
  it.each([
    ['an SVG that calls itself a PNG', text(SVG), /không phải ảnh PNG, JPEG hoặc WebP/],
    ['a small picture', png(127, 400), /127 × 400 px, mỗi cạnh cần ít nhất 128 px/],
    ['a large picture', jpeg(400, 4097), /400 × 4097 px, mỗi cạnh tối đa 4096 px/],
  ])('shows the reason: %s', async (_, bytes, sentence) => {
    await loadLocale('vi');
    expect(await logoProblem(file(bytes), createTranslate('vi'))).toMatch(sentence);
  });

  it('is not one of a valid size, under any name', async () => {
    await loadLocale('vi');
    expect(await logoProblem(file(jpeg(128, 4096), 'logo.png'), createTranslate('vi'))).toBeUndefined();
  });
});

it('redraws even a square picture, so that other content of its file is not sent', async () => {
  // The browser's own classes, missing in Node.
  vi.stubGlobal('createImageBitmap', async () => ({ width: 256, height: 256, close: () => undefined }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage: () => undefined });
      convertToBlob = async () => new Blob([new Uint8Array(png(256, 256))]);
    },
  );
  const sent = await squareLogo(file([...png(256, 256), ...text('<script>alert(1)</script>')]), 'center');
  expect([...new Uint8Array(await sent.arrayBuffer())]).toEqual(png(256, 256));
  vi.unstubAllGlobals();
});
