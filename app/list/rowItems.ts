import { CopyIcon, type MenuItem, ShowIcon } from '#design-system';
import type { Translate } from '../i18n/index.ts';
import { copyId } from './copyId.ts';

/** The line of a row's menu that opens its page. */
export const openItem = (href: string, t: Translate): MenuItem => ({
  id: 'open',
  label: t('action.open'),
  icon: ShowIcon,
  href,
  shortcut: 'Enter',
});

/** The line of a row's menu that copies its id, or what it is called by. */
export const copyItem = (id: string, t: Translate): MenuItem => ({
  id: 'copy',
  label: t('action.copyId'),
  icon: CopyIcon,
  onSelect: () => void copyId(id, t),
});
