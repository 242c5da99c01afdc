import {
  BusinessIcon,
  type Command,
  type CommandSection,
  DENSITIES,
  DotIcon,
  HelpIcon,
  type IconType,
  LAYOUT_MODES,
  LanguageIcon,
  MenuIcon,
  PreferencesIcon,
  ProfileIcon,
  SCHEMES,
  SearchIcon,
  type Settings,
  SignOutIcon,
  TransactionIcon,
} from '#design-system';
import { type Business, isActive } from './api/businesses.ts';
import type { Translate } from './i18n/index.ts';
import { EVERYWHERE, GO_TO, keyName } from './lib/shortcutKeys.ts';
import { groups, type RouteEntry } from './routes.tsx';

/** What the palette offers, section by section. No React: what a command does is handed in. */

/** Of pages that have none because they are not in the menu. */
const icons: Record<string, IconType> = {
  '/merchant/profile': ProfileIcon,
  '/merchant/help-center': HelpIcon,
};

const letters = new Map<string, string>(Object.entries(GO_TO).map(([letter, path]) => [path, letter]));

/** The screens that this person may open, each with its keys. */
export function pageCommands(
  pages: readonly RouteEntry[],
  t: Translate,
  go: (path: string) => void,
): CommandSection {
  const commands = pages.map(({ path, title, icon, group }): Command => {
    const letter = letters.get(path);
    return {
      id: path,
      label: t(title),
      // The address is English, and so are some of those who search.
      also: path.replace(/\W+/g, ' '),
      ...(group && { description: t(groups[group].title) }),
      icon: icon ?? icons[path] ?? DotIcon,
      ...(letter && { keys: [`g ${letter}`] }),
      onSelect: () => go(path),
    };
  });
  return { id: 'pages', title: t('palette.pages'), commands };
}

/** The businesses to change to: of an ADMIN with several. */
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
      t(isActive(business) ? 'shell.active' : 'shell.inactive'),
    ].join(' · '),
    icon: BusinessIcon,
    current: business.id === current,
    onSelect: () => business.id !== current && choose(business.id),
  }));
  return { id: 'businesses', title: t('shell.business'), commands };
}

interface Deeds {
  settings: () => void;
  shortcuts: () => void;
  menu: () => void;
  signOut: () => void;
}

const way = (name: keyof typeof EVERYWHERE) => EVERYWHERE[name].keys.map(keyName);

/** What can be done from anywhere. */
export function deedCommands(t: Translate, deeds: Deeds): CommandSection {
  const commands: Command[] = [
    {
      id: 'settings',
      label: t('settings.title'),
      also: 'settings appearance',
      icon: PreferencesIcon,
      onSelect: deeds.settings,
    },
    {
      id: 'shortcuts',
      label: t('shortcut.title'),
      also: 'keyboard shortcuts',
      icon: HelpIcon,
      keys: way('sheet'),
      onSelect: deeds.shortcuts,
    },
    {
      id: 'menu',
      label: t('shortcut.menu'),
      also: 'sidebar',
      icon: MenuIcon,
      keys: way('menu'),
      onSelect: deeds.menu,
    },
    {
      id: 'sign-out',
      label: t('action.signOut'),
      also: 'sign out logout',
      icon: SignOutIcon,
      onSelect: deeds.signOut,
    },
  ];
  return { id: 'deeds', title: t('palette.deeds'), commands };
}

/** Looks, changed without the panel: the other language, scheme, layout and density. */
export function lookCommands(
  t: Translate,
  settings: Pick<Settings, 'scheme' | 'layout' | 'density'>,
  change: (settings: Partial<Settings>) => void,
  language: { name: string; choose: () => void },
): CommandSection {
  const choices = <K extends 'scheme' | 'layout' | 'density'>(
    setting: K,
    values: readonly Settings[K][],
    nameOf: (value: Settings[K]) => string,
  ) =>
    values.map((value) => ({
      id: `${setting}:${value}`,
      label: `${t(`settings.${setting}`)}: ${nameOf(value)}`,
      also: `${setting} ${value}`,
      icon: PreferencesIcon,
      current: settings[setting] === value,
      onSelect: () => change({ [setting]: value }),
    }));
  const commands: Command[] = [
    {
      id: `language:${language.name}`,
      label: `${t('shell.language')}: ${language.name}`,
      also: 'language',
      icon: LanguageIcon,
      onSelect: language.choose,
    },
    ...choices('scheme', SCHEMES, (value) => t(`settings.schemes.${value}`)),
    ...choices('layout', LAYOUT_MODES, (value) => t(`settings.layouts.${value}`)),
    ...choices('density', DENSITIES, (value) => t(`settings.densities.${value}`)),
  ];
  return { id: 'looks', title: t('settings.title'), commands };
}

const LIST = '/merchant/transaction';

/** A text that may be the id of a transaction, or another code that transactions are found by. */
const looksLikeId = (text: string) => /^[\w./-]{5,64}$/.test(text) && text.replace(/\D/g, '').length >= 4;

/** What is typed, taken for a transaction's id: its own page, and the search of the list. */
export function transactionCommands(
  query: string,
  t: Translate,
  go: (path: string) => void,
): CommandSection[] {
  if (!looksLikeId(query)) return [];
  const commands = [
    {
      id: 'transaction:open',
      label: t('palette.openTransaction', { id: query }),
      icon: TransactionIcon,
      onSelect: () => go(`${LIST}/${encodeURIComponent(query)}`),
    },
    {
      id: 'transaction:search',
      label: t('palette.searchTransactions', { text: query }),
      icon: SearchIcon,
      onSelect: () => go(`${LIST}?q=${encodeURIComponent(query)}`),
    },
  ];
  return [{ id: 'typed', title: t('route.transaction'), commands }];
}
