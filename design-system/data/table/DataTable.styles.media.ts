import { css } from 'styled-components';
import { border, fontSize, layer, media, px, space } from '../../theme/tokens.ts';

/** A table in a person's own colours, and on paper. */
export const colourlessAndPrinted = css`
  /* No tint is left to tell by: a frame, over the frozen cells too, and for the row that is looked at a bar before it. */
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
      /* Equal columns, however long a word is: none of them widens the sheet. */
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
    /* A sheet has room for eight readable columns. People who need others move them to the front. */
    & tr > :nth-child(n + 10),
    & tr:not(:has(> .check)) > :nth-child(9) {
      display: none;
    }
    /* Marks of the screen: focus, selection, the row that is looked at. */
    & tr::before,
    & tr::after,
    & td::before,
    & td::after {
      content: none !important;
    }
    /* A button is not repeated with its header: its words are. */
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
