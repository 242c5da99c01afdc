import type { Translate } from '../../i18n/index.ts';

/** Largest logo, in bytes (docs/contract.md). */
export const MAX_LOGO_BYTES = 2 * 1024 * 1024;
/** Shortest and longest allowed side of the source picture, in pixels. */
export const [MIN_SIDE, MAX_SIDE] = [128, 4096];
/** Side of the uploaded square, in pixels: enough for the largest place where the portal shows it. */
const SENT_SIDE = 256;

export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Which part of a non-square picture is kept: its left or top, its middle, its right or bottom. */
export const LOGO_PARTS = ['start', 'center', 'end'] as const;
export type LogoPart = (typeof LOGO_PARTS)[number];

/** Facts read from a picture's bytes; its name and type cannot be trusted. */
export interface Picture {
  type: (typeof LOGO_TYPES)[number];
  /** Pixels. */
  width: number;
  height: number;
}

/** Reads type and size from the head of a PNG, JPEG or WebP file; undefined for anything else, such as an SVG. */
export function readPicture(bytes: Uint8Array): Picture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length));
  try {
    if (word(0, 8) === '\x89PNG\r\n\x1a\n' && word(12, 4) === 'IHDR')
      return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
    if (word(0, 4) === 'RIFF' && word(8, 4) === 'WEBP') return readWebp(view, word(12, 4));
    if (view.getUint16(0) === 0xffd8) return readJpeg(view);
  } catch {
    // The file ends before its dimensions.
  }
  return undefined;
}

function readWebp(view: DataView, chunk: string): Picture | undefined {
  const size = (width: number, height: number): Picture => ({ type: 'image/webp', width, height });
  if (chunk === 'VP8 ') return size(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  if (chunk === 'VP8X')
    return size((view.getUint32(24, true) & 0xffffff) + 1, (view.getUint32(26, true) >>> 8) + 1);
  if (chunk !== 'VP8L') return undefined;
  const bits = view.getUint32(21, true);
  return size((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
}

/** The dimensions are in the frame header (SOF), after segments of any length. */
function readJpeg(view: DataView): Picture | undefined {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
  }
  return undefined;
}

/** The chosen file can no longer be read: moved, deleted, changed, or its disk was removed. */
export class UnreadableLogo extends Error {}

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new UnreadableLogo(undefined, { cause });
  }
}

/**
 * The picture in a file, with its dimensions as displayed: EXIF may rotate a photo, which the width and height in the
 * file do not reflect. Throws an `UnreadableLogo`.
 */
export async function pictureOf(file: File): Promise<Picture | undefined> {
  const picture = readPicture(await bytesOf(file));
  const bitmap = picture && (await decode(file).catch(() => undefined));
  if (!bitmap) return picture;
  const { width, height } = bitmap;
  bitmap.close();
  return { ...picture, width, height };
}

/** Why a file cannot be a logo, as a sentence; undefined if it can. */
export async function logoProblem(file: File, t: Translate): Promise<string | undefined> {
  const bytes = await bytesOf(file).catch(() => undefined);
  if (!bytes) return t('business.logo.gone');
  const picture = readPicture(bytes);
  if (!picture) return t('business.logo.notPicture');
  const { width, height } = picture;
  if (Math.min(width, height) < MIN_SIDE)
    return t('business.logo.tooSmall', { width, height, min: MIN_SIDE });
  if (Math.max(width, height) > MAX_SIDE)
    return t('business.logo.tooLarge', { width, height, max: MAX_SIDE });
  try {
    (await decode(file))?.close();
  } catch {
    return t('business.logo.broken');
  }
  return undefined;
}

/** Whether a picture fits a square without cropping. */
export const isSquare = ({ width, height }: Picture) => width === height;

const decode = async (file: File) =>
  typeof createImageBitmap === 'undefined' ? undefined : createImageBitmap(file);

/**
 * The square crop of a picture, at most 256 pixels wide. It is always redrawn, because a file may contain more than its
 * picture. The file is read before anything is sent: throws an `UnreadableLogo`.
 */
export async function squareLogo(file: File, part: LogoPart): Promise<File> {
  const bytes = await bytesOf(file);
  const bitmap = await createImageBitmap(new File([bytes], file.name, { type: file.type }));
  const { width, height } = bitmap;
  const side = Math.min(width, height);
  const share = LOGO_PARTS.indexOf(part) / 2;
  const canvas = new OffscreenCanvas(Math.min(side, SENT_SIDE), Math.min(side, SENT_SIDE));
  canvas
    .getContext('2d')
    ?.drawImage(
      bitmap,
      (width - side) * share,
      (height - side) * share,
      side,
      side,
      0,
      0,
      canvas.width,
      canvas.height,
    );
  bitmap.close();
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'logo.png', { type: 'image/png' });
}
