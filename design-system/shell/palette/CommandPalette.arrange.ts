import type { Action } from '../../base/action.ts';
import { rank, search } from '../../form/fold.ts';
import type { CommandSection } from './CommandPalette.types.ts';

/** The searched text of a command. */
const textOf = ({ label, description, keywords }: Action) =>
  [label, description, keywords].filter(Boolean).join(' ');

/** How many recent commands come first. */
const RECENT = 5;

/**
 * The commands in display order. Without a query all of them, recently used ones first; with a query the matches, the
 * section with the best match first. Each command appears only once.
 *
 * @param own sections made from this query: they come first, unfiltered
 */
export function arrangeCommands(
  sections: readonly CommandSection[],
  query: string,
  recent: CommandSection & { ids: readonly string[] },
  own: readonly CommandSection[] = [],
): CommandSection[] {
  if (query.trim() !== '') {
    const found = sections.map((section) => {
      const commands = search(query, section.commands, textOf);
      return { section: { ...section, commands }, best: commands[0] ? rank(query, textOf(commands[0])) : 0 };
    });
    found.sort((a, b) => b.best - a.best);
    return [...own, ...found.map(({ section }) => section)].filter(({ commands }) => commands.length > 0);
  }
  const all = new Map(sections.flatMap(({ commands }) => commands.map((command) => [command.id, command])));
  const latest = recent.ids
    .map((id) => all.get(id))
    .filter((command) => command !== undefined)
    .slice(0, RECENT);
  const rest = sections
    .filter(({ typed }) => !typed)
    .map((section) => ({
      ...section,
      commands: section.commands.filter((command) => !latest.includes(command)),
    }));
  return [{ id: recent.id, title: recent.title, commands: latest }, ...rest].filter(
    ({ commands }) => commands.length > 0,
  );
}
