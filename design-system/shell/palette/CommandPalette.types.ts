import type { IconType } from '../../base/icon/icons.ts';
import type { Shortcut } from './Keys.tsx';

/** An action, or a page to go to. */
export interface Command {
  /** Unique among all commands, and stable over time: recent commands are stored by it. */
  id: string;
  label: string;
  /** A second line: a number, its target. Searched too. */
  description?: string;
  /** More search words that are not shown: the other language, an old name. */
  also?: string;
  icon?: IconType;
  /** The keyboard shortcut, for display only. */
  keys?: readonly string[];
  /** Already active: this language, this theme. */
  current?: boolean;
  /** Called after the palette has closed and the focus has returned. */
  onSelect(): void;
}

export interface CommandSection {
  id: string;
  title: string;
  commands: readonly Command[];
  /** Shown only as a match of a query. */
  typed?: boolean;
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Name of the palette. */
  label: string;
  placeholder?: string;
  sections: ReadonlyArray<CommandSection>;
  /** Ids of recent commands, latest first: the first five are listed first while the query is empty. */
  recent?: ReadonlyArray<string>;
  /** Called when a command was chosen. */
  onUse?: (id: string) => void;
  /** Commands made from the query, listed before all others: "open transaction GD-1024". */
  sectionsFor?: (query: string) => readonly CommandSection[];
  /** Keys explained at the bottom, where there is a keyboard. */
  hints?: ReadonlyArray<Shortcut>;
}
