/**
 * The one style block of a table. Cells carry plain class names and attributes, so that a thousand rows cost no style
 * work. Each row is a grid of the same fixed tracks instead of a table row: only then may the browser skip the layout
 * of rows that are off screen (`content-visibility`).
 */
import styled, { keyframes } from 'styled-components';
import { skeletonRows } from '../base/Skeleton.tsx';
import {
  border,
  color,
  focusRingInset,
  fontSize,
  fontWeight,
  layer,
  lineHeight,
  media,
  motion,
  px,
  radius,
  size,
  space,
  TONES,
} from '../theme/tokens.ts';
import { wholeInSight } from './wholeInSight.ts';

const appear = keyframes`from { visibility: hidden; }`;

export const Root = styled.div`
  /* Where the sticky header stops: under the shell's topbar, where there is one. */
  --stop: var(--sticky-top, 0rem);

  position: relative;
  isolation: isolate;
  min-width: 0;
  /* What a panel covers of the page's end: the table ends before it. */
  margin-inline-end: var(--covered, 0);
  border: ${border.hairline};
  border-radius: ${radius.lg};
  background: ${color.surface};
  overflow: clip;

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
  /* Sideways rows and header scroll, each by itself and both alike: downwards it is the page, to which the header sticks. */
  & :is(thead, tbody) {
    overflow-x: auto;
    overscroll-behavior-x: contain;
  }
  /* The bar stands below the header, where it is always in sight. */
  & thead {
    scrollbar-width: thin;
  }
  & tbody {
    scrollbar-width: none;
  }
  /* A header of plain words holds nothing to focus, so that the rows alone scroll, and it follows. */
  & thead:not(:has(button, input)) {
    overflow-x: hidden;
  }
  & thead:not(:has(button, input)) ~ tbody {
    scrollbar-width: thin;
  }
  & .region[data-virtual] :is(thead, tbody) {
    overflow: visible;
  }
  /* What takes the focus comes out from below the frozen cells (the table says how wide they are); they stand still. */
  & .region,
  & :is(thead, tbody) {
    scroll-padding: var(--frozen);
  }
  & .region[data-virtual]:has([data-pin] :focus),
  & :is(thead, tbody):has([data-pin] :focus) {
    scroll-padding-inline: 0;
  }
  /* Cut columns fade: half a figure must not read as another one. */
  & .region[data-after]::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    z-index: ${layer.sticky};
    width: ${space(6)};
    background: linear-gradient(to right, transparent, ${color.surface});
    pointer-events: none;
  }
  /* Rows of one height, and never more of them in sight than are drawn. It scrolls both ways by itself. */
  & .region[data-virtual] {
    --stop: 0rem;
    overflow: auto;
    overscroll-behavior-x: contain;
    max-height: min(calc(100dvh - var(--sticky-top, 0rem) - ${space(6)}), calc(${size.row} * 40));
    overflow-anchor: none;
  }
  & [data-virtual] tbody tr[data-row] {
    height: ${size.row};
    content-visibility: visible;
  }
  & [data-virtual] :is(th, td) {
    white-space: nowrap;
  }
  /* Bars of text, one to a row: painted, not built of elements, still, and not before the answer is late. */
  & .skeleton {
    display: block;
    min-height: 0;
    content-visibility: visible;
    margin-inline: ${space(3)};
    border: 0;
    ${skeletonRows}
    animation: ${appear} 0s 200ms backwards;
  }
  & tbody .gap {
    display: block;
    min-height: 0;
    border: 0;
    content-visibility: visible;
    background: none;
  }

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
  & tbody :is(tr, a, button, input) {
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
  /* Over the row, not of it: an outline of its own would be painted below its frozen cells. */
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
  /* Its ends stay in sight with the frozen cells, however far the row reaches beyond its place. */
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
  /* Figures are never cut: a wrong amount is worse than a crowded cell. */
  & [data-align='end'] {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    overflow: visible;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & .check {
    /* What the box reaches beyond itself ends with its cell. */
    position: relative;
    display: grid;
    place-items: center;
    padding: 0;
    overflow: visible;
  }
  /* Each cell that sticks is a layer of its own, so none sticks while there is nothing to stick before. */
  & .region[data-before] [data-pin='start'],
  & .region:is([data-before], [data-after]) [data-pin='end'] {
    position: sticky;
    z-index: ${layer.raised};
    background: var(--row);
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
  /* Over the row, not a part of its grid: the row at hand has it, and no other. */
  & td.tools {
    position: absolute;
    inset: 0;
    z-index: ${layer.raised + 1};
    display: grid;
    padding: 0;
    overflow: visible;
    pointer-events: none;
  }
  & .tools > span {
    position: absolute;
    inset-block: 0;
    display: grid;
    align-items: center;
    justify-items: end;
    padding-inline-end: ${space(1)};
  }
  & .tools > .more {
    position: sticky;
    inset-inline-end: ${space(2)};
    place-self: center end;
    margin-inline-end: ${space(2)};
  }
  /* Before the fading edge, not below it. */
  & .region[data-after] .tools > .more {
    inset-inline-end: ${space(6)};
  }
  & .tools button {
    background: var(--row);
    pointer-events: auto;
  }
  & tr[data-current] > [data-pin='start']:first-child {
    box-shadow: inset ${px(3)} 0 ${color.accent};
  }
  & .region[data-before] [data-pin='start'][data-edge='true'] {
    border-inline-end: ${border.hairline};
    box-shadow: ${px(4)} 0 ${px(8)} ${px(-4)} ${color.shadow};
  }
  & .region[data-after] [data-pin='end'][data-edge='true'] {
    border-inline-start: ${border.hairline};
    box-shadow: ${px(-4)} 0 ${px(8)} ${px(-4)} ${color.shadow};
  }

  & thead {
    position: sticky;
    inset-block-start: var(--stop);
    z-index: ${layer.sticky};
    border-block-end: ${border.hairline};
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
  & thead tr {
    min-height: ${px(36)};
  }
  /* A part of an amount reads as another one: it is there only where all of it is in sight. */
  & td[data-align='end']:not([data-pin]) {
    ${wholeInSight}
  }
  & td[data-amount] {
    font-size: ${fontSize['money-cell']};
    font-weight: ${fontWeight.semibold};
  }
  /* What waits, failed or is unknown is told at the row's edge too. */
  & :is(li, tr > :first-child):is([data-tone], [data-tone] > *) {
    box-shadow: inset ${px(3)} 0 0 var(--edge);
  }
  ${TONES.map((tone) => `& [data-row][data-tone='${tone}'] { --edge: ${color[`${tone}Solid`]}; }`)}
  /* Its words are cut within it, so that what changes its width may stand astride its edge. */
  & thead th {
    position: relative;
    overflow: visible;
    font-weight: ${fontWeight.medium};
  }
  & .region thead [data-pin] {
    z-index: ${layer.raised + 1};
  }
  & .name {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & .sort {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    max-width: 100%;
    min-height: ${space(7)};
    margin-inline: ${space(-1.5)};
    padding: 0 ${space(1.5)};
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    color: inherit;
    font-weight: inherit;
    cursor: pointer;
  }
  & .sort > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & .sort > svg {
    flex: none;
    opacity: 0;
  }
  & .sort:hover {
    background: ${color.surfaceSunken};
    color: ${color.text};
  }
  & .sort:is(:hover, :focus-visible) > svg,
  & [aria-sort] .sort > svg {
    opacity: 1;
  }
  & .sort:focus-visible {
    ${focusRingInset}
  }
  & [aria-sort] {
    color: ${color.text};
  }
  & [data-align='end'] .sort {
    flex-direction: row-reverse;
  }

  /* A line is less than 24 px tall: what is pressed reaches beyond it. */
  & .link {
    padding-block: ${space(1)};
    color: ${color.text};
    text-decoration: none;
  }
  & .link:hover {
    color: ${color.accentText};
    text-decoration: underline;
  }
  & .link:focus-visible,
  & .copy:focus-visible {
    ${focusRingInset}
  }
  /* Drawn as the form's Checkbox is, without a styled element in each row. */
  & input[type='checkbox'] {
    display: inline-grid;
    flex: none;
    place-content: center;
    width: ${space(4.5)};
    height: ${space(4.5)};
    margin: 0;
    border: ${border.control};
    border-radius: ${radius.sm};
    background: ${color.surface};
    color: ${color.onAccent};
    appearance: none;
    cursor: pointer;
  }
  & input[type='checkbox']:is(:checked, :indeterminate) {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  & input[type='checkbox']:is(:checked, :indeterminate)::before {
    content: '';
    width: ${space(2.5)};
    height: ${space(2.5)};
    background: currentColor;
    clip-path: polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0%, 43% 62%);
  }
  & input[type='checkbox']:indeterminate::before {
    height: ${space(0.5)};
    clip-path: none;
  }
  /* The whole cell takes the press: 18 px are drawn, 44 are meant. */
  & .check > input::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & .copy,
  & .more,
  & .unfold {
    display: inline-grid;
    place-items: center;
    width: ${space(7)};
    height: ${space(7)};
    padding: 0;
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    color: ${color.textMuted};
    cursor: pointer;
  }
  & .copy {
    width: ${space(6)};
    height: ${space(6)};
  }
  & .title > .copy {
    margin-inline-start: ${space(1)};
    margin-block: ${space(-1)};
    vertical-align: middle;
  }
  & :is(.copy, .more, .unfold):is(:hover, [aria-expanded='true']) {
    background: ${color.surfaceSunken};
    color: ${color.text};
  }
  & .unfold > svg {
    transition: rotate ${motion.fast} ${motion.ease};
  }
  & .unfold[aria-expanded='true'] > svg {
    rotate: 90deg;
  }
  & article .unfold {
    grid-auto-flow: column;
    gap: ${space(1)};
    width: auto;
    padding-inline: ${space(1)} ${space(2)};
    margin-inline-start: ${space(-1)};
  }
  & .copy[data-result='copied'] {
    color: ${color.successText};
  }
  & .copy[data-result='copyFailed'] {
    color: ${color.dangerText};
  }

  /* Dimmed by colour, not by opacity: the rows of before can still be read (4.5:1). */
  &[data-waits] :is(tbody, ul, .link, .title, .amount) {
    color: ${color.textMuted};
    transition: color ${motion.base} ${motion.ease};
  }
  &[data-waits] [data-tone] {
    filter: grayscale(1);
  }
  & [data-details] {
    container-type: inline-size;
  }
  & tbody .detail {
    display: block;
    min-height: 0;
    content-visibility: visible;
    background: ${color.surfaceSunken};
  }
  /* As wide as the place, not as the columns: it does not scroll sideways with them. */
  & .detail > td {
    position: sticky;
    inset-inline-start: 0;
    display: block;
    width: 100cqi;
    padding: ${space(4)};
    overflow-wrap: anywhere;
    white-space: normal;
  }
  & div.detail {
    margin-block-start: ${space(2)};
    color: ${color.text};
  }
  & .empty {
    position: sticky;
    inset-inline-start: 0;
  }

  & .cards ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & .cards-bar {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    padding: ${space(2)} ${space(4)};
    border-block-end: ${border.hairline};
  }
  & .cards-bar select {
    min-width: 0;
    min-height: ${size.controlSm};
    margin-inline-start: auto;
    padding-inline: ${space(2)};
    border: ${border.control};
    border-radius: ${radius.md};
    background: ${color.surface};
  }
  & .cards li {
    display: flex;
    align-items: flex-start;
    gap: ${space(3)};
    padding: ${space(2.5)} ${space(4)};
    background: ${color.surface};
    line-height: ${lineHeight.table};
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${px(69)};
  }
  /* Above a card and not below it: the next one, which stands on a part of a pixel, would be painted over the line. */
  & .cards li + li {
    border-block-start: ${border.hairline};
  }
  & .cards li:is([data-selected], [data-current]) {
    background: ${color.surfaceSelected};
  }
  & .cards li > :is(input, .check) {
    flex: none;
    width: ${space(5)};
    height: ${space(5)};
    margin-block-start: ${space(0.25)};
  }
  & article {
    display: grid;
    flex: 1;
    grid-template-columns: minmax(0, 1fr) max-content;
    gap: ${space(1)} ${space(3)};
    min-width: 0;
  }
  & .title {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & .amount {
    justify-self: end;
    font-variant-numeric: tabular-nums;
    min-width: ${space(20)};
    font-weight: ${fontWeight.semibold};
    text-align: end;
  }
  & article > :is(.metas, .note) {
    grid-column: 1 / -1;
    min-width: 0;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    overflow-wrap: anywhere;
  }
  /* One line, so that cards are alike. What has no room in it is not cut but left out. */
  & .metas {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(3)};
    height: ${space(6)};
    overflow: hidden;
  }
  & .metas > * {
    flex: none;
    height: ${space(6)};
    align-content: center;
  }
  & li > .more {
    flex: none;
    width: ${size.controlSm};
    height: ${size.controlSm};
    margin: ${space(-1)} ${space(-2)} 0 0;
  }

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
    & .region[data-virtual] {
      max-height: none;
      overflow: visible;
    }
    /* True table boxes on paper: only they repeat the header on every sheet. */
    & table {
      display: table;
      width: 100%;
      min-width: 0;
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
      overflow-wrap: break-word;
      text-align: start;
      vertical-align: top;
      white-space: normal;
    }
    & [data-align='end'] {
      text-align: end;
      white-space: nowrap;
    }
    /* A button is not repeated with its header: its words are. */
    & .sort,
    & .sort > span,
    & .name {
      display: contents;
    }
    & [data-virtual] tbody tr[data-row] {
      height: auto;
    }
    & tbody .detail {
      display: table-row;
    }
    & .detail > td {
      display: table-cell;
      width: auto;
    }
    & tbody .gap {
      display: none;
    }
    & :is(.check, .copy, .unfold, .sort > svg),
    & td.tools {
      display: none;
    }
    & thead,
    & thead th,
    & .region [data-pin] {
      position: static !important;
    }
  }
`;
