import type { Key, Translate } from '../../i18n/index.ts';
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

type Entries = typeof IN_TABLES;

const shortcutsOf = (t: Translate, entries: Entries) =>
  entries.map(({ keys, word }) => ({ keys: keys.map(keyName), label: t(word) }));

/**
 * All shortcuts with descriptions, from the list that types the handlers; of `g`, only those that lead somewhere for
 * this user.
 *
 * @param titles the pages that this user may see, by their address
 */
export function shortcutGroups(t: Translate, titles: ReadonlyMap<string, Key>) {
  const goTo = Object.entries(GO_TO).flatMap(([letter, path]) => {
    const title = titles.get(path);
    return title ? [{ keys: [`g ${letter}`], label: t(title) }] : [];
  });
  /** The shortcuts of one page, for users who may see it. */
  const ofPage = (id: string, page: string, title: Key, entries: Entries) =>
    titles.has(page) ? [{ id, title: t(title), shortcuts: shortcutsOf(t, entries) }] : [];
  return [
    {
      id: 'everywhere',
      title: t('shortcut.everywhere'),
      shortcuts: shortcutsOf(t, Object.values(EVERYWHERE)),
    },
    { id: 'go', title: t('shortcut.goTo'), shortcuts: goTo },
    { id: 'list', title: t('shortcut.inLists'), shortcuts: shortcutsOf(t, Object.values(IN_LISTS)) },
    { id: 'table', title: t('shortcut.inTables'), shortcuts: shortcutsOf(t, IN_TABLES) },
    ...ofPage('approvals', GO_TO.a, 'refundRequest.title', Object.values(IN_APPROVALS)),
    ...ofPage('settlements', GO_TO[2], 'settlementV2.title', Object.values(IN_SETTLEMENTS)),
    ...ofPage('pairs', GO_TO.s, 'reconcile.pairs.open', IN_PAIRS),
    { id: 'record', title: t('shortcut.inRecords'), shortcuts: shortcutsOf(t, Object.values(IN_RECORDS)) },
    { id: 'parts', title: t('shortcut.inParts'), shortcuts: shortcutsOf(t, IN_PARTS) },
  ];
}
