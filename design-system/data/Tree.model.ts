import { fold } from '../form/fold.ts';

export interface TreeNode {
  id: string;
  label: string;
  /** A second, quieter text: a count, a code. */
  hint?: string;
  children?: readonly TreeNode[];
  /** Cannot be ticked; what is above it passes it over. */
  disabled?: boolean;
}

/** A node that is shown, with its place among those beside it. */
export interface TreeRow {
  node: TreeNode;
  /** From 1 at the top. */
  level: number;
  position: number;
  size: number;
  parent: string | null;
  /** Undefined for a node without others below it. */
  open: boolean | undefined;
}

/** The nodes that are shown, in the order of reading: those below a closed one are not. */
export function visibleRows(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  level = 1,
  parent: string | null = null,
): TreeRow[] {
  return nodes.flatMap((node, index) => {
    const open = node.children?.length ? expanded.has(node.id) : undefined;
    const row = { node, level, position: index + 1, size: nodes.length, parent, open };
    return open ? [row, ...visibleRows(node.children ?? [], expanded, level + 1, node.id)] : [row];
  });
}

/** The nodes at the ends of a branch: only they are ticked, what is above follows from them. */
export const leavesOf = (node: TreeNode): TreeNode[] =>
  node.children?.length ? node.children.flatMap(leavesOf) : [node];

export type Ticked = boolean | 'mixed';

/** Whether all, some or none of the leaves are ticked, for every node of the tree. */
export function tickedStates(nodes: readonly TreeNode[], checked: ReadonlySet<string>): Map<string, Ticked> {
  const states = new Map<string, Ticked>();
  const visit = (node: TreeNode): Ticked => {
    const below = node.children?.map(visit) ?? [];
    const first = below[0] ?? checked.has(node.id);
    const state = below.every((one) => one === first) ? first : 'mixed';
    states.set(node.id, state);
    return state;
  };
  nodes.forEach(visit);
  return states;
}

/** Ticks all leaves of a branch, or none where all of those that may be changed are ticked. */
export function toggled(node: TreeNode, checked: ReadonlySet<string>): Set<string> {
  const leaves = leavesOf(node).filter(({ disabled }) => !disabled && !node.disabled);
  const next = new Set(checked);
  const all = leaves.every(({ id }) => checked.has(id));
  for (const { id } of leaves) {
    if (all) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** The next row after `from` whose text begins with what was typed, marks and capitals aside; round from the end. */
export function typedRow(rows: readonly TreeRow[], from: number, typed: string): number {
  const wanted = fold(typed);
  // One letter asks for the next node; more of them still fit the one that is at hand.
  const start = typed.length === 1 ? from + 1 : from;
  for (let step = 0; step < rows.length; step += 1) {
    const index = (start + step) % rows.length;
    if (fold(rows[index]?.node.label ?? '').startsWith(wanted)) return index;
  }
  return -1;
}

/** What a key asks for: another row, or that a row is opened or closed. */
export type TreeMove = { to: number } | { open: readonly string[] } | { close: string } | null;

/** The keys of the tree view pattern: arrows, Home, End, and `*` that opens all beside a node. */
export function moveOf(key: string, rows: readonly TreeRow[], at: number): TreeMove {
  const row = rows[at];
  if (!row) return null;
  if (key === 'ArrowDown') return { to: Math.min(rows.length - 1, at + 1) };
  if (key === 'ArrowUp') return { to: Math.max(0, at - 1) };
  if (key === 'Home') return { to: 0 };
  if (key === 'End') return { to: rows.length - 1 };
  if (key === 'ArrowRight') {
    if (row.open === undefined) return { to: at };
    return row.open ? { to: at + 1 } : { open: [row.node.id] };
  }
  if (key === 'ArrowLeft') {
    if (row.open) return { close: row.node.id };
    const parent = rows.findIndex(({ node }) => node.id === row.parent);
    return { to: parent < 0 ? at : parent };
  }
  if (key === '*') {
    const beside = rows.filter(({ parent, open }) => parent === row.parent && open === false);
    return { open: beside.map(({ node }) => node.id) };
  }
  return null;
}
