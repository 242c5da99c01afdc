import styled from 'styled-components';
import {
  border,
  color,
  focusRing,
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

/** The heights that `ListToolsSkeleton` reserves. */
export const LINE_HEIGHT = { desktop: px(54), wide: px(66), phone: px(56) } as const;

/** Two rows of quiet figures on the left, the result on the right across both. Stacked on a phone. */
export const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space(4)};
  min-width: 0;
  min-height: ${LINE_HEIGHT.desktop};
  line-height: ${lineHeight.table};

  & .terms,
  & .states {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    min-width: 0;
    /* Cancels the first figure's padding, so that its text aligns with the edge. */
    margin-inline-start: ${space(-2)};
  }
  & .part {
    display: flex;
    align-items: center;
  }
  & :is(.sign, .equals, .label, .basis) {
    color: ${color.textMuted};
  }
  & .figure {
    display: flex;
    align-items: baseline;
    gap: ${space(1.5)};
    min-height: ${px(26)};
    padding: ${space(0.5)} ${space(2)};
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    text-align: start;
    white-space: nowrap;
  }
  & :is(.label, .basis, .caption) {
    font-size: ${fontSize.sm};
  }
  & :is(.value, .count) {
    font-variant-numeric: tabular-nums;
  }
  & .value {
    min-width: ${space(3)};
    font-weight: ${fontWeight.medium};
  }
  &[data-size='line']:not([data-narrow]) .figure {
    height: ${px(26)};
  }
  & button.figure {
    cursor: pointer;
    transition: background-color ${motion.fast} ${motion.ease};
  }
  & button:hover {
    background: ${color.surfaceHover};
  }
  & button.figure:focus-visible {
    ${focusRingInset}
  }
  & button.figure[aria-pressed='true'] {
    background: ${color.surfaceSelected};
    box-shadow: inset 0 ${space(-0.5)} 0 ${color.accent};
  }
  ${TONES.map((tone) => `& [data-alarm='${tone}'] .value { color: ${color[`${tone}Text`]}; font-weight: ${fontWeight.semibold}; }`)}

  & .result {
    display: flex;
    align-items: flex-end;
    gap: ${space(3)};
    min-width: 0;
  }
  & .equals {
    font-size: ${fontSize['2xl']};
  }
  & .stack {
    display: flex;
    flex-direction: column;
    align-items: flex-end;
  }
  & .states > .off {
    margin-inline-start: ${space(2)};
  }
  & .caption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${space(1.5)};
    white-space: nowrap;
  }
  & .total {
    min-width: ${px(160)};
    /* The same height with the amount and with its skeleton. */
    height: 1.15em;
    font-size: ${fontSize['2xl']};
    line-height: 1.15;
    text-align: end;
    white-space: nowrap;
  }
  & button.total {
    padding: 0;
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    cursor: pointer;
  }
  & button.total:focus-visible {
    ${focusRingInset}
  }
  & .total > span {
    font-size: inherit;
    letter-spacing: -0.01em;
  }
  & .total small {
    color: ${color.textMuted};
    font-size: 0.6em;
    font-weight: ${fontWeight.regular};
  }
  & .off,
  &[data-off] .total > span {
    color: ${color.warningText};
  }
  & .off {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    white-space: nowrap;
    font-weight: ${fontWeight.medium};
  }
  /* In the gap below the line, so that the line keeps its height. */
  & > .bar {
    display: flex;
    position: absolute;
    inset: auto 0 ${space(-1)};
    gap: ${border.width};
    height: ${space(1)};
    border-radius: ${radius.sm};
    overflow: hidden;
  }
  & > .bar > span {
    flex: var(--share) 1 0;
    min-width: ${px(2)};
    background: ${color.neutralSolid};
  }
  ${TONES.map((tone) => `& > .bar > [data-tone='${tone}'] { background: ${color[`${tone}Solid`]}; }`)}

  ${media.roomy} {
    & .total {
      font-size: ${fontSize['money-xl']};
    }
  }
  ${media.wide} {
    min-height: ${LINE_HEIGHT.wide};
    & .total {
      font-size: ${fontSize['money-hero']};
    }
  }

  /* At the top of a page: one amount, with space around it. */
  &[data-size='hero'] {
    row-gap: ${space(2)};
    & > .bar {
      position: static;
      grid-column: 1 / -1;
    }
    padding: ${space(4)} ${space(5)};
    border: ${border.hairline};
    border-radius: ${radius.lg};
    background: ${color.surface};
    & .total {
      font-size: ${fontSize['money-hero']};
    }
    & .states {
      margin-block-start: ${space(1)};
    }
  }
  &[data-size='hero']:not([data-narrow]) .part {
    align-items: flex-end;
    & > .sign {
      font-size: ${fontSize.xl};
    }
  }
  &[data-size='hero']:not([data-narrow]) .terms .figure {
    flex-direction: column;
    gap: 0;
    & .value {
      font-size: ${fontSize.xl};
    }
  }

  &[data-narrow] {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
    & .terms,
    & .states {
      flex-direction: column;
      align-items: stretch;
      margin-inline: 0;
    }
    & .figure {
      flex: 1;
      justify-content: space-between;
      min-height: ${px(36)};
      align-items: center;
      padding-inline: ${space(1)};
    }
    &:not([data-counts]) .value {
      text-align: end;
    }
    & .sign {
      width: ${space(4)};
      text-align: center;
    }
    & .formula > .about {
      height: ${px(36)};
    }
    &:not([data-counts]) .part > .figure:first-child,
    & .states > .figure {
      padding-inline-start: ${space(5)};
    }
    & .result {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: 0 ${space(2)};
      min-height: ${LINE_HEIGHT.phone};
      padding: ${space(1)} 0;
      border: 0;
      border-radius: ${radius.md};
      background: none;
      text-align: start;
    }
    & button.result {
      cursor: pointer;
    }
    & button.result:focus-visible {
      ${focusRing}
    }
    & .total {
      grid-column: 1;
      min-width: 0;
      font-size: ${fontSize['2xl']};
      text-align: start;
    }
    & .result > svg {
      grid-row: 1 / span 2;
      grid-column: 2;
      color: ${color.textMuted};
      transition: rotate ${motion.fast} ${motion.ease};
    }
    & .result[aria-expanded='true'] > svg {
      rotate: 180deg;
    }
  }
  &[data-narrow][data-counts] {
    & .terms {
      flex-direction: row;
      flex-wrap: nowrap;
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scrollbar-width: none;
    }
    & .part {
      flex: none;
    }
    & .figure {
      padding-inline: ${space(1)} ${space(2)};
    }
  }
  &[data-narrow][data-size='hero'] {
    padding: ${space(3)};
    & .total {
      font-size: ${fontSize['3xl']};
    }
  }

  /* With a panel over the right side, the line ends before it. A figure that does not fit is hidden, never cut. */
  ${media.desktop} {
    ${media.narrow} {
      main[data-peeked] > * > & {
        margin-inline-end: ${size.peek};
      }
      main[data-peeked] > * > & .formula {
        max-height: ${LINE_HEIGHT.desktop};
        /* Room for a sign that begins a line: it hangs before the edge. */
        margin-inline-start: ${space(-2)};
        padding-inline-start: ${space(2)};
        overflow: hidden;
      }
      main[data-peeked] > * > & .about {
        display: none;
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
    & > .bar {
      print-color-adjust: exact;
    }
  }
`;
