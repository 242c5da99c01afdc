import type { Action } from '../../base/action.ts';
import type { Shortcut } from './Keys.tsx';

export interface CommandSection {
  id: string;
  title: string;
  commands: readonly Action[];
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
