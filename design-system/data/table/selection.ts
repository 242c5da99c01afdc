/** Whether none, some or all of these ids are selected: the state of the header's checkbox. */
export function selectionOf(ids: readonly string[], selection: ReadonlySet<string>): 'none' | 'some' | 'all' {
  let [some, all] = [false, ids.length > 0];
  for (const id of ids) {
    if (selection.has(id)) some = true;
    else all = false;
    // Stops early: there may be a hundred thousand ids.
    if (some && !all) return 'some';
  }
  return all ? 'all' : 'none';
}

/** The selection with these ids added or removed; ids of other pages stay as they are. */
export function withIds(
  selection: ReadonlySet<string>,
  ids: readonly string[],
  selected: boolean,
): Set<string> {
  const next = new Set(selection);
  for (const id of ids) {
    if (selected) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** The ids between two, both included, in display order. */
export function idsBetween(ids: readonly string[], from: string, to: string): string[] {
  const [first, last] = [ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b) as [number, number];
  return first < 0 ? [] : ids.slice(first, last + 1);
}
