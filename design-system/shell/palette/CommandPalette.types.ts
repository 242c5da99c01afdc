import type { IconType } from '../../base/icon/icons.ts';
import type { Shortcut } from './Keys.tsx';

/** One thing that can be done or gone to. */
export interface Command {
  /** Unique among all commands, and the same tomorrow: recent ones are known by it. */
  id: string;
  label: string;
  /** A second line: a number, where it leads. Searched too. */
  description?: string;
  /** More words that it is found by, not shown: the other language, an old name. */
  also?: string;
  icon?: IconType;
  /** The shortcut that does the same, for reading only. */
  keys?: readonly string[];
  /** It is so already: this language, this theme. */
  current?: boolean;
  /** Runs when the palette is gone and the focus is back where it came from. */
  onSelect(): void;
}

export interface CommandSection {
  id: string;
  title: string;
  commands: readonly Command[];
  /** Shown only as an answer to what was typed. */
  typed?: boolean;
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Name of the palette. */
  label: string;
  placeholder?: string;
  sections: readonly CommandSection[];
  /** Ids of recent commands, the latest first: the first five come first while the query is empty. */
  recent?: readonly string[];
  /** A command was chosen. */
  onUse?: (id: string) => void;
  /** Commands made from the query, before all others: "open transaction GD-1024". */
  sectionsFor?: (query: string) => readonly CommandSection[];
  /** Keys explained at the foot, where there is a keyboard. */
  hints?: readonly Shortcut[];
}
