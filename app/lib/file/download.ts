import { saveFile } from '#design-system';

/** The one door by which files leave the portal. */
export const download = saveFile;

/** Whether this device gives pictures to other apps, as a phone does. */
export const canSharePictures = (): boolean =>
  navigator.canShare?.({ files: [new File([], 'a.png', { type: 'image/png' })] }) ?? false;

/**
 * Gives a drawing to another app as a PNG file where the device does that, else saves it under `name`. Says what became
 * of it: somebody may also take it back.
 */
export async function sharePicture(
  drawing: HTMLCanvasElement,
  name: string,
): Promise<'shared' | 'saved' | 'cancelled'> {
  const blob = await new Promise<Blob | null>((resolve) => drawing.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture is empty.');
  if (canSharePictures()) {
    try {
      await navigator.share({ files: [new File([blob], name, { type: blob.type })] });
      return 'shared';
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') return 'cancelled';
      // The press was too long ago, or no app takes it: it is saved instead.
    }
  }
  download(blob, name);
  return 'saved';
}
