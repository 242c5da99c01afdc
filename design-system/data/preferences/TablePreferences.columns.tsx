import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../base/button/IconButton.tsx';
import {
  ChevronDownIcon,
  ChevronUpIcon,
  PinIcon,
  SortAscendingIcon,
  SortDescendingIcon,
} from '../../base/icon/icons.ts';
import { Checkbox } from '../../form/choice/Checkbox.tsx';
import { Select } from '../../form/Select.tsx';
import { TextField } from '../../form/TextField.tsx';
import { useLabel } from '../../labels.tsx';
import { border, color, fontSize, px, radius, space } from '../../theme/tokens.ts';
import { useTableWord } from '../table/DataTable.words.ts';
import {
  LEAST_COLUMN,
  moveColumn,
  pinColumn,
  sizeColumn,
  toggleColumn,
  WIDEST_COLUMN,
} from './preferences.change.ts';
import type { PinSide, PreferableColumn, TablePreferences } from './preferences.ts';

export interface ColumnListProps {
  columns: readonly (PreferableColumn & { header: string; width?: number })[];
  value: TablePreferences;
  onChange: (value: TablePreferences) => void;
}

/**
 * Every column with its visibility and pin; width, side and position are collapsed. The position changes with buttons,
 * and with Alt and an arrow key on the focused row.
 */
export function ColumnList({ columns, value, onChange }: ColumnListProps) {
  const word = useLabel();
  const own = useTableWord();
  const [opened, setOpened] = useState<string>();
  const byId = new Map(columns.map((column) => [column.id, column]));
  const ordered = value.order.flatMap((id) => byId.get(id) ?? []);
  const keepFocus = useMovingFocus(value.order);

  const move = (id: string, by: number) => {
    keepFocus();
    onChange(moveColumn(value, id, by));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, id: string) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(id, event.key === 'ArrowUp' ? -1 : 1);
  };

  const sides = [
    { value: '', label: word('unpinned') },
    { value: 'start', label: word('pinnedStart') },
    { value: 'end', label: word('pinnedEnd') },
  ];
  return (
    <Root aria-label={word('columns')}>
      {ordered.map(({ id, header, rowHeader, width }, index) => (
        <li key={id} onKeyDown={(event) => onKeyDown(event, id)}>
          <Checkbox
            label={header}
            checked={!value.hidden.includes(id)}
            disabled={rowHeader}
            onChange={() => onChange(toggleColumn(value, id))}
          />
          <IconButton
            icon={PinIcon}
            label={word('pinColumn', { name: header })}
            size="sm"
            variant="ghost"
            aria-pressed={sideOf(value, id) !== undefined}
            onClick={() => onChange(pinColumn(value, id, sideOf(value, id) ? undefined : 'start'))}
          />
          <IconButton
            icon={opened === id ? ChevronUpIcon : ChevronDownIcon}
            label={own('detailsOf', header)}
            size="sm"
            variant="ghost"
            aria-expanded={opened === id}
            onClick={() => setOpened(opened === id ? undefined : id)}
          />
          {opened === id && (
            <div className="more">
              <WidthField
                name={header}
                value={value.widths?.[id]}
                own={width}
                onChange={(next) => onChange(sizeColumn(value, id, next))}
              />
              <Select
                label={own('sideOf', header)}
                labelHidden
                size="sm"
                options={sides}
                value={sideOf(value, id) ?? ''}
                onChange={(side) =>
                  onChange(pinColumn(value, id, (side || undefined) as PinSide | undefined))
                }
              />
              <IconButton
                icon={SortAscendingIcon}
                label={word('moveUp', { name: header })}
                size="sm"
                disabled={index === 0 && own('isFirst')}
                onClick={() => move(id, -1)}
              />
              <IconButton
                icon={SortDescendingIcon}
                label={word('moveDown', { name: header })}
                size="sm"
                disabled={index === ordered.length - 1 && own('isLast')}
                onClick={() => move(id, 1)}
              />
            </div>
          )}
        </li>
      ))}
    </Root>
  );
}

const sideOf = ({ pinned }: TablePreferences, id: string): PinSide | undefined =>
  pinned.start.includes(id) ? 'start' : pinned.end.includes(id) ? 'end' : undefined;

/** Moving a row in the document drops the focus from its pressed button: this restores it. */
function useMovingFocus(order: readonly string[]) {
  const pressed = useRef<Element>(null);
  useEffect(() => {
    const element = pressed.current;
    pressed.current = null;
    if (order.length > 0 && element instanceof HTMLElement && element !== document.activeElement) {
      element.focus();
    }
  }, [order]);
  return () => {
    pressed.current = document.activeElement;
  };
}

const Root = styled.ul`
  max-height: ${px(360)};
  margin: 0;
  padding: ${space(0.5)} 0;
  border: ${border.hairline};
  border-radius: ${radius.md};
  list-style: none;
  overflow-y: auto;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${space(1)} ${space(2)};
    padding: ${space(0.5)} ${space(2)};
    font-size: ${fontSize.sm};
  }
  & > li:not(:last-child) {
    border-block-end: ${border.hairline};
  }
  & .more {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: ${px(84)} minmax(0, ${px(160)}) auto auto;
    align-items: center;
    gap: ${space(2)};
    padding-block-end: ${space(1)};
  }
  & [aria-disabled='true'] {
    color: ${color.textDisabled};
    cursor: default;
  }
`;

interface WidthFieldProps {
  /** The column's header. */
  name: string;
  /** In px at scale 14; undefined while the column has its own. */
  value: number | undefined;
  /** The column's own width, shown while it has no other. */
  own?: number;
  onChange: (width: number | undefined) => void;
}

/** The width of a column as a number: what the handle in the header does, without a drag (WCAG 2.5.7). Empty is its own. */
function WidthField({ name, value, own, onChange }: WidthFieldProps) {
  const word = useTableWord();
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={word('widthInPx', name)}
      labelHidden
      size="sm"
      type="number"
      inputMode="numeric"
      min={LEAST_COLUMN}
      max={WIDEST_COLUMN}
      step={8}
      placeholder={own === undefined ? undefined : String(own)}
      value={typed ?? (value === undefined ? '' : String(value))}
      onChange={(text) => {
        setTyped(text);
        // A half-typed number is not a width yet.
        const width = Number(text);
        if (text === '') onChange(undefined);
        else if (width >= LEAST_COLUMN && width <= WIDEST_COLUMN) onChange(width);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
