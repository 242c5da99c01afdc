// One panel with one list: its keys, its moves and its paint speak of the same rows and stay together.
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../base/Button.tsx';
import { IconButton } from '../base/IconButton.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../base/icons.ts';
import { Stack } from '../base/Stack.tsx';
import { Checkbox } from '../form/Checkbox.tsx';
import { RadioGroup } from '../form/RadioGroup.tsx';
import { Select } from '../form/Select.tsx';
import { useLabel } from '../labels.tsx';
import { DENSITIES, type Density } from '../provider.tsx';
import { border, color, fontSize, media, px, radius, space } from '../theme/tokens.ts';
import { PAGE_SIZES } from './pages.ts';
import {
  defaultPreferences,
  moveColumn,
  type PinSide,
  type PreferableColumn,
  pinColumn,
  type TablePreferences,
  toggleColumn,
} from './preferences.ts';
import { arrangePart } from './useArrangement.ts';

export interface TablePreferencesPanelProps {
  /** The table's own columns. */
  columns: readonly (PreferableColumn & { header: string })[];
  /** Fitted to these columns (`reconcilePreferences`). */
  value: TablePreferences;
  /** Called at every change: the table behind shows it at once. */
  onChange: (value: TablePreferences) => void;
  pageSize?: number;
  onPageSizeChange?: (pageSize: number) => void;
  /** What else goes back: by default the columns and the density do. */
  onReset?: () => void;
}

/**
 * Everything one person may change about a table, in one place: columns, their order and sides, density, page size.
 * Content for a popover or a modal. Alt with an arrow moves the column of the row that has the focus.
 */
export function TablePreferencesPanel({ columns, value, onChange, ...props }: TablePreferencesPanelProps) {
  const { pageSize, onPageSizeChange, onReset } = props;
  const word = useLabel();
  const byId = new Map(columns.map((column) => [column.id, column]));
  const ordered = value.order.flatMap((id) => byId.get(id) ?? []);
  const keepFocus = useMovingFocus(value.order);
  // The table behind will need it at the first change.
  useEffect(arrangePart.preload, []);

  const move = (id: string, by: 1 | -1) => {
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
    <Stack gap={4}>
      <Columns aria-label={word('columns')}>
        {ordered.map(({ id, header, rowHeader }, index) => (
          <li key={id} onKeyDown={(event) => onKeyDown(event, id)}>
            <Checkbox
              label={header}
              checked={!value.hidden.includes(id)}
              disabled={rowHeader}
              onChange={() => onChange(toggleColumn(value, id))}
            />
            <Select
              label={word('pinColumn', { name: header })}
              labelHidden
              size="sm"
              options={sides}
              value={sideOf(value, id) ?? ''}
              onChange={(side) => onChange(pinColumn(value, id, (side || undefined) as PinSide | undefined))}
            />
            <IconButton
              icon={ChevronUpIcon}
              label={word('moveUp', { name: header })}
              size="sm"
              aria-disabled={index === 0}
              onClick={() => move(id, -1)}
            />
            <IconButton
              icon={ChevronDownIcon}
              label={word('moveDown', { name: header })}
              size="sm"
              aria-disabled={index === ordered.length - 1}
              onClick={() => move(id, 1)}
            />
          </li>
        ))}
      </Columns>
      <RadioGroup
        label={word('density')}
        direction="row"
        options={DENSITIES.map((density) => ({ value: density, label: word(density) }))}
        value={value.density}
        onChange={(density) => onChange({ ...value, density: density as Density })}
      />
      {pageSize !== undefined && onPageSizeChange && (
        <Select
          label={word('pageSize')}
          options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
          value={String(pageSize)}
          onChange={(size) => onPageSizeChange(Number(size))}
        />
      )}
      <Stack direction="row" justify="end">
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            onChange(defaultPreferences(columns));
            onReset?.();
          }}
        >
          {word('reset')}
        </Button>
      </Stack>
    </Stack>
  );
}

const sideOf = ({ pinned }: TablePreferences, id: string): PinSide | undefined =>
  pinned.start.includes(id) ? 'start' : pinned.end.includes(id) ? 'end' : undefined;

/** A moved row is put elsewhere in the document, which takes the focus from what was pressed in it: it is given back. */
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

const Columns = styled.ul`
  max-height: ${px(380)};
  margin: 0;
  padding: 0;
  border: ${border.hairline};
  border-radius: ${radius.md};
  list-style: none;
  overflow-y: auto;

  & > li {
    display: grid;
    grid-template-columns: minmax(${px(140)}, 1fr) ${px(132)} auto auto;
    align-items: center;
    gap: ${space(1)} ${space(2)};
    padding: ${space(0.5)} ${space(2)};
    font-size: ${fontSize.sm};
  }
  & > li:not(:last-child) {
    border-block-end: ${border.hairline};
  }
  ${media.phone} {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto auto;
    }
    & > li > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
  & [aria-disabled='true'] {
    color: ${color.textDisabled};
    cursor: default;
  }
`;
