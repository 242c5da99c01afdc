import {
  type Action,
  BusinessIcon,
  type CommandSection,
  DotIcon,
  HelpIcon,
  type IconType,
  ProfileIcon,
  SearchIcon,
  TransactionIcon,
} from '#design-system';
import { type Business, isActive } from '../../api/businesses.ts';
import type { Translate } from '../../i18n/index.ts';
import { panels } from '../../panels.tsx';
import { groups, type RouteEntry } from '../../routes.tsx';
import { GO_TO } from '../../state/shortcutKeys.ts';

/** Destinations of the palette, by section. Without React: actions are passed in. */

/** Icons of pages that have none, because they are not in the menu. */
const icons: Record<string, IconType> = {
  '/merchant/profile': ProfileIcon,
  '/merchant/help-center': HelpIcon,
};

const letters = new Map<string, string>(Object.entries(GO_TO).map(([letter, path]) => [path, letter]));

/** The screens that this user may open, each with its keys. */
export function pageCommands(
  pages: readonly RouteEntry[],
  t: Translate,
  go: (path: string) => void,
): CommandSection {
  const commands = pages.map(({ path, title, icon, group }): Action => {
    const letter = letters.get(path);
    return {
      id: path,
      label: t(title),
      // Paths are in English, as are the searches of some users.
      keywords: path.replace(/\W+/g, ' '),
      ...(group && { description: t(groups[group].title) }),
      icon: icon ?? icons[path] ?? DotIcon,
      ...(letter && { keys: [`g ${letter}`] }),
      run: () => go(path),
    };
  });
  return { id: 'pages', title: t('palette.pages'), commands };
}

/** Tasks that this user may start from any page. */
export function taskCommands(
  t: Translate,
  may: (scope: string) => boolean,
  open: (name: string) => void,
): Action[] {
  return Object.entries(panels)
    .filter(([, { scope, ofRecord }]) => !ofRecord && (!scope || may(scope)))
    .map(([name, { title, icon }]) => ({
      id: `task:${name}`,
      label: t(title),
      keywords: name.replace('-', ' '),
      icon,
      run: () => open(name),
    }));
}

/** The businesses to switch to: for an ADMIN with several. */
export function businessCommands(
  businesses: readonly Business[],
  current: string | undefined,
  t: Translate,
  choose: (id: string) => void,
): CommandSection {
  const commands = businesses.map((business) => ({
    id: `business:${business.id}`,
    label: business.companyName ?? business.id,
    description: [
      business.registrationNumber ?? '-',
      ...(isActive(business) === undefined
        ? []
        : [t(isActive(business) ? 'shell.active' : 'shell.inactive')]),
    ].join(' · '),
    icon: BusinessIcon,
    checked: business.id === current,
    run: () => business.id !== current && choose(business.id),
  }));
  return { id: 'businesses', title: t('shell.business'), commands };
}

const LIST = '/merchant/transaction';

/** A text that may be the id of a transaction, or another code that finds transactions. */
const looksLikeId = (text: string) =>
  /^[\w./#?&+%-]{5,64}$/.test(text) && text.replace(/\D/g, '').length >= 4;

/**
 * Commands for a typed transaction code: the search of the list, which also finds order codes and bank references, and
 * the page of the transaction with that id.
 */
export function transactionCommands(
  query: string,
  t: Translate,
  go: (path: string) => void,
): CommandSection[] {
  if (!looksLikeId(query)) return [];
  const commands = [
    {
      id: 'transaction:search',
      label: t('palette.searchTransactions', { text: query }),
      icon: SearchIcon,
      run: () => go(`${LIST}?q=${encodeURIComponent(query)}`),
    },
    {
      id: 'transaction:open',
      label: t('palette.openTransaction', { id: query }),
      icon: TransactionIcon,
      run: () => go(`${LIST}/${encodeURIComponent(query)}`),
    },
  ];
  return [{ id: 'typed', title: t('route.transaction'), commands }];
}
