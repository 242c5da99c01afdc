import styled, { keyframes } from 'styled-components';
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
  size,
  space,
  TONES,
} from '../../theme/tokens.ts';
import { wholeAtStart, wholeInSight } from '../wholeInSight.ts';

/** The fade at the end of a line that scrolls: as wide as this while more follows, out of sight at the end. */
const FADE = space(6);
const fade = keyframes`
  from, 95% { mask-size: 100% 100%; }
  to { mask-size: calc(100% + ${FADE}) 100%; }
`;

/** The line on a desktop, and on a phone (`data-narrow`), where a formula may stand term below term (`data-stacked`). */
export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: ${border.hairline};
  border-radius: ${radius.lg};
  background: ${color.surface};
  line-height: ${lineHeight.table};
  overflow: hidden;

  & > .line {
    display: flex;
    flex-wrap: wrap;
    align-items: stretch;
    min-height: ${px(48)};
    min-width: 0;
  }
  & > .line:last-child {
    min-height: ${px(52)};
  }
  & .terms,
  & .states {
    display: flex;
    flex-wrap: wrap;
    min-width: 0;
  }
  /* In a line of their own the states have no divider: it then lies beyond the edge, where it is cut off. */
  & .states {
    margin-inline-start: calc(-1 * (${space(1)} + ${border.width}));
  }
  & .part,
  & .result {
    display: flex;
    align-items: stretch;
  }
  & .sign {
    align-self: center;
    color: ${color.textMuted};
  }
  & .figure {
    display: flex;
    flex-direction: column;
    justify-content: center;
    min-width: ${px(64)};
    padding: ${space(1)} ${space(2.5)};
    border: 0;
    background: none;
    text-align: start;
    white-space: nowrap;
  }
  & .label {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
  & .count {
    color: ${color.text};
    font-variant-numeric: tabular-nums;
  }
  & .value {
    font-weight: ${fontWeight.semibold};
    font-variant-numeric: tabular-nums;
  }
  & button.figure {
    cursor: pointer;
    transition: background-color ${motion.fast} ${motion.ease};
  }
  & button.figure:hover {
    background: ${color.surfaceHover};
  }
  & button.figure:focus-visible {
    ${focusRingInset}
  }
  & button.figure[aria-pressed='true'] {
    background: ${color.surfaceSelected};
    box-shadow: inset 0 ${space(-0.5)} 0 ${color.accent};
  }
  & .off {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    padding-inline-end: ${space(2.5)};
    color: ${color.warningText};
    font-size: ${fontSize.sm};
    white-space: nowrap;
  }
  & [data-off] .figure .value {
    color: ${color.warningText};
  }
  & .divider {
    align-self: stretch;
    margin: ${space(2.5)} 0 ${space(2.5)} ${space(1)};
    border-inline-start: ${border.hairline};
  }
  & > .bar {
    display: flex;
    gap: ${border.width};
    height: ${px(4)};
    background: ${color.surfaceHover};
  }
  & > .bar > span {
    flex: var(--share) 1 0;
    min-width: ${px(2)};
    background: ${color.neutralSolid};
  }
  ${TONES.map((tone) => `& > .bar > [data-tone='${tone}'] { background: ${color[`${tone}Solid`]}; }`)}
  ${TONES.map((tone) => `& [data-alarm][data-tone='${tone}'] .value { color: ${color[`${tone}Text`]}; }`)}
  /* What does not come out, after the shares of what does. */
  & > .bar[data-off]::after {
    flex: none;
    width: ${px(12)};
    background: ${color.warningSolid};
    content: '';
  }

  /* Two short lines: what it comes to, and a row of figures that scrolls. */
  &[data-narrow] > .result .figure {
    flex: 1;
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    padding-block: ${space(1)} 0;
  }
  &[data-narrow] > .line {
    flex-wrap: nowrap;
    min-height: ${space(9)};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x proximity;
    scrollbar-width: none;
    mask: linear-gradient(to right, ${color.text} calc(100% - ${FADE}), transparent) no-repeat;
    mask-size: calc(100% + ${FADE}) 100%;
    @supports (animation-timeline: scroll(self inline)) {
      animation: ${fade} linear both;
      animation-timeline: scroll(self inline);
    }
  }
  &[data-narrow] :is(.terms, .states) {
    display: contents;
  }
  &[data-narrow]:not([data-stacked]) > .line :is(.part, .states > .figure) {
    flex: none;
    scroll-snap-align: start;
  }
  /* With nothing to press in it, nobody could scroll it by keyboard. */
  &[data-narrow] > .line:not(:has(button)) {
    flex-wrap: wrap;
    overflow: visible;
  }
  &[data-narrow] > .line .figure {
    flex: none;
    flex-direction: row;
    align-items: center;
    gap: ${space(1.5)};
    min-width: 0;
    padding-inline: ${space(2)};
    font-size: ${fontSize.sm};
  }

  /* The end of an amount reads as another one: what has begun to leave is not there any more. */
  &[data-narrow]:not([data-stacked]) > .line .value {
    ${wholeAtStart}
  }
  &[data-stacked] > .line {
    flex-direction: column;
    padding-block: ${space(1)};
    overflow: visible;
  }
  &[data-stacked] > .line :is(.part, .result, .figure) {
    flex: 1;
  }
  &[data-stacked] > .line .figure {
    justify-content: space-between;
    padding-block: ${space(0.5)};
  }
  &[data-stacked] .sign {
    order: -1;
    width: ${space(4)};
    margin-inline-end: ${space(-1.5)};
    text-align: center;
  }
  &[data-stacked] .part:first-child {
    padding-inline-start: ${space(2.5)};
  }
  /* A panel over the page's end: the line ends before it, and stays one line. */
  ${media.desktop} {
    ${media.narrow} {
      main[data-peeked] > * > & {
        margin-inline-end: calc(${size.peek} - ${space(6)});
      }
      main[data-peeked] > * > & > .line {
        flex-wrap: nowrap;
        overflow-x: auto;
        scrollbar-width: none;
      }
      main[data-peeked] > * > & :is(.terms, .states) {
        display: contents;
      }
      main[data-peeked] > * > & > .line :is(.part, .divider, .figure) {
        flex: none;
      }
      main[data-peeked] > * > & > .line .value {
        ${wholeInSight}
      }
    }
  }

  ${media.forcedColors} {
    & > .bar > span {
      forced-color-adjust: none;
    }
    & button.figure[aria-pressed='true']:not(:focus-visible) {
      outline: ${border.width} solid Highlight;
      outline-offset: -${border.width};
    }
  }
  ${media.print} {
    break-inside: avoid;
    & > .line {
      flex-wrap: wrap;
      overflow: visible;
      mask: none;
    }
    & > .bar {
      print-color-adjust: exact;
    }
  }
`;
