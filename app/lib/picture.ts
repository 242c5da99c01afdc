import { download } from './download.ts';

/** What became of a picture: given to another app, saved as a file, or taken back by the person. */
export type PictureOutcome = 'shared' | 'saved' | 'cancelled';

/** A drawing as a PNG file of this name, which ends in `.png`. */
export async function pictureFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture is empty.');
  return new File([blob], name, { type: blob.type });
}

/** Whether this device gives files to other apps (a phone does). */
export const canShareFiles = (): boolean =>
  navigator.canShare?.({ files: [new File([], 'a.png', { type: 'image/png' })] }) ?? false;

/** Gives a picture to another app where the device does that, else saves it. */
export async function sharePicture(canvas: HTMLCanvasElement, name: string): Promise<PictureOutcome> {
  const file = await pictureFile(canvas, name);
  if (canShareFiles()) {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') return 'cancelled';
      // The click was too long ago, or no app takes it: saved instead.
    }
  }
  download(file, name);
  return 'saved';
}
