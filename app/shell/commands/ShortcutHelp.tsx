import { Button, ShortcutSheet } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { shortcutGroups } from '../../shared/help/shortcutGroups.ts';
import { useShellPanel } from '../../state/panels.ts';
import { usePages } from '../usePages.ts';

/** `?`: every key of the portal that this user can use. */
export function ShortcutHelp(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useT();
  const pages = usePages();
  const [, setPanel] = useShellPanel();
  return (
    <ShortcutSheet
      {...props}
      title={t('shortcut.title')}
      description={t('shortcut.rules')}
      footer={<Button onClick={() => setPanel('settings')}>{t('settings.title')}</Button>}
      groups={shortcutGroups(t, new Map(pages.map(({ path, title }) => [path, title])))}
    />
  );
}
