import { describe, expect, it } from 'vitest';
import {
  type ClientColumn,
  filterRows,
  indexRows,
  sortRows,
} from '../../../design-system/data/list/clientRows.ts';

interface Store {
  name: string | null;
  opened?: Date;
  amount: number;
}
const stores: Store[] = [
  { name: 'Đà Nẵng 10', opened: new Date('2026-03-01'), amount: 20 },
  { name: 'Dĩ An', opened: new Date('2025-03-01'), amount: -5 },
  { name: null, amount: 9_999_999_999_999 },
  { name: 'Ắt Hẳn', opened: new Date('2026-01-01'), amount: 0 },
  { name: 'Đà Nẵng 9', amount: 100 },
];
const columns: ClientColumn<Store>[] = [
  { id: 'name', header: 'Tên', cell: ({ name }) => name, value: ({ name }) => name },
  { id: 'opened', header: 'Mở', cell: () => '', value: ({ opened }) => opened },
  {
    id: 'amount',
    header: 'Số tiền',
    cell: ({ amount }) => amount,
    sortable: 'value',
    value: ({ amount }) => amount,
    text: ({ amount }) => `${amount} ₫`,
  },
];
const names = (sort: string | undefined) => sortRows(stores, columns, sort).map(({ name }) => name);

describe('sortRows', () => {
  it('orders texts as Vietnamese does, and the figures in them by size', () => {
    expect(names('name')).toEqual(['Ắt Hẳn', 'Dĩ An', 'Đà Nẵng 9', 'Đà Nẵng 10', null]);
  });

  it('leaves what has no value at the end both ways', () => {
    expect(names('-name')).toEqual(['Đà Nẵng 10', 'Đà Nẵng 9', 'Dĩ An', 'Ắt Hẳn', null]);
    expect(names('opened').slice(0, 3)).toEqual(['Dĩ An', 'Ắt Hẳn', 'Đà Nẵng 10']);
    expect(names('-opened').slice(3)).toEqual([null, 'Đà Nẵng 9']);
  });

  it('orders figures by size, under the name that the sort has', () => {
    expect(sortRows(stores, columns, '-value').map(({ amount }) => amount)).toEqual([
      9_999_999_999_999, 100, 20, 0, -5,
    ]);
    expect(sortRows(stores, columns, 'amount')).toBe(stores);
  });

  it('changes nothing without a sort, and never the rows it was given', () => {
    const before = [...stores];
    expect(sortRows(stores, columns, undefined)).toBe(stores);
    names('name');
    expect(stores).toEqual(before);
  });
});

describe('filterRows', () => {
  const index = indexRows(stores, columns);
  const found = (query: string) => filterRows(stores, index, query).map(({ name }) => name);

  it('finds every word, marks or not', () => {
    expect(found('da nang')).toEqual(['Đà Nẵng 10', 'Đà Nẵng 9']);
    expect(found('NẴNG 20 đà')).toEqual(['Đà Nẵng 10']);
    expect(found('100 ₫')).toEqual(['Đà Nẵng 9']);
    expect(found('không có')).toEqual([]);
  });

  it('finds all rows for no words', () => {
    expect(filterRows(stores, index, '  ')).toBe(stores);
  });
});
