import { Button, ShortcutSheet } from '#design-system';
import { type Key, type Translate, useT } from '../../i18n/index.ts';
import { useShellPanel } from '../../state/panels.ts';
import {
  EVERYWHERE,
  GO_TO,
  IN_APPROVALS,
  IN_LISTS,
  IN_PAIRS,
  IN_PARTS,
  IN_RECORDS,
  IN_SETTLEMENTS,
  IN_TABLES,
  keyName,
} from '../../state/shortcutKeys.ts';
import { usePages } from '../usePages.ts';

/** `?`: every key, read from the list that the handlers are typed by; of `g`, those that lead somewhere for this person. */
export function ShortcutHelp(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useT();
  const pages = usePages();
  const [, setPanel] = useShellPanel();
  const goTo = Object.entries(GO_TO).flatMap(([letter, path]) => {
    const page = pages.find((one) => one.path === path);
    return page ? [{ keys: [`g ${letter}`], label: t(page.title) }] : [];
  });
  const maySee = (page: string) => pages.some(({ path }) => path === page);
  /** The keys of one page, for those who may see it. */
  const ofPage = (id: string, page: string, title: Key, entries: Parameters<typeof said>[1]) =>
    maySee(page) ? [{ id, title: t(title), shortcuts: said(t, entries) }] : [];
  return (
    <ShortcutSheet
      {...props}
      title={t('shortcut.title')}
      description={t('shortcut.rules')}
      footer={<Button onClick={() => setPanel('settings')}>{t('settings.title')}</Button>}
      groups={[
        { id: 'everywhere', title: t('shortcut.everywhere'), shortcuts: said(t, Object.values(EVERYWHERE)) },
        { id: 'go', title: t('shortcut.goTo'), shortcuts: goTo },
        { id: 'list', title: t('shortcut.inLists'), shortcuts: said(t, Object.values(IN_LISTS)) },
        { id: 'table', title: t('shortcut.inTables'), shortcuts: said(t, IN_TABLES) },
        ...ofPage('approvals', GO_TO.a, 'refundRequest.title', Object.values(IN_APPROVALS)),
        ...ofPage('settlements', GO_TO[2], 'settlementV2.title', Object.values(IN_SETTLEMENTS)),
        ...ofPage('pairs', GO_TO.s, 'reconcile.pairs.open', IN_PAIRS),
        { id: 'record', title: t('shortcut.inRecords'), shortcuts: said(t, Object.values(IN_RECORDS)) },
        { id: 'parts', title: t('shortcut.inParts'), shortcuts: said(t, IN_PARTS) },
      ]}
    />
  );
}

const said = (t: Translate, entries: readonly (typeof IN_TABLES)[number][]) =>
  entries.map(({ keys, word }) => ({ keys: keys.map(keyName), label: t(word) }));
