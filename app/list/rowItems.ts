import { type Action, CopyIcon, ShowIcon } from '#design-system';
import type { Translate } from '../i18n/index.ts';
import { copyId } from './copyId.ts';

/** The menu item that opens a row's page. */
export const openItem = (href: string, t: Translate): Action => ({
  id: 'open',
  label: t('action.open'),
  icon: ShowIcon,
  href,
  keys: ['Enter'],
});

/** The menu item that copies a row's id, or the name that identifies it. */
export const copyItem = (id: string, t: Translate): Action => ({
  id: 'copy',
  label: t('action.copyId'),
  icon: CopyIcon,
  run: () => void copyId(id, t),
});
