import { copyText, toast } from '#design-system';

/** Messages after copying, and when the browser refuses. */
interface CopyWords {
  done: string;
  failed: string;
}

/**
 * Copies a text and reports the result in a toast. Returns whether it was copied.
 */
export async function copyAndTell(text: string, { done, failed }: CopyWords): Promise<boolean> {
  const copied = await copyText(text);
  toast(copied ? { tone: 'success', title: done } : { tone: 'danger', title: failed });
  return copied;
}

/** Shares a text if the device supports it, otherwise copies it and confirms. */
export async function shareOrCopy(data: { title?: string; text: string }, words: CopyWords): Promise<void> {
  try {
    await navigator.share(data);
  } catch (cause) {
    // Closing the share sheet is a cancel: no message.
    if (cause instanceof DOMException && cause.name === 'AbortError') return;
    await copyAndTell(data.text, words);
  }
}
