import type { Translate } from '../i18n/index.ts';
import { copyAndTell } from '../lib/copyAndTell.ts';

/** Copies the id of a row and confirms it. */
export const copyId = (id: string, t: Translate) =>
  copyAndTell(id, { done: t('list.copied', { id }), failed: t('list.copyFailed', { id }) });
