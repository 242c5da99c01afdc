import type { IconType } from './icon/icons.ts';

/**
 * Something that users can do, or a page to go to. Menus, the command palette, buttons and the list of shortcuts all show
 * the same object.
 */
export interface Action {
  /** Unique in its list, and stable over time: the palette stores recent actions by it. */
  id: string;
  label: string;
  /** A second line in the palette: a number, its target. Searched too. */
  description?: string;
  /** More words that the palette finds it by: the other language, an old name. */
  keywords?: string;
  icon?: IconType;
  /** Ways to press it, for display: `Ctrl+K` at once, `g t` one after the other. Several are alternatives. */
  keys?: readonly string[];
  tone?: 'neutral' | 'danger';
  /** A choice that is on or off: this language, this theme. */
  checked?: boolean;
  separatorBefore?: boolean;
  /** Why it cannot be done now, in one sentence. It stays focusable, so that the reason can be read. */
  disabled?: string | false | undefined;
  /** Makes it a link in a menu or as a button; the palette needs `run`. */
  href?: string;
  /** Runs after a menu or the palette has closed and the focus has returned. */
  run?: () => void;
}
