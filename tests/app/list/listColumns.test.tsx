import { render, renderHook } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTranslate, loadLocale } from '#app/i18n/index.ts';
import { type ListColumns, useListColumns } from '#app/list/listColumns.tsx';
import { transactionMethods } from '#app/shared/transaction/transactionCodes.ts';
import { transactionStatuses } from '#app/shared/transaction/transactionStatus.ts';

interface Row {
  id: string;
  status: string | undefined;
  method: string | undefined;
  amount: number | undefined;
  createdAt: number | undefined;
}

const SORTABLE = ['createdAt', 'method'];
const COLUMNS: ListColumns<Row> = {
  header: (field) => `transaction.column.${field}`,
  columns: ({ name, money, moment, status, coded }) => [
    name('id', { width: 200 }),
    moment('createdAt'),
    money('amount'),
    status('status', transactionStatuses),
    coded('method', transactionMethods),
  ],
};
const FULL: Row = { id: 'GD1', status: 'SUCCESS', method: 'CARD', amount: 1234567, createdAt: 1_772_420_400 };
const BARE: Row = {
  id: 'GD2',
  status: undefined,
  method: undefined,
  amount: undefined,
  createdAt: undefined,
};

beforeAll(() => loadLocale('vi'));

function columns() {
  const { result, rerender } = renderHook(() => useListColumns(COLUMNS, SORTABLE));
  const first = result.current;
  rerender();
  return { first, again: result.current };
}
const shown = (row: Row) =>
  columns().first.map(({ cell }) => render(<div>{cell(row)}</div>).container.textContent);
const filed = (row: Row) => columns().first.map(({ file }) => [file?.kind, file?.value(row)]);

describe('the columns of a list', () => {
  const t = createTranslate('vi');

  it('are named, and the same while the language is', () => {
    const { first, again } = columns();
    expect(first.map(({ header }) => header)).toEqual(
      (['id', 'createdAt', 'amount', 'status', 'method'] as const).map((id) => t(`transaction.column.${id}`)),
    );
    expect(again).toBe(first);
  });

  it('can be sorted where the list can', () => {
    expect(columns().first.flatMap(({ id, sortable }) => (sortable ? [id] : []))).toEqual([
      'createdAt',
      'method',
    ]);
  });

  it('show words, amounts and moments, and go into files raw', () => {
    const words = [t('transaction.status.SUCCESS'), t('transaction.method.CARD')];
    expect(shown(FULL)).toEqual(['GD1', '02/03/2026 10:00:00', '1.234.567', ...words]);
    expect(filed(FULL)).toEqual([
      ['text', 'GD1'],
      ['moment', 1_772_420_400],
      ['number', 1234567],
      ['text', words[0]],
      ['text', words[1]],
    ]);
  });

  it('show a dash for what is missing, and a code without a word as it came', () => {
    expect(shown(BARE).slice(1)).toEqual(['-', '-', expect.stringMatching(/^-/), '-']);
    const odd = { ...FULL, status: 'HELD', method: 'constructor' };
    expect(shown(odd).slice(3)).toEqual(['HELD', 'constructor']);
    expect(filed(odd).slice(3)).toEqual([
      ['text', 'HELD'],
      ['text', 'constructor'],
    ]);
  });

  it('draw what few lists have: counts, signs, yes or no, pictures', () => {
    interface Store {
      id: string;
      orders: number | undefined;
      change: number | undefined;
      approves: boolean | undefined;
      logo: string | undefined;
    }
    const kinds: ListColumns<Store> = {
      header: () => 'transaction.column.id',
      columns: ({ count, signed, flag, image }) => [
        count('orders'),
        signed('change'),
        flag('approves', { true: 'user.approves.true', false: 'user.approves.false' }),
        image('logo', ({ id }) => id),
      ],
    };
    const { current } = renderHook(() => useListColumns(kinds, ['orders'])).result;
    const read = (row: Store) => ({
      drawn: current.map(({ cell }) => render(<div>{cell(row)}</div>).container.textContent),
      carded: render(<div>{current[1]?.onCard?.(row)}</div>).container.textContent,
      filed: current.map(({ file }) => file && [file.kind, file.value(row)]),
    });
    const none = { orders: undefined, change: undefined, approves: undefined, logo: undefined };
    expect(read({ ...none, id: 'Ổi Xanh' })).toEqual({
      drawn: ['-', '-', '-', 'Ổ'],
      carded: '-',
      filed: [['number', undefined], ['number', undefined], ['text', undefined], undefined],
    });
    const yes = t('user.approves.true');
    expect(read({ id: 'Sen', orders: 12840, change: 1250000, approves: true, logo: '/logo.png' })).toEqual({
      drawn: ['12.840', '+1.250.000', yes, 'S'],
      carded: '+1.250.000\u00a0₫',
      filed: [['number', 12840], ['number', 1250000], ['text', yes], undefined],
    });
    expect(read({ ...none, id: 'Sen', change: -500000, approves: false }).drawn.slice(1, 3)).toEqual([
      '−500.000',
      t('user.approves.false'),
    ]);
    expect(read({ ...none, id: 'Sen', change: 0, orders: 0 }).drawn.slice(0, 2)).toEqual(['0', '0']);
    expect(current.map(({ sortable, firstSort }) => sortable && firstSort)).toEqual([
      'desc',
      false,
      false,
      false,
    ]);
  });

  it('take what is said of them alone', () => {
    const [id] = columns().first;
    expect(id).toMatchObject({ rowHeader: true, pin: 'start', width: 200 });
    expect(id?.copy?.(FULL)).toBe('GD1');
  });
});
