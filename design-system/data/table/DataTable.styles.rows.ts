import { css } from 'styled-components';
import {
  border,
  color,
  focusRingInset,
  fontSize,
  fontWeight,
  layer,
  lineHeight,
  media,
  px,
  size,
  space,
} from '../../theme/tokens.ts';

/** Rows and cells of a table: the grid, selected and active rows, sticky cells, and the gutter of the row menus. */
export const rows = css`
  & table,
  & thead,
  & tbody {
    display: block;
  }
  & tr {
    min-width: var(--least-width);
  }
  & table {
    font-size: ${fontSize.md};
    line-height: ${lineHeight.table};
  }
  & tr {
    --row: ${color.surface};
    display: grid;
    grid-template-columns: var(--columns);
    background: var(--row);
  }
  & tbody tr {
    position: relative;
    min-height: ${size.row};
    border-block-end: ${border.hairline};
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${size.row};
  }
  & tbody tr,
  & tbody a,
  & tbody button,
  & tbody input {
    scroll-margin-block: calc(var(--stop) + ${size.row}) ${space(1)};
  }
  & tbody tr:last-child {
    border-block-end: 0;
  }
  &[data-opens='true'] [data-row] {
    cursor: pointer;
  }
  & tbody tr:hover {
    --row: ${color.surfaceHover};
  }
  & tbody tr[data-selected] {
    --row: ${color.surfaceSelected};
  }
  & tbody tr[data-current] {
    --row: ${color.surfaceSelected};
    box-shadow: inset ${px(3)} 0 ${color.accent};
  }
  /* A layer over the row: the row's own outline would be painted below its sticky cells. */
  & [data-row]:focus-visible {
    position: relative;
    outline: none;
  }
  & [data-row]:focus-visible::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${layer.raised + 1};
    ${focusRingInset}
    pointer-events: none;
  }
  /* Its ends stay visible with the sticky cells, however wide the row is. */
  & [data-row]:focus-visible > [data-pin]:is(:first-child, :last-child)::after {
    content: '';
    position: absolute;
    inset: 0;
    border-inline: 0 solid ${color.focus};
    pointer-events: none;
  }
  & [data-row]:focus-visible > [data-pin='start']:first-child::after {
    border-inline-start-width: calc(2 * ${border.width});
  }
  & [data-row]:focus-visible > [data-pin='end']:last-child::after {
    border-inline-end-width: calc(2 * ${border.width});
  }

  & th,
  & td {
    align-content: center;
    min-width: 0;
    padding: ${space(1)} ${space(3)};
    overflow: hidden;
    font-weight: ${fontWeight.regular};
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-wrap] :is(th, td) {
    overflow-wrap: anywhere;
    white-space: normal;
  }
  /* Amounts are never truncated: a wrong amount is worse than a crowded cell. */
  & [data-align='end'] {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    overflow: visible;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & .check {
    /* The overflow of the box ends with its cell. */
    position: relative;
    display: grid;
    place-items: center;
    padding: 0;
    overflow: visible;
  }
  /* Each sticky cell is a layer of its own, so cells stick only while columns are hidden on that side. */
  & .region[data-before] [data-pin='start'],
  & .region:is([data-before], [data-after]) [data-pin='end']:not(tbody .gutter),
  & .region[data-after] tbody tr:is(:hover, :focus-within, [data-selected], [data-current]) > .gutter,
  /* The menu is anchored to the button, also while pointer and focus are in the menu. */
  & .region[data-after] tbody .gutter:has(> [aria-expanded='true']) {
    position: sticky;
    z-index: ${layer.raised};
    background: var(--row);
  }
  ${media.coarse} {
    & .region[data-after] tbody tr {
      z-index: ${layer.raised + 1};
    }
    & .region[data-after] tbody .gutter {
      position: sticky;
      z-index: ${layer.raised};
      background: var(--row);
    }
  }
  & .region[data-before] [data-pin='start'] {
    inset-inline-start: var(--stick, 0);
  }
  & .region:is([data-before], [data-after]) [data-pin='end'] {
    inset-inline-end: var(--stick, 0);
  }
  & [data-pin='end'][data-edge='true'] {
    grid-column-start: var(--end, auto);
  }
  & .gutter {
    display: grid;
    place-items: center;
    padding: 0;
    overflow: visible;
  }
  /* The active row shows its menu button over the painted gutter. */
  & .region[data-after] tbody tr:is(:hover, :focus-within, [data-selected], [data-current]),
  & .region[data-after] tbody tr:has(> .gutter > [aria-expanded='true']) {
    z-index: ${layer.raised + 1};
  }
  & tr[data-current] > [data-pin='start']:first-child {
    box-shadow: inset ${px(3)} 0 ${color.accent};
  }
  & .region[data-before] [data-pin='start'][data-edge='true'] {
    border-inline-end: ${border.hairline};
    box-shadow: ${px(4)} 0 ${px(8)} ${px(-4)} ${color.shadow};
  }
  & .region[data-after] [data-pin='end'][data-edge='true']:not(.gutter) {
    border-inline-start: ${border.hairline};
    box-shadow: ${px(-4)} 0 ${px(8)} ${px(-4)} ${color.shadow};
  }
`;
