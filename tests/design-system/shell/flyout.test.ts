import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '#design-system';
import { foldItems, MORE } from '#design-system/shell/menu/barFit.ts';
import { fitting, placeFlyout } from '#design-system/shell/menu/flyout.ts';

describe('the place of a flyout', () => {
  it.each([
    ['at its item', 200, 120, 800, 200],
    ['shifted up, so that it ends before the window does', 700, 300, 800, 492],
    ['at the edge, when it is taller than the window', 700, 900, 800, 8],
    ['never beyond the beginning', -40, 120, 800, 8],
    ['on whole pixels, rather before than behind', 700, 100.4, 800, 691],
  ])('%s', (_, wanted, length, view, expected) => {
    expect(placeFlyout(wanted, length, view)).toBe(expected);
  });
});

describe('the bar', () => {
  it.each([
    ['everything, when it just fits', [10, 10, 10], 32, 3],
    ['fewer, to leave room for "more"', [10, 10, 10], 31, 1],
    ['nothing, when not even one fits beside "more"', [40, 10], 20, 0],
    ['no item at all', [], 20, 0],
  ])('holds %s', (_, widths, room, expected) => {
    expect(fitting(widths, 1, room, 15)).toBe(expected);
  });

  const items: SidebarItem[] = ['a', 'b', 'c'].map((id) => ({ id, label: id, href: `#/${id}` }));

  it('folds what does not fit into one item, in its order', () => {
    const folded = foldItems(items, 1, { label: 'Thêm' });
    expect(folded.map(({ id }) => id)).toEqual(['a', MORE]);
    expect(folded[1]?.children?.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(foldItems(items, 3, { label: 'Thêm' })).toBe(items);
  });
});
