import { useMemo } from 'react';
import { Avatar, EndKept, Text } from '#design-system';
import { type Key, type Translate, useT } from '../i18n/index.ts';
import { Moment } from '../lib/Moment.tsx';
import { formatAmount, formatChange, formatMoney } from '../lib/money.ts';
import { StatusTag, statusOf } from '../lib/StatusTag.tsx';
import { shown } from '../lib/shown.ts';
import type { StatusRegistry } from '../lib/status.ts';
import { formatDate } from '../lib/time.ts';
import type { ListColumn } from './columns.ts';

/** The fields of a row with values of this type, or none. */
type FieldOf<Row, Value> = {
  [Name in keyof Row & string]-?: Row[Name] extends Value | undefined ? Name : never;
}[keyof Row & string];

/** The columns of a list, defined by its screen: one per field, each built with the kit. Must be stable. */
export interface ListColumns<Row> {
  /** The dictionary key of a column's header. */
  header: (field: string) => string;
  /** All columns, in their default order. */
  columns: (kit: ColumnKit<Row>) => readonly ListColumn<Row>[];
}

/** A list's columns in the page's language; `sortable` are the fields that the API can sort by. */
export function useListColumns<Row>({ header, columns }: ListColumns<Row>, sortable: readonly string[]) {
  const t = useT();
  return useMemo(() => columns(columnKit<Row>(t, header, sortable)), [t, header, sortable, columns]);
}

/** Maximum characters of a text in a cell and its tooltip: a browser takes seconds to render a million. */
const [IN_CELL, IN_TIP] = [200, 1000];

/** Columns by kind of field: how it renders, copies, sorts and exports; `rest` overrides details. */
type ColumnKit<Row> = ReturnType<typeof columnKit<Row>>;

function columnKit<Row>(t: Translate, header: (field: string) => string, sortable: readonly string[]) {
  type Rest = Partial<ListColumn<Row>>;
  type TextField = FieldOf<Row, string>;
  type NumberField = FieldOf<Row, number>;
  type FlagField = FieldOf<Row, boolean>;
  const textOf = (row: Row, id: TextField) => row[id] as string | undefined;
  const numberOf = (row: Row, id: NumberField) => row[id] as number | undefined;
  const named = (id: string) => ({ id, header: t(header(id) as Key), sortable: sortable.includes(id) });

  const asText = (id: string, value: (row: Row) => string | undefined, rest?: Rest): ListColumn<Row> => ({
    ...named(id),
    cell: (row) => shown(value(row) ?? '-', IN_CELL),
    text: (row) => shown(value(row) ?? '', IN_TIP),
    width: 140,
    file: { kind: 'text', value },
    ...rest,
  });
  const text = (id: TextField, rest?: Rest) => asText(id, (row) => textOf(row, id), rest);
  const asNumber = (id: NumberField, rest?: Rest): ListColumn<Row> => ({
    ...named(id),
    cell: (row) => formatAmount(numberOf(row, id)),
    align: 'end',
    width: 152,
    firstSort: 'desc',
    file: { kind: 'number', value: (row) => numberOf(row, id) },
    ...rest,
  });
  const summed = (id: NumberField) =>
    ({ kind: 'number', value: (row: Row) => numberOf(row, id), total: true }) as const;
  /** The text to copy; one that is too long for a cell can be copied on the record's page. */
  const copyOf = (id: TextField) => (row: Row) => {
    const value = textOf(row, id);
    return value && value.length > IN_TIP ? undefined : value;
  };
  /** The label of a code; an unknown code is shown as it is. */
  const wordOf = (id: TextField, label: (value: string) => Key | undefined) => (row: Row) => {
    const value = textOf(row, id);
    const key = value && label(value);
    return key ? t(key) : value;
  };
  return {
    t,
    /** Plain text. */
    text,
    /** The name of a store, or what `text` says in its place: where it is cut, the words that tell it apart stay. */
    store: (id: TextField, rest?: Rest) => {
      const nameOf = (row: Row) => rest?.text?.(row) || textOf(row, id) || '-';
      return text(id, { cell: (row) => <EndKept>{shown(nameOf(row), IN_CELL)}</EndKept>, ...rest });
    },
    /** An id, reference or account: text that is copied. */
    code: (id: TextField, rest?: Rest) => text(id, { copy: copyOf(id), ...rest }),
    /** The id that names the row: its row header, its link, and the title of its card. */
    name: (id: TextField, rest?: Rest) =>
      text(id, {
        rowHeader: true,
        pin: 'start',
        width: 176,
        grow: 0,
        card: 'title',
        copy: copyOf(id),
        ...rest,
      }),
    /** VND. */
    money: (id: NumberField, rest?: Rest) =>
      asNumber(id, { onCard: (row) => formatMoney(numberOf(row, id)), file: summed(id), ...rest }),
    /** VND that a file does not sum up: a balance, or the amount of another record. */
    balance: (id: NumberField, rest?: Rest) =>
      asNumber(id, { onCard: (row) => formatMoney(numberOf(row, id)), ...rest }),
    /** A signed change in VND; only outgoing money has a colour. */
    signed: (id: NumberField, rest?: Rest) => {
      const drawn = (row: Row, unit = '') => {
        const amount = numberOf(row, id);
        const changeText = formatChange(amount) + (amount === undefined ? '' : unit);
        return amount ? <Text tone={amount > 0 ? 'default' : 'danger'}>{changeText}</Text> : changeText;
      };
      const onCard = (row: Row) => drawn(row, '\u00a0₫');
      return asNumber(id, { cell: (row) => drawn(row), onCard, file: summed(id), ...rest });
    },
    /** A count. */
    count: (id: NumberField, rest?: Rest) => asNumber(id, { width: 104, ...rest }),
    /** A boolean, with a dictionary text for each value. */
    flag: (id: FlagField, labels: Readonly<Record<'true' | 'false', Key>>, rest?: Rest) =>
      asText(
        id,
        (row) => {
          const value = row[id] as boolean | undefined;
          return value === undefined ? undefined : t(labels[`${value}`]);
        },
        { width: 128, ...rest },
      ),
    /** A picture by its URL, or the initial of its owner if there is none. Left out of files. */
    image: (id: TextField, name: (row: Row) => string, rest?: Rest): ListColumn<Row> => ({
      ...named(id),
      cell: (row) => <Avatar lazy shape="square" size="sm" name={name(row)} src={textOf(row, id)} />,
      width: 64,
      grow: 0,
      ...rest,
    }),
    /** Unix seconds. */
    moment: (id: NumberField, rest?: Rest): ListColumn<Row> => ({
      ...named(id),
      cell: (row) => <Moment at={numberOf(row, id)} />,
      width: 184,
      firstSort: 'desc',
      file: { kind: 'moment', value: (row) => numberOf(row, id) },
      ...rest,
    }),
    /** A time in unix seconds, shown as its Vietnamese day. */
    day: (id: NumberField, rest?: Rest): ListColumn<Row> => ({
      ...named(id),
      cell: (row) => {
        const at = numberOf(row, id);
        return at === undefined ? '-' : formatDate(at);
      },
      width: 120,
      firstSort: 'desc',
      file: { kind: 'moment', value: (row) => numberOf(row, id) },
      ...rest,
    }),
    /** A status from the registry of its entity. */
    status: (id: TextField, registry: StatusRegistry, rest?: Rest) =>
      asText(
        id,
        wordOf(id, (value) => statusOf(registry, value)?.label),
        {
          cell: (row) => <StatusTag registry={registry} value={textOf(row, id)} />,
          width: 176,
          ...rest,
        },
      ),
    /** A code with a dictionary text. */
    coded: (id: TextField, labels: Readonly<Record<string, Key>>, rest?: Rest) =>
      asText(
        id,
        wordOf(id, (value) => (Object.hasOwn(labels, value) ? labels[value] : undefined)),
        rest,
      ),
  };
}
