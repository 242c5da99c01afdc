import { copyText, toast } from '#design-system';
import type { Translate } from '../i18n/index.ts';

/** Copies the id of a row and says so: nothing else on the page would show it. */
export async function copyId(id: string, t: Translate): Promise<void> {
  const done = await copyText(id);
  toast({ tone: done ? 'success' : 'danger', title: t(done ? 'list.copied' : 'list.copyFailed', { id }) });
}
