import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Tree, type TreeNode } from '#design-system';
import {
  leavesOf,
  moveOf,
  tickedStates,
  toggled,
  typedRow,
  visibleRows,
} from '#design-system/data/Tree.model.ts';

const nodes: TreeNode[] = [
  {
    id: 'a',
    label: 'Đà Nẵng',
    children: [
      { id: 'a1', label: 'Hải Châu' },
      { id: 'a2', label: 'Đóng', disabled: true },
      { id: 'a3', label: 'Sơn Trà', children: [{ id: 'a31', label: 'An Hải' }] },
    ],
  },
  { id: 'b', label: 'Huế', children: [] },
  { id: 'c', label: 'Đông Hà' },
];
const all = new Set(['a', 'a3']);
const ids = (rows: { node: TreeNode }[]) => rows.map(({ node }) => node.id);

describe('the model', () => {
  it('shows what is open, with places and parents', () => {
    expect(ids(visibleRows(nodes, new Set(['a3'])))).toEqual(['a', 'b', 'c']);
    const rows = visibleRows(nodes, all);
    expect(ids(rows)).toEqual(['a', 'a1', 'a2', 'a3', 'a31', 'b', 'c']);
    expect(rows[3]).toMatchObject({ level: 2, position: 3, size: 3, parent: 'a', open: true });
    expect(rows[5]).toMatchObject({ level: 1, position: 2, size: 3, parent: null, open: undefined });
  });

  it('knows all, some and none', () => {
    const states = tickedStates(nodes, new Set(['a31', 'c']));
    expect(Object.fromEntries(states)).toEqual({
      a: 'mixed',
      a1: false,
      a2: false,
      a3: true,
      a31: true,
      b: false,
      c: true,
    });
  });

  it('ticks a branch but for what must not be changed, and clears it when all of that is ticked', () => {
    const [first] = nodes as [TreeNode];
    const once = toggled(first, new Set(['c']));
    expect(once).toEqual(new Set(['a1', 'a31', 'c']));
    expect(toggled(first, once)).toEqual(new Set(['c']));
    expect(toggled(first, new Set(['a2', 'a1', 'a31']))).toEqual(new Set(['a2']));
  });

  it('comes back to where it was after ticking twice, from nothing', () => {
    const node = (depth: number): fc.Arbitrary<TreeNode> =>
      fc.record({
        id: fc.uuid(),
        label: fc.string(),
        disabled: fc.boolean(),
        children: depth > 0 ? fc.array(node(depth - 1), { maxLength: 3 }) : fc.constant([]),
      });
    fc.assert(
      fc.property(node(3), (tree) => {
        const once = toggled(tree, new Set());
        expect([...once].every((id) => leavesOf(tree).some((leaf) => leaf.id === id))).toBe(true);
        expect(toggled(tree, once).size).toBe(0);
      }),
    );
  });

  it('finds typed letters from the next row on, round from the end, marks aside', () => {
    const rows = visibleRows(nodes, all);
    expect([typedRow(rows, 0, 'd'), typedRow(rows, 2, 'đ'), typedRow(rows, 6, 'D')]).toEqual([2, 6, 0]);
    expect([typedRow(rows, 0, 'dong h'), typedRow(rows, 2, 'do'), typedRow(rows, 0, 'x')]).toEqual([
      6, 2, -1,
    ]);
  });

  it('stays within itself', () => {
    const rows = visibleRows(nodes, all);
    expect([moveOf('ArrowUp', rows, 0), moveOf('ArrowDown', rows, 6)]).toEqual([{ to: 0 }, { to: 6 }]);
    expect([moveOf('ArrowLeft', rows, 6), moveOf('ArrowRight', rows, 6)]).toEqual([{ to: 6 }, { to: 6 }]);
    expect(moveOf('*', visibleRows(nodes, new Set()), 0)).toEqual({ open: ['a'] });
    expect([moveOf('Tab', rows, 0), moveOf('Home', [], 0)]).toEqual([null, null]);
  });
});

describe('the tree', () => {
  const item = (name: string) => screen.getByRole('treeitem', { name });

  it('is one place of the Tab order, and keeps it when a branch closes over it', async () => {
    const user = userEvent.setup();
    render(<Tree label="Nơi bán" nodes={nodes} expanded={all} />);
    await user.tab();
    expect(document.activeElement).toBe(item('Đà Nẵng'));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(item('An Hải'));
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(item('Sơn Trà'));
    expect(item('Sơn Trà').getAttribute('aria-expanded')).toBe('false');
    expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('ticks by Space and by a click, and opens by its arrow alone', async () => {
    const user = userEvent.setup();
    const onCheckedChange = vi.fn();
    const { container } = render(<Tree label="Nơi bán" nodes={nodes} onCheckedChange={onCheckedChange} />);
    await user.click(item('Đông Hà'));
    expect(onCheckedChange).toHaveBeenLastCalledWith(new Set(['c']));
    await user.keyboard('{Home} ');
    expect(onCheckedChange).toHaveBeenLastCalledWith(new Set(['a1', 'a31']));
    expect(item('Đà Nẵng').getAttribute('aria-checked')).toBe('false');
    await user.click(container.querySelector('.arrow') as Element);
    expect(onCheckedChange).toHaveBeenCalledTimes(2);
    expect(item('Hải Châu')).toBeTruthy();
  });

  it('leaves what is open to its owner', async () => {
    const onExpandedChange = vi.fn();
    render(<Tree label="Nơi bán" nodes={nodes} expanded={new Set()} onExpandedChange={onExpandedChange} />);
    await userEvent.click(item('Đà Nẵng'));
    expect(onExpandedChange).toHaveBeenLastCalledWith(new Set(['a']));
    expect(screen.queryByRole('treeitem', { name: 'Hải Châu' })).toBeNull();
  });
});
