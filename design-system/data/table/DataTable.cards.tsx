import { memo, type ReactNode } from 'react';
import { Icon } from '../../base/icon/Icon.tsx';
import { ChevronDownIcon } from '../../base/icon/icons.ts';
import { useLabel } from '../../labels.tsx';
import type { Sort } from '../sort.ts';
import { PageCheckbox, SortMark, sortKey } from './DataTable.head.tsx';
import type { PlacedColumn } from './DataTable.model.ts';
import { ActionsButton, CopyButton, RowCheckbox, RowLink, type RowProps } from './DataTable.row.tsx';
import type { CardPlace, Column } from './DataTable.types.ts';

interface CardProps<Row> extends RowProps<Row> {
  columns: readonly PlacedColumn<Row>[];
}

function Card<Row>({ columns, ...rest }: CardProps<Row>) {
  const { row, id, selected, current, tone, menuLabel, menuOpen } = rest;
  const at = (place: CardPlace) => columns.filter(({ column }) => column.card === place);
  const draw = (place: CardPlace): ReactNode =>
    at(place)
      // A dash has no meaning without a header above it.
      .filter(({ column }) => column.text?.(row) !== '')
      .map(({ column }) => (
        <div key={column.id} className={place}>
          {place === 'meta' && <span className="unseen">{column.header}: </span>}
          {(column.onCard ?? column.cell)(row)}
        </div>
      ));
  // A row without an amount shows its status there, so that two lines are enough.
  const isCornerFree = at('amount').length === 0;
  return (
    <li
      data-row={id}
      data-current={current || undefined}
      data-selected={selected || undefined}
      data-tone={tone}
    >
      {selected !== undefined && <RowCheckbox {...rest} />}
      <article aria-current={current || undefined}>
        {at('title').map(({ column }) => (
          <div key={column.id} className="title">
            <RowLink {...rest}>{(column.onCard ?? column.cell)(row)}</RowLink>
            <CopyButton text={column.copy?.(row)} />
          </div>
        ))}
        {draw('amount')}
        {isCornerFree && draw('status')}
        <div className="metas">
          {!isCornerFree && draw('status')}
          {draw('meta')}
        </div>
        {draw('note')}
      </article>
      {menuLabel !== undefined && <ActionsButton label={menuLabel} open={menuOpen} />}
    </li>
  );
}
export const DataTableCard = memo(Card) as typeof Card;

/** Sort options leave out the currency: it belongs to the header. */
const UNIT = / \(VND\)$/;

interface CardsBarProps<Row> {
  columns: readonly PlacedColumn<Row>[];
  /** Hidden columns too: a list may be sorted by one of them. */
  known: readonly Column<Row>[];
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
  selected?: 'none' | 'some' | 'all';
  onSelectPage: (selected: boolean) => void;
  /** Between the two: the active filters. */
  tools?: ReactNode;
  /** Nothing to select or sort. */
  empty: boolean;
}

/** A sort and its name. */
type Choice = readonly [Sort, string];

/** Replaces the header of the table: selecting the page, and the sort as a native select. */
export function CardsBar<Row>({ columns, known, sort, onSortChange, ...props }: CardsBarProps<Row>) {
  const { selected, onSelectPage, tools, empty } = props;
  const word = useLabel();
  const orders = (column: Column<Row>): Choice[] => {
    const key = sortKey(column);
    const name = column.header.replace(UNIT, '');
    return key
      ? [
          [key, `${name} ↑`],
          [`-${key}`, `${name} ↓`],
        ]
      : [];
  };
  const isOn = ([key]: Choice) => key === sort;
  const choices = onSortChange && !empty ? columns.flatMap(({ column }) => orders(column)) : [];
  // A native select would fall back to its first option, and show an order that the rows do not have.
  if (choices.length > 0 && !choices.some(isOn))
    choices.unshift(known.flatMap(orders).find(isOn) ?? [sort ?? '', word('sortBy')]);
  if (!tools && (empty || (!selected && choices.length === 0))) return null;
  return (
    <div className="cards-bar">
      {selected && !empty && <PageCheckbox selected={selected} onSelectPage={onSelectPage} />}
      {tools}
      {choices.length > 0 && (
        <span className="order">
          <select
            aria-label={word('sortBy')}
            value={sort ?? ''}
            onChange={(event) => onSortChange?.(event.target.value)}
          >
            {choices.map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
          <SortMark direction={sort ? (sort.startsWith('-') ? 'desc' : 'asc') : undefined} />
          <Icon icon={ChevronDownIcon} size="sm" />
        </span>
      )}
    </div>
  );
}
