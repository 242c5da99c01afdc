import { saveFile } from '#design-system';

/** The only way in which files leave the portal. */
export const download = saveFile;

/** Whether this device can share pictures with other apps, as phones can. */
export const canSharePictures = (): boolean =>
  navigator.canShare?.({ files: [new File([], 'a.png', { type: 'image/png' })] }) ?? false;

/**
 * Shares a drawing as a PNG file if the device supports it, otherwise saves it as `name`. Returns the result: the user
 * may also cancel.
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
      // Too much time since the press, or no app accepts it: save it instead.
    }
  }
  download(blob, name);
  return 'saved';
}
