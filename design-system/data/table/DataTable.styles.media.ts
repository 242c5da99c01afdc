import { css } from 'styled-components';
import { border, fontSize, layer, media, px, space } from '../../theme/tokens.ts';

/** A table in forced colours, and on paper. */
export const colourlessAndPrinted = css`
  /* Without tints a frame marks the row, over the frozen cells too, and the current row also has a bar before it. */
  ${media.forcedColors} {
    & input[type='checkbox']:is(:checked, :indeterminate)::before {
      background: CanvasText;
    }
    & [data-row]:is([data-selected], [data-current]) {
      position: relative;
    }
    & [data-row]:is([data-selected], [data-current])::before,
    & [data-row][data-current] > [data-pin='start']:first-child::before {
      content: '';
      position: absolute;
      inset: 0;
      z-index: ${layer.raised + 1};
      border: ${border.width} solid Highlight;
      pointer-events: none;
    }
    & [data-row][data-current]::before {
      border-inline-start-width: ${px(4)};
    }
    & [data-row][data-current] > [data-pin='start']:first-child::before {
      border-width: 0 0 0 ${px(4)};
    }
  }
  ${media.print} {
    border: 0;
    overflow: visible;
    & .region::after {
      display: none;
    }
    /* True table boxes on paper: only they repeat the header on every sheet. */
    & table {
      display: table;
      width: 100%;
      min-width: 0;
      /* Equal columns, however long a word is, so that no column widens the sheet. */
      table-layout: fixed;
      border-collapse: collapse;
      font-size: ${fontSize.xs};
    }
    & thead {
      display: table-header-group;
    }
    & tbody {
      display: table-row-group;
    }
    & tr {
      display: table-row;
      content-visibility: visible;
      break-inside: avoid;
    }
    & :is(th, td, [data-align='end']) {
      display: table-cell;
      padding: ${space(1)};
      border-block-end: ${border.hairline};
      overflow: visible;
      overflow-wrap: anywhere;
      text-align: start;
      vertical-align: top;
      white-space: normal;
    }
    & [data-align='end'] {
      text-align: end;
    }
    & td[data-align='end'] {
      white-space: nowrap;
    }
    /* Eight readable columns fit on a sheet. Users who need others move them to the front. */
    & tr > :nth-child(n + 10),
    & tr:not(:has(> .check)) > :nth-child(9) {
      display: none;
    }
    /* Screen-only marks: focus, selection, the current row. */
    & tr::before,
    & tr::after,
    & td::before,
    & td::after {
      content: none !important;
    }
    /* Browsers do not repeat a button with its header, but they do repeat its text. */
    & .sort,
    & .sort > span,
    & .name {
      display: contents;
    }
    & :is(.check, .copy, .gutter, .sort > svg) {
      display: none;
    }
    & thead,
    & thead th,
    & .region [data-pin] {
      position: static !important;
    }
  }
`;
