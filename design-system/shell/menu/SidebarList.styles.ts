// Long because it is one block: how each mode displays the same rows.
import styled from 'styled-components';
import {
  border,
  color,
  focusRingInset,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  motion,
  px,
  radius,
  shadow,
  size,
  space,
} from '../../theme/tokens.ts';
import { inMode } from './inMode.ts';
import { SECTION } from './sidebarFrame.ts';

/* One block for the whole list, so that a menu of twenty items costs one style. */
export const Root = styled.ul`
  display: grid;
  gap: ${space(0.5)};

  .row {
    display: flex;
    align-items: center;
    gap: ${space(2.5)};
    width: 100%;
    min-height: ${size.control};
    padding: ${space(1.5)} ${space(2.5)};
    border: 0;
    border-radius: ${radius.md};
    background: none;
    color: ${color.text};
    font-size: ${fontSize.md};
    line-height: ${lineHeight.table};
    text-align: start;
    text-decoration: none;
    cursor: pointer;
    transition: background-color ${motion.fast} ${motion.ease};
  }
  .row > svg {
    flex: none;
    color: ${color.textMuted};
  }
  .row:hover {
    background: ${color.surfaceHover};
  }
  .row:focus-visible {
    ${focusRingInset}
  }
  .row[aria-current],
  .row[aria-current] > svg {
    color: ${color.accentText};
  }
  .row[aria-current] {
    background: ${color.surfaceSelected};
    font-weight: ${fontWeight.medium};
  }
  .row[data-holds-current] {
    font-weight: ${fontWeight.medium};
  }
  .label {
    flex: 1;
    min-width: 0;
  }
  .row[aria-expanded] > svg:last-child {
    transition: transform ${motion.base} ${motion.ease};
  }
  .row[aria-expanded='true'] > svg:last-child {
    transform: rotate(180deg);
  }
  li[data-section]::before {
    content: attr(data-section);
    display: flex;
    align-items: end;
    height: ${SECTION};
    padding: 0 ${space(2.5)} ${space(1)};
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    line-height: ${lineHeight.table};
  }
  .panel {
    display: grid;
    grid-template-rows: 1fr;
    transition: grid-template-rows ${motion.slow} ${motion.ease}, visibility 0s;
  }
  .panel[data-closed] {
    grid-template-rows: 0fr;
    visibility: hidden;
    transition: grid-template-rows ${motion.slow} ${motion.ease}, visibility 0s ${motion.slow};
  }
  .panel > ul {
    min-height: 0;
    margin-inline-start: ${px(18)};
    padding-inline-start: ${space(2)};
    border-inline-start: ${border.hairline};
    overflow: hidden;
    list-style: none;
  }
  ${media.desktop} {
    ${inMode.flyouts} & > li::before {
      display: none;
    }
    /* --- Top-level groups open beside the rail, or below the bar. Deeper ones stay accordions. --- */
    ${inMode.flyouts} & > li > .panel {
      position: fixed;
      transition: opacity ${motion.fast} ${motion.ease};
      pointer-events: none;
    }
    /* Until the flyout code is loaded, the current page's group is open as in an accordion. */
    ${inMode.flyouts} &:not([data-flyouts]) > li > .panel,
    ${inMode.flyouts} & > li > .panel[data-closed] {
      opacity: 0;
      visibility: hidden;
      transition: none;
    }
    ${inMode.flyouts} & > li > .panel > ul {
      display: grid;
      gap: ${space(0.5)};
      max-height: calc(100dvh - ${space(4)});
      margin: 0;
      padding: ${space(2)};
      overflow-y: auto;
      overscroll-behavior: contain;
      border: ${border.hairline};
      border-radius: ${radius.lg};
      background: ${color.surfaceRaised};
      box-shadow: ${shadow.md};
      pointer-events: auto;
    }
    /* The flyout opens beside its item. The first row shrinks to keep a tall flyout inside the window. */
    ${inMode.rail} & > li > .panel {
      inset-block: ${space(2)};
      inset-inline-start: var(--menu);
      grid-template-rows: minmax(0, calc(var(--flyout, 0rem) - ${space(2)})) max-content;
      width: ${px(248)};
      transition:
        opacity ${motion.fast} ${motion.ease},
        inset-inline-start ${motion.slow} ${motion.ease};
    }
    ${inMode.rail} & > li > .panel > ul {
      grid-row: 2;
    }
    ${inMode.narrowSlim} & > li > .panel > ul::before {
      content: attr(data-title) / '';
      padding: ${space(1)} ${space(2.5)} ${space(1.5)};
      color: ${color.textMuted};
      font-size: ${fontSize.sm};
    }
    ${inMode.flyouts} & > li > .row[aria-expanded='true'] {
      background: ${color.surfaceHover};
    }
    /* The group of the current page: its own item is hidden until it opens. */
    ${inMode.flyouts} & > li > .row[data-holds-current] {
      background: ${color.surfaceSelected};
    }
    ${inMode.flyouts} & > li > .row[data-holds-current],
    ${inMode.flyouts} & > li > .row[data-holds-current] > svg {
      color: ${color.accentText};
    }

    ${inMode.rail} & {
      grid-template-columns: minmax(0, 1fr);
    }
    /* --- Rails. One line for each item, so that widening moves no row away from the pointer. --- */
    ${inMode.rail} & > li > .row {
      position: relative;
      gap: ${px(14)};
      padding-inline: ${px(14)};
      overflow: hidden;
      white-space: nowrap;
    }
    ${inMode.rail} & > li > .row > .label {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    ${inMode.rail} & > li > .row[aria-expanded] > svg:last-child {
      transform: rotate(-90deg);
    }
    /* Wider than the row, so that its text shows as a tooltip. */
    ${inMode.narrowSlim} & > li > .row > .label {
      flex: none;
    }
    ${inMode.narrow} & > li > .row > .badge {
      position: absolute;
      inset-block-start: ${space(1)};
      inset-inline-end: ${px(6)};
      width: ${space(2)};
      min-width: 0;
      height: ${space(2)};
      padding: 0;
      overflow: hidden;
      background: ${color.accent};
      color: transparent;
      font-size: 0;
    }
    ${inMode.compact} & > li > .row {
      min-height: ${px(60)};
    }
    ${inMode.narrowCompact} & > li > .row {
      flex-direction: column;
      gap: ${space(1)};
      /* As wide as the rail allows: "Transactions" is one word. */
      width: calc(100% + ${px(12)});
      margin-inline: ${px(-6)};
      padding: ${space(2)} 0 0;
      font-size: ${fontSize.xs};
      line-height: ${lineHeight.heading};
      text-align: center;
      white-space: normal;
    }
    ${inMode.narrowCompact} & > li > .row > .label {
      display: -webkit-box;
      flex: none;
      max-width: 100%;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      text-overflow: clip;
    }
    ${inMode.narrowCompact} & > li > .row[aria-expanded] > svg:last-child {
      display: none;
    }
    ${inMode.narrowCompact} & > li > .row > .badge {
      inset-inline-end: calc(50% - ${px(14)});
    }

    /* --- The bar. --- */
    ${inMode.horizontal} & {
      display: flex;
    }
    ${inMode.horizontal} & > li {
      flex: none;
    }
    ${inMode.horizontal} & > li > .row {
      gap: ${space(2)};
      max-width: ${px(240)};
      white-space: nowrap;
    }
    ${inMode.horizontal} & > li > .row > .label {
      flex: 0 1 auto;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    ${inMode.horizontal} & > li > .panel {
      inset-block-start: calc(${size.topbar} + var(--bar) - ${space(1)});
      inset-inline: ${space(2)};
      grid-template-rows: none;
      grid-template-columns: minmax(0, calc(var(--flyout, 0rem) - ${space(2)})) ${px(248)};
    }
    ${inMode.horizontal} & > li > .panel > ul {
      grid-column: 2;
      max-height: calc(100dvh - ${size.topbar} - var(--bar) - ${space(2)});
    }
  }
  ${media.forcedColors} {
    .row[aria-current],
    .row[data-holds-current] {
      outline: ${border.width} solid;
      outline-offset: calc(-1 * ${border.width});
    }
  }
`;
