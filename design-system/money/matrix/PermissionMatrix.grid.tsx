// A table with keyboard navigation. Half of the file is styles of its sticky parts.

import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { VisuallyHidden, visuallyHidden } from '../../base/LiveRegion.tsx';
import {
  border,
  color,
  fontSize,
  fontWeight,
  layer,
  lineHeight,
  media,
  px,
  radius,
  size,
  space,
} from '../../theme/tokens.ts';
import { ManyBox, type MatrixValue, PermissionBox } from './PermissionMatrix.box.tsx';
import {
  chosenOf,
  type Permission,
  type PermissionAction,
  type PermissionGroup,
  permissionsOf,
} from './PermissionMatrix.model.ts';
import { useMatrixWords } from './PermissionMatrix.words.ts';

export interface PermissionFormProps extends MatrixValue {
  label: string;
  groups: readonly PermissionGroup[];
  actions: readonly PermissionAction[];
  searching: boolean;
}

/** The matrix as a table. Its boxes are a single tab stop, in which arrows, Home and End move. */
export function PermissionGrid({ label, groups, actions, value, onChange, before }: PermissionFormProps) {
  const say = useMatrixWords();
  const root = useRef<HTMLDivElement>(null);
  const matrix = { value, onChange, before };
  const tabIndex = onChange ? -1 : undefined;
  const all = permissionsOf(groups);

  // One box stays reachable by Tab, whatever the filter hides.
  useLayoutEffect(() => {
    const boxes = [...(root.current?.querySelectorAll('input') ?? [])];
    if (!boxes.some((box) => box.tabIndex === 0) && boxes[0]) boxes[0].tabIndex = 0;
  });
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    for (const box of root.current?.querySelectorAll('input') ?? []) box.tabIndex = box === target ? 0 : -1;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextBox(event.currentTarget, event.target as Element, event.key, event.ctrlKey);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const many = (label: string, permissions: readonly Permission[], labelHidden = false) => (
    <ManyBox
      label={label}
      labelHidden={labelHidden}
      permissions={permissions}
      chosen={chosenOf(permissions, value)}
      tabIndex={tabIndex}
      {...matrix}
    />
  );

  return (
    <Scroll ref={root} role="region" aria-label={label} tabIndex={onChange ? undefined : 0}>
      <table role={onChange ? 'grid' : undefined} onFocus={onFocus} onKeyDown={onKeyDown}>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{onChange ? many(say('all'), all) : say('resource')}</th>
            {actions.map((action) => (
              <th key={action.id} scope="col">
                {many(
                  action.label,
                  all.filter((one) => one.action === action.id),
                )}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => {
          const permissions = permissionsOf([group]);
          const count = permissions.filter(({ id }) => value.has(id)).length;
          return (
            <tbody key={group.id}>
              <tr className="group">
                <th scope="rowgroup" colSpan={actions.length + 1}>
                  <span>
                    {many(group.label, permissions)}
                    <small>
                      {count}/{permissions.length}
                    </small>
                  </span>
                </th>
              </tr>
              {group.resources.map((resource) => (
                <tr key={resource.id}>
                  <th scope="row">{many(resource.label, resource.permissions)}</th>
                  {actions.map((action) => {
                    const here = resource.permissions.filter((one) => one.action === action.id);
                    return (
                      <td key={action.id}>
                        {here.map((permission) => (
                          <PermissionBox
                            key={permission.id}
                            permission={permission}
                            labelHidden
                            tabIndex={tabIndex}
                            {...matrix}
                          />
                        ))}
                        {here.length === 0 && (
                          <>
                            {/* A read-only matrix leaves it out: there it would read as "not granted". */}
                            {onChange && (
                              <span className="absent" aria-hidden data-tip={say('absent')}>
                                -
                              </span>
                            )}
                            <VisuallyHidden>{say('absent')}</VisuallyHidden>
                          </>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          );
        })}
      </table>
    </Scroll>
  );
}

const Scroll = styled.div`
  position: relative;
  max-height: max(${px(360)}, 70vh);
  border: ${border.hairline};
  border-radius: ${radius.lg};
  background: ${color.surface};
  overflow: auto;
  /* Keeps the focused cell clear of the sticky parts. */
  scroll-padding: ${space(14)} ${space(4)} ${space(4)} ${px(220)};

  & > table {
    width: 100%;
    line-height: ${lineHeight.table};
  }
  & caption {
    ${visuallyHidden}
  }
  & th,
  & td {
    height: ${size.row};
    padding: ${space(1)} ${space(4)};
    border-block-end: ${border.hairline};
    background: ${color.surface};
    font-weight: ${fontWeight.regular};
    text-align: start;
    white-space: nowrap;
  }
  & tr:not(.group) > :first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: ${layer.raised};
    min-width: ${px(220)};
    max-width: ${px(220)};
    border-inline-end: ${border.hairline};
    white-space: normal;
  }
  & tbody > tr:not(.group) > :first-child {
    padding-inline-start: ${space(8)};
  }
  /* Ten actions fit beside the menu: each action's label stands below its box. */
  & tr > :not(:first-child) {
    padding-inline: ${space(1)};
    text-align: center;
  }
  & thead th:not(:first-child) {
    width: ${px(74)};
    white-space: normal;
  }
  & thead th:not(:first-child) label {
    flex-direction: column;
    align-items: center;
    gap: ${space(1)};
    line-height: ${lineHeight.table};
  }
  & thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: ${layer.sticky};
    background: ${color.surfaceSunken};
    font-weight: ${fontWeight.medium};
  }
  & thead th:first-child {
    z-index: ${layer.sticky + 1};
  }
  & .group > th {
    background: ${color.surfaceHover};
    font-weight: ${fontWeight.semibold};
  }
  & .group > th > span {
    position: sticky;
    inset-inline-start: ${space(4)};
    display: inline-flex;
    align-items: center;
    gap: ${space(3)};
  }
  & .absent {
    color: ${color.textDisabled};
  }
  & small {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    font-weight: ${fontWeight.regular};
    font-variant-numeric: tabular-nums;
  }
  & tbody > tr:not(.group):hover > * {
    background: ${color.surfaceHover};
  }
  & tbody:last-child > tr:last-child > * {
    border-block-end: 0;
  }
  ${media.print} {
    max-height: none;
    overflow: visible;
  }
`;

type Cell = HTMLTableCellElement;

const boxOf = (cell: Cell | undefined) => cell?.querySelector<HTMLInputElement>('input') ?? undefined;

/**
 * The box that a key leads to from a box of a table: arrows go to the next box in that direction, past cells and rows
 * without one; Home and End to the ends of the row, with Ctrl to those of the table. Null for any other key, and where
 * there is none.
 */
function nextBox(table: HTMLElement, from: Element, key: string, ctrl = false): HTMLInputElement | null {
  const rows = [...table.querySelectorAll('tr')];
  const row = from.closest('tr');
  const cell = from.closest<Cell>('th, td');
  if (!row || !cell) return null;
  const cells = [...row.cells];
  const y = rows.indexOf(row);
  const x = cells.indexOf(cell);
  const first = (some: (Cell | undefined)[]) => some.map(boxOf).find((box) => box !== undefined) ?? null;
  const inColumn = (some: HTMLTableRowElement[]) => some.map(({ cells }) => cells[x]);

  const everything = rows.flatMap(({ cells }) => [...cells]);
  switch (key) {
    case 'ArrowRight':
      return first(cells.slice(x + 1));
    case 'ArrowLeft':
      return first(cells.slice(0, x).reverse());
    case 'ArrowDown':
      return first(inColumn(rows.slice(y + 1)));
    case 'ArrowUp':
      return first(inColumn(rows.slice(0, y).reverse()));
    case 'Home':
      return first(ctrl ? everything : cells);
    case 'End':
      return first([...(ctrl ? everything : cells)].reverse());
    default:
      return null;
  }
}
