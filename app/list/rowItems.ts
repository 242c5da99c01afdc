import { CopyIcon, type MenuItem, ShowIcon } from '#design-system';
import type { Translate } from '../i18n/index.ts';
import { copyId } from './copyId.ts';

/** The menu item that opens a row's page. */
export const openItem = (href: string, t: Translate): MenuItem => ({
  id: 'open',
  label: t('action.open'),
  icon: ShowIcon,
  href,
  shortcut: 'Enter',
});

/** The menu item that copies a row's id, or the name that identifies it. */
export const copyItem = (id: string, t: Translate): MenuItem => ({
  id: 'copy',
  label: t('action.copyId'),
  icon: CopyIcon,
  onSelect: () => void copyId(id, t),
});
