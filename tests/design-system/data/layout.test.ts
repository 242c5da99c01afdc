import { describe, expect, it } from 'vitest';
import { defaultPreferences } from '../../../design-system/data/preferences/preferences.ts';
import { arrange } from '../../../design-system/data/table/DataTable.arrange.ts';
import { asDesigned, factsFirst, layoutColumns } from '../../../design-system/data/table/DataTable.model.ts';
import type { Column } from '../../../design-system/data/table/DataTable.types.ts';
import { px } from '../../../design-system/theme/tokens.ts';

const column = (id: string, more: Partial<Column<unknown>> = {}): Column<unknown> => ({
  id,
  header: id,
  cell: () => id,
  width: 100,
  ...more,
});
const columns = [
  column('id', { pin: 'start' }),
  column('store', { pin: 'start' }),
  column('note', { grow: 2 }),
  column('amount', { grow: 0 }),
  column('status', { pin: 'end' }),
];
const parts = { selectable: true, hasMenu: false };
const layout = layoutColumns(asDesigned(columns), parts);
const placeOf = (id: string) => layout.columns.find(({ column }) => column.id === id);

describe('arrange', () => {
  const hidden = column('fee', { optional: true });

  it('leaves columns that nobody touched as their screen designed them', () => {
    const all = [...columns, hidden];
    expect(arrange(all, defaultPreferences(all))).toEqual(asDesigned(all));
  });

  it('shows, orders and pins as the preferences say', () => {
    const all = [...columns, hidden];
    const { start, center, end } = arrange(all, {
      ...defaultPreferences(all),
      order: ['amount', 'note', 'fee', 'id', 'store', 'status'],
      hidden: ['store'],
      pinned: { start: ['id'], end: ['fee'] },
    });
    expect([start, center, end].map((side) => side.map(({ id }) => id))).toEqual([
      ['id'],
      ['amount', 'note', 'status'],
      ['fee'],
    ]);
  });
});

describe('layoutColumns', () => {
  it('puts pinned columns on their sides, each behind the one before', () => {
    expect(placeOf('id')).toMatchObject({ pin: 'start', offset: px(44), edge: false });
    expect(placeOf('store')).toMatchObject({ pin: 'start', offset: px(144), edge: true });
    expect(placeOf('status')).toMatchObject({ pin: 'end', offset: px(0), edge: true });
  });

  it('says how much of the middle lies below its sides, so that what takes the focus comes out from there', () => {
    expect(layout.frozen).toEqual({ start: px(244), end: px(100) });
    expect(layoutColumns(asDesigned(columns), { ...parts, selectable: false }).frozen).toEqual({
      start: px(200),
      end: px(100),
    });
  });

  it('gives the menu of a row a gutter at the end, behind pinned columns and behind the spare width', () => {
    const withMenu = layoutColumns(asDesigned(columns), { ...parts, hasMenu: true });
    expect(withMenu.template).toBe(`${layout.template} ${px(40)}`);
    expect(withMenu.minWidth).toBe(layout.minWidth + 40);
    expect(withMenu.columns.at(-1)?.offset).toBe(px(40));
    expect(withMenu.frozen.end).toBe(px(140));
    const fixed = [column('id', { grow: 0 }), column('note', { grow: 0 })];
    const { template, end } = layoutColumns(asDesigned(fixed), { selectable: false, hasMenu: true });
    expect(template).toBe(`${px(100)} ${px(100)} minmax(0, 1fr) ${px(40)}`);
    expect(end).toBe(4);
  });

  it('gives the spare width to the columns in the middle', () => {
    const wide = px(100);
    expect(layout.template).toBe(`${px(44)} ${wide} ${wide} minmax(${wide}, 2fr) ${wide} ${wide}`);
    expect(layout.minWidth).toBe(544);
  });

  it('takes chosen widths over the column’s own', () => {
    const wider = layoutColumns(
      arrange(columns, { ...defaultPreferences(columns), widths: { id: 160 } }),
      parts,
    );
    expect(wider.minWidth).toBe(604);
    expect(wider.columns[1]?.offset).toBe(px(204));
  });

  it('leaves the spare width before the end side when every column has a chosen width', () => {
    const widths = { id: 100, store: 100, note: 100, amount: 100, status: 100 };
    const held = layoutColumns(arrange(columns, { ...defaultPreferences(columns), widths }), parts);
    const wide = px(100);
    expect(held.template).toBe(`${px(44)} ${wide} ${wide} ${wide} ${wide} minmax(0, 1fr) ${wide}`);
    // The sixth track is empty: the end side begins at the line behind it.
    expect(held.end).toBe(7);
    expect(layout.end).toBeUndefined();
  });

  it('reaches the table’s edge when every column is pinned', () => {
    const pinned = [column('id', { pin: 'start' })];
    const none = { ...parts, selectable: false };
    expect(layoutColumns(asDesigned(pinned), none).template).toBe(`minmax(${px(100)}, 1fr)`);
  });
});

it('has amount and status behind the start side where few columns have room', () => {
  const all = [
    ...columns,
    column('at'),
    column('state', { card: 'status' }),
    column('net', { card: 'amount' }),
    column('by'),
  ];
  const { start, center } = factsFirst(asDesigned(all));
  expect([...start, ...center].map(({ id }) => id)).toEqual([
    'id',
    'store',
    'net',
    'state',
    'note',
    'amount',
    'at',
    'by',
  ]);
});
