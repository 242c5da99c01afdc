import { css } from 'styled-components';
import {
  border,
  color,
  focusRing,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  motion,
  px,
  radius,
  size,
  space,
} from '../../theme/tokens.ts';

/** Rows as cards, for a narrow window, and rows that wait for newer ones. */
export const cards = css`
  /* Dimmed by colour, not by opacity: the previous rows stay readable (4.5:1). */
  &[data-waits] :is(tbody, ul, .link, .title, .amount) {
    color: ${color.textMuted};
    transition: color ${motion.base} ${motion.ease};
  }
  &[data-waits] [data-tone] {
    filter: grayscale(1);
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
    gap: ${space(2)};
    min-height: ${space(10)};
    padding: ${space(1)} ${space(3)};
    border-block-end: ${border.hairline};
  }
  /* Filters are active, and their code is still loading. */
  & .cards-bar:empty {
    border: 0;
  }
  & .cards-bar > input {
    flex: none;
    width: ${space(5)};
    height: ${space(5)};
  }
  & .order {
    position: relative;
    display: flex;
    flex: 0 1 auto;
    align-items: center;
    min-width: ${space(20)};
    margin-inline-start: auto;
  }
  & .order > svg {
    position: absolute;
    inset-inline-end: ${space(2)};
    pointer-events: none;
  }
  & .order > svg:first-of-type {
    display: none;
  }
  & .cards-bar select {
    min-width: 0;
    min-height: ${space(8)};
    padding-inline: ${space(2)} ${space(7)};
    appearance: none;
    text-overflow: ellipsis;
    border: ${border.control};
    border-radius: ${radius.md};
    background: ${color.surface};
  }
  /* The filters need the line: an arrow shows the order, and the transparent select over it has a touch target's
     height. */
  ${media.phone} {
    & .order {
      justify-content: center;
      flex: none;
      width: ${size.control};
      min-width: 0;
      height: ${space(8)};
      border: ${border.control};
      border-radius: ${radius.md};
      background: ${color.surface};
    }
    & .order:has(:focus-visible) {
      ${focusRing}
    }
    & .order > select {
      position: absolute;
      width: 100%;
      height: ${size.control};
      opacity: 0;
    }
    & .order > svg {
      position: static;
    }
    & .order > svg:first-of-type {
      display: block;
    }
    & .order > svg:last-of-type {
      display: none;
    }
  }
  & .cards li {
    display: flex;
    align-items: flex-start;
    gap: ${space(2)};
    padding: ${space(2.5)} ${space(3)};
    background: ${color.surface};
    line-height: ${lineHeight.table};
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${px(69)};
  }
  /* Above the card and not below it: the next card, at a fractional pixel, would paint over the line. */
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
    /* Space for touch. */
    margin-inline-end: ${space(1)};
  }
  /* Cards on request: as many side by side as fit. */
  &[data-cards] .cards ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, ${space(70)}), 1fr));
    gap: ${space(3)};
    padding: ${space(3)};
  }
  &[data-cards] .cards li {
    border: ${border.hairline};
    border-radius: ${radius.md};
  }
  &[data-cards] .cards .metas {
    height: auto;
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
  & article:has(> .status) {
    grid-template-columns: fit-content(60%) minmax(0, 1fr);
  }
  & article > .status {
    min-width: 0;
    max-width: 100%;
    justify-self: end;
    font-size: ${fontSize.sm};
  }
  /* A long status wraps to a second line instead of being cut. */
  & article > .status > * {
    border-radius: ${radius.lg};
    white-space: normal;
  }
  & article > :is(.metas, .note) {
    grid-column: 1 / -1;
    min-width: 0;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    overflow-wrap: anywhere;
  }
  /* One line, so that cards look alike. The status and the first fact are shown in full, the next one takes the
     rest of the line, and on a phone no more fits. A fact with no space for a few letters wraps out of sight. */
  & .metas {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(2)};
    height: ${space(6)};
    overflow: hidden;
  }
  & .metas > * {
    display: flex;
    flex: none;
    align-items: center;
    max-width: 100%;
    height: ${space(6)};
    white-space: nowrap;
  }
  /* Below the menu button, whose dots are beside the first line. */
  & article:has(+ .more) > .metas {
    margin-inline-end: calc(${space(-1)} - ${size.controlSm} + ${space(2)});
  }
  ${media.smallPhone} {
    & .cards .title > .copy {
      display: none;
    }
  }
  & .metas > .meta {
    font-size: ${fontSize.xs};
  }
  & .metas > .meta ~ .meta {
    display: block;
    flex: 1 1 ${space(12)};
    min-width: 0;
    max-width: max-content;
    overflow: hidden;
    line-height: ${space(6)};
    text-overflow: ellipsis;
  }
  ${media.phone} {
    & .metas > .meta ~ .meta ~ .meta {
      display: none;
    }
  }
  & li > .more {
    flex: none;
    width: ${size.controlSm};
    height: ${size.controlSm};
    margin: ${space(-1)} ${space(-2)} 0 0;
  }
`;
