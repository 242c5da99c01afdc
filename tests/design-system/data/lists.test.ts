import { describe, expect, it } from 'vitest';
import { directionOf, nextSort } from '../../../design-system/data/sort.ts';
import { idsBetween, selectionOf, withIds } from '../../../design-system/data/table/selection.ts';

describe('selection', () => {
  const page = ['a', 'b', 'c', 'd'];

  it('says whether none, some or all of the page is selected', () => {
    expect(selectionOf(page, new Set())).toBe('none');
    expect(selectionOf(page, new Set(['b', 'elsewhere']))).toBe('some');
    expect(selectionOf(page, new Set(page))).toBe('all');
    expect(selectionOf([], new Set(['elsewhere']))).toBe('none');
  });

  it('leaves the rows of other pages selected', () => {
    expect([...withIds(new Set(['elsewhere']), page, true)]).toEqual(['elsewhere', ...page]);
    expect([...withIds(new Set(['elsewhere', 'a']), page, false)]).toEqual(['elsewhere']);
  });

  it('does not change the set it was given', () => {
    const before = new Set(['a']);
    withIds(before, ['b'], true);
    expect([...before]).toEqual(['a']);
  });

  it('spans a range in either direction', () => {
    expect(idsBetween(page, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(idsBetween(page, 'd', 'b')).toEqual(['b', 'c', 'd']);
    expect(idsBetween(page, 'gone', 'b')).toEqual([]);
  });
});

describe('sort', () => {
  it('starts with the column’s first direction, then turns', () => {
    expect(nextSort(undefined, 'name')).toBe('name');
    expect(nextSort('name', 'name')).toBe('-name');
    expect(nextSort('-name', 'name')).toBe('name');
    expect(nextSort('name', 'createdAt', 'desc')).toBe('-createdAt');
  });

  it('reads the direction of one key', () => {
    expect(directionOf('-createdAt', 'createdAt')).toBe('desc');
    expect(directionOf('createdAt', 'createdAt')).toBe('asc');
    expect(directionOf('-amount', 'createdAt')).toBeUndefined();
  });
});
