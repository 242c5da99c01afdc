/**
 * The only style block of a table. Cells have plain class names and attributes, so that a thousand rows cost no style
 * work. Each row is a grid of the same fixed tracks instead of a table row: only then can the browser skip the layout
 * of rows that are off screen (`content-visibility`).
 */
import styled, { keyframes } from 'styled-components';
import { skeletonRows } from '../../base/Skeleton.tsx';
import { border, color, focusRingInset, layer, media, radius, size, space } from '../../theme/tokens.ts';
import { cards } from './DataTable.styles.cards.ts';
import { head } from './DataTable.styles.head.ts';
import { colourlessAndPrinted } from './DataTable.styles.media.ts';
import { rows } from './DataTable.styles.rows.ts';

const appear = keyframes`from { visibility: hidden; }`;

/** The rules of all parts, in this order: of equal specificity the later one wins. */
export const Root = styled.div`
  /* Where the sticky header stops: under the shell's topbar, where there is one. */
  --stop: var(--sticky-top, 0rem);

  position: relative;
  isolation: isolate;
  min-width: 0;
  border: ${border.hairline};
  border-radius: ${radius.lg};
  background: ${color.surface};
  overflow: clip;

  /* A panel covers the end of the page: the table ends before it. */
  ${media.desktop} {
    ${media.narrow} {
      main[data-peeked] & {
        margin-inline-end: calc(${size.peek} - ${space(6)});
      }
    }
  }
  & > .bar {
    position: absolute;
    inset-block-start: 0;
    z-index: ${layer.sticky + 1};
  }
  & .unseen {
    position: absolute;
    width: 1em;
    height: 1em;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  & .region:focus-visible {
    ${focusRingInset}
  }
  /* Rows and header scroll sideways, kept in step; the page scrolls vertically, and the header sticks to it. */
  & thead,
  & tbody {
    overflow-x: auto;
    overscroll-behavior-x: contain;
  }
  /* The rows have the only scrollbar: one in the header lies over its buttons in WebKit. */
  & thead {
    overflow-x: hidden;
  }
  & tbody {
    scrollbar-width: thin;
  }
  /* Focused cells scroll out from under the sticky cells (the table sets their width), which do not move. */
  & .region,
  & thead,
  & tbody {
    scroll-padding: 0 var(--frozen-end) 0 var(--frozen-start);
  }
  & thead[data-before]:has([data-pin] :focus),
  & tbody[data-before]:has([data-pin] :focus) {
    scroll-padding-inline: 0;
  }
  /* The menu gutter while columns overflow, painted once: sticky gutters would be a layer per row. */
  & .region[data-after]::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    z-index: ${layer.raised};
    width: calc(var(--frozen-end) + ${space(6)});
    background: linear-gradient(to right, transparent, ${color.surface} ${space(6)});
    pointer-events: none;
  }
  /* One text bar per row, painted instead of built of elements, not animated, and hidden until the response is late. */
  & .skeleton {
    display: block;
    min-height: 0;
    content-visibility: visible;
    margin-inline: ${space(3)};
    border: 0;
    ${skeletonRows}
    animation: ${appear} 0s 200ms backwards;
  }

  ${rows}
  ${head}
  ${cards}
  ${colourlessAndPrinted}
`;
