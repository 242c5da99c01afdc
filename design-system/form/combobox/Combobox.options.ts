import type { Tone } from '../../theme/tokens.ts';
import { search } from '../fold.ts';

/** An option to choose. */
export interface Option {
  value: string;
  label: string;
  /** A second line: a number, an address. It is searched too. */
  description?: string;
  /** A coloured dot with its meaning in text: an active business. */
  dot?: { tone: Tone; label: string };
  disabled?: boolean;
}

/** The options in display order, as one list for the keyboard, with the number of recent ones at its start. */
export interface Arrangement {
  items: Option[];
  recentCount: number;
}

const textOf = (option: Option) =>
  option.description ? `${option.label} ${option.description}` : option.label;

/** The options that match the query, best match first. Without a query all options, recently chosen ones first. */
export function arrange(
  options: readonly Option[],
  query: string,
  recent: readonly string[] = [],
): Arrangement {
  if (query.trim() !== '') return { items: search(query, options, textOf), recentCount: 0 };
  const byValue = new Map(options.map((option) => [option.value, option]));
  const head = recent.map((value) => byValue.get(value)).filter((option) => option !== undefined);
  const known = new Set(head);
  return { items: [...head, ...options.filter((option) => !known.has(option))], recentCount: head.length };
}
