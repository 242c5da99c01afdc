import { copyText, toast } from '#design-system';

/** What is said once it is copied, and where the browser refuses. */
interface CopyWords {
  done: string;
  failed: string;
}

/**
 * Copies a text and says in a toast what came of it: nothing else on the page would show it. Gives whether it was copied.
 */
export async function copyAndTell(text: string, { done, failed }: CopyWords): Promise<boolean> {
  const copied = await copyText(text);
  toast(copied ? { tone: 'success', title: done } : { tone: 'danger', title: failed });
  return copied;
}

/** Gives a text to another app where the device does that, else copies it and says so. */
export async function shareOrCopy(data: { title?: string; text: string }, words: CopyWords): Promise<void> {
  try {
    await navigator.share(data);
  } catch (cause) {
    // Whoever closes the list of apps has changed his mind, and is told nothing.
    if (cause instanceof DOMException && cause.name === 'AbortError') return;
    await copyAndTell(data.text, words);
  }
}
