import {
  type Action,
  type CommandSection,
  DENSITIES,
  HelpIcon,
  LAYOUT_MODES,
  LanguageIcon,
  MenuIcon,
  PreferencesIcon,
  SCHEMES,
  type Settings,
  SignOutIcon,
} from '#design-system';
import type { Translate } from '../../i18n/index.ts';
import { EVERYWHERE, keyName } from '../../state/shortcutKeys.ts';

/** Palette commands that do not navigate. Without React: actions are passed in. */

interface Actions {
  settings: () => void;
  /** Undefined if single keys are unavailable. */
  shortcuts: (() => void) | undefined;
  menu: () => void;
  signOut: () => void;
}

const way = (name: keyof typeof EVERYWHERE) => EVERYWHERE[name].keys.map(keyName);

/** Actions available everywhere, the merchant's own tasks first. */
export function actionCommands(
  t: Translate,
  actions: Actions,
  tasks: readonly Action[] = [],
): CommandSection {
  const commands: Action[] = [
    {
      id: 'settings',
      label: t('settings.title'),
      keywords: 'settings appearance',
      icon: PreferencesIcon,
      run: actions.settings,
    },
    ...(actions.shortcuts
      ? [
          {
            id: 'shortcuts',
            label: t('shortcut.title'),
            keywords: 'keyboard shortcuts',
            icon: HelpIcon,
            keys: way('sheet'),
            run: actions.shortcuts,
          },
        ]
      : []),
    {
      id: 'menu',
      label: t('shortcut.menu'),
      keywords: 'sidebar',
      icon: MenuIcon,
      keys: way('menu'),
      run: actions.menu,
    },
    {
      id: 'sign-out',
      label: t('action.signOut'),
      keywords: 'sign out logout',
      icon: SignOutIcon,
      run: actions.signOut,
    },
  ];
  return { id: 'actions', title: t('palette.actions'), commands: [...tasks, ...commands] };
}

/** Appearance settings without the panel: language, colour scheme, layout and density. */
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
      keywords: `${setting} ${value}`,
      icon: PreferencesIcon,
      checked: settings[setting] === value,
      run: () => change({ [setting]: value }),
    }));
  const commands: Action[] = [
    {
      id: `language:${language.name}`,
      label: `${t('shell.language')}: ${language.name}`,
      keywords: 'language',
      icon: LanguageIcon,
      run: language.choose,
    },
    ...choices('scheme', SCHEMES, (value) => t(`settings.schemes.${value}`)),
    ...choices('layout', LAYOUT_MODES, (value) => t(`settings.layouts.${value}`)),
    ...choices('density', DENSITIES, (value) => t(`settings.densities.${value}`)),
  ];
  return { id: 'looks', title: t('settings.title'), commands };
}
