// The handle of one column with its drag, its keys and its styles; loaded after the rows.
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styled from 'styled-components';
import {
  border,
  color,
  focusRingInset,
  layer,
  media,
  motion,
  px,
  radius,
  space,
} from '../../theme/tokens.ts';
import { clampWidth, LEAST_COLUMN, sizeColumn, WIDEST_COLUMN } from '../preferences/preferences.change.ts';
import { defaultPreferences, type TablePreferences } from '../preferences/preferences.ts';
import type { TableParts } from './DataTable.model.ts';
import type { Column } from './DataTable.types.ts';
import { fittingWidth, frozenUpTo, scaleOf, showWidths } from './DataTable.widths.ts';
import { useTableWord } from './DataTable.words.ts';

interface ColumnHandleProps<Row> {
  column: Column<Row>;
  columns: readonly Column<Row>[];
  parts: TableParts;
  value?: TablePreferences;
  onChange: (value: TablePreferences) => void;
}

interface Drag {
  pointer: number;
  from: number;
  width: number;
  /** The previous widths, with the columns on the left fixed. */
  base: TablePreferences;
  /** The width at the pointer's current position. */
  wanted: number;
}

const STEP = 8;
const LEAP = 40;

/**
 * Resizes a column: by drag, shown at once through one CSS variable of the table without re-rendering any row; by
 * arrows (8 px, with Shift 40), Home for the minimum width, Enter or a double click to fit the content. Columns before
 * it keep their width, so that the edge stays under the pointer. Escape cancels a drag.
 */
export function ColumnHandle<Row>({ column, columns, parts, value, onChange }: ColumnHandleProps<Row>) {
  const word = useTableWord();
  const drag = useRef<Drag>(undefined);

  const before = value ?? defaultPreferences(columns);
  const begin = (handle: HTMLElement) => {
    const cell = handle.closest('th') as HTMLElement;
    return { cell, width: widthOf(cell), base: frozenUpTo(cell, columns, before) };
  };
  const resize = (handle: HTMLElement, to: (width: number, cell: HTMLElement) => number) => {
    const { cell, base, width } = begin(handle);
    onChange(sizeColumn(base, column.id, to(width, cell)));
  };
  const say = (handle: HTMLElement, width: number) => handle.setAttribute('aria-valuenow', String(width));

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const { base, width } = begin(event.currentTarget);
    if (event.nativeEvent.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { pointer: event.pointerId, from: event.clientX, width, base, wanted: width };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const dragging = drag.current;
    if (dragging?.pointer !== event.pointerId) return;
    const cell = event.currentTarget.closest('th') as HTMLElement;
    // A column pinned to the end has its handle on the left.
    const moved = (event.clientX - dragging.from) * (cell.dataset.pin === 'end' ? -1 : 1);
    dragging.wanted = clampWidth(dragging.width + moved / scaleOf(cell));
    say(event.currentTarget, dragging.wanted);
    showWidths(cell, columns, sizeColumn(dragging.base, column.id, dragging.wanted), parts);
  };
  /** Restores the rendered widths, and reports the dragged width. */
  const end = (handle: HTMLElement, keep: boolean) => {
    const dragging = drag.current;
    drag.current = undefined;
    if (!dragging || dragging.wanted === dragging.width) return dragging !== undefined;
    say(handle, dragging.width);
    showWidths(handle.closest('th') as HTMLElement, columns, before, parts);
    if (keep) onChange(sizeColumn(dragging.base, column.id, dragging.wanted));
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    const step = event.shiftKey ? LEAP : STEP;
    if (event.key === 'ArrowRight') resize(handle, (width) => width + step);
    else if (event.key === 'ArrowLeft') resize(handle, (width) => width - step);
    else if (event.key === 'Home') resize(handle, () => LEAST_COLUMN);
    else if (event.key === 'Enter') resize(handle, (_, cell) => fittingWidth(cell));
    else if (event.key !== 'Escape' || !end(handle, false)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Handle
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={word('columnWidth', column.header)}
      aria-valuemin={LEAST_COLUMN}
      aria-valuemax={WIDEST_COLUMN}
      aria-valuenow={clampWidth(value?.widths?.[column.id] ?? column.width ?? LEAST_COLUMN)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={(event) => end(event.currentTarget, true)}
      onPointerCancel={(event) => end(event.currentTarget, false)}
      // The column may have changed with the page since it was rendered.
      onFocus={({ currentTarget }) => say(currentTarget, widthOf(currentTarget.closest('th') as HTMLElement))}
      onDoubleClick={(event) => resize(event.currentTarget, (_, cell) => fittingWidth(cell))}
      onKeyDown={onKeyDown}
    />
  );
}

const widthOf = (cell: HTMLElement) => clampWidth(cell.getBoundingClientRect().width / scaleOf(cell));

/* Centred on the edge of its column: 24 px to press, a line to see. */
const Handle = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${space(-3)};
  z-index: ${layer.raised};
  width: ${space(6)};
  cursor: col-resize;
  touch-action: none;

  [data-pin='end'] > & {
    inset-inline: ${space(-3)} auto;
  }
  /* Nothing can be pressed beyond the last edge. */
  th:last-child:not([data-pin='end']) > & {
    inset-inline-end: 0;
  }
  &::after {
    content: '';
    position: absolute;
    inset-block: ${space(2.5)};
    inset-inline-start: calc(50% - ${border.width});
    width: ${border.width};
    background: ${color.border};
    transition: background ${motion.fast} ${motion.ease};
  }
  &:is(:hover, :active, :focus-visible)::after {
    inset-block: 0;
    width: ${px(2)};
    background: ${color.accent};
  }
  &:focus-visible {
    ${focusRingInset}
    border-radius: ${radius.sm};
  }
  ${media.print} {
    display: none;
  }
`;
