import styled from 'styled-components';
import {
  border,
  color,
  focusRingInset,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  px,
  radius,
  size,
  space,
} from '../../theme/tokens.ts';

/** One style block for the ribbon and all of its days. */
export const RibbonFrame = styled.div`
  min-width: 0;
  font-variant-numeric: tabular-nums;
  line-height: ${lineHeight.heading};

  & > .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space(3)};
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
  & .title {
    color: ${color.text};
    font-weight: ${fontWeight.medium};
  }
  & .pick {
    min-height: ${px(24)};
    padding: 0 ${space(1)};
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    color: ${color.accentText};
    font: inherit;
    cursor: pointer;
  }
  & .pick[aria-pressed='true'] {
    background: ${color.surfaceSelected};
    font-weight: ${fontWeight.medium};
  }
  & .pick:focus-visible {
    ${focusRingInset}
  }
  & .legend {
    display: flex;
    gap: ${space(3)};
    margin-inline-start: auto;
  }
  &[data-in-card] > .head {
    margin-block-end: ${space(2)};
  }
  &[data-in-card] > .legend {
    flex-wrap: wrap;
    margin: ${space(1)} 0 0;
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
  & .key {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    white-space: nowrap;
  }
  & .key > .block {
    width: ${px(14)};
  }
  & > .row {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }
  & .days {
    position: relative;
    display: flex;
    flex: 1;
    min-width: 0;
    overflow-x: auto;
    scrollbar-width: none;
    user-select: none;
  }
  & .day {
    position: relative;
    flex: 1 0 ${px(24)};
    padding: ${space(0.5)} ${px(2)} ${space(1)};
    border-radius: ${radius.sm};
    text-align: center;
    cursor: pointer;
  }
  & .day[data-off] {
    flex-grow: 0.4;
  }
  /* The first day of a month. */
  & .day[data-first]::before {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    border-inline-start: ${border.control};
    content: '';
  }
  & .day:hover {
    background: ${color.surfaceHover};
  }
  & .day:focus-visible {
    ${focusRingInset}
  }
  & .day[aria-selected='true'] {
    border-radius: 0;
    background: ${color.surfaceSelected};
    box-shadow: inset 0 ${space(-0.5)} 0 ${color.accent};
  }
  & .date {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    white-space: nowrap;
  }
  & .day[aria-current] > .date {
    color: ${color.accentText};
    font-weight: ${fontWeight.bold};
  }
  & .track {
    display: flex;
    align-items: flex-end;
    height: ${px(32)};
  }
  &[data-in-card] .track {
    height: ${px(72)};
  }
  & .block {
    position: relative;
    flex: 1;
    height: max(${px(4)}, calc(var(--height, 1) * 100%));
    border-radius: ${px(2)} ${px(2)} 0 0;
    print-color-adjust: exact;
  }
  & .block:not([data-kind='money']) {
    height: ${px(4)};
  }
  & .block[data-kind='none'] {
    background: linear-gradient(${color.border} 0 0) bottom / 100% ${px(2)} no-repeat;
  }
  & .block[data-kind='money'] {
    border: ${border.width} solid ${color.successSolid};
    background: repeating-linear-gradient(
      -45deg,
      ${color.successSolid} 0 ${px(1.5)},
      transparent ${px(1.5)} ${px(4.5)}
    );
  }
  & .paid {
    position: absolute;
    inset: auto 0 0;
    height: calc(var(--paid) * 100%);
    background: ${color.successSolid};
  }
  /* A cap with a gap above the bar, so that a difference is a shape and not only a colour. */
  & .block[data-differs] {
    max-height: calc(100% - ${px(6)});
  }
  & .block[data-differs]::before {
    position: absolute;
    inset: ${px(-7)} 0 auto;
    height: ${px(4)};
    background: ${color.warningSolid};
    content: '';
  }
  & .key > .block {
    flex: none;
    height: ${px(12)};
  }
  & .key > .block[data-differs] {
    height: ${px(7)};
    align-self: flex-end;
    margin-block-end: ${px(2)};
  }

  ${media.mobile} {
    & .day {
      flex-basis: ${px(30)};
    }
    &:not([data-in-card]) .period {
      display: none;
    }
    & .pick {
      min-height: ${px(44)};
    }
  }
  /* A panel covers the end of the page: the ribbon ends before it. */
  ${media.desktop} {
    ${media.narrow} {
      main[data-peeked] & {
        margin-inline-end: calc(${size.peek} - ${space(6)});
      }
    }
  }
  ${media.forcedColors} {
    & .block {
      forced-color-adjust: none;
    }
    & .block[data-kind='money'] {
      border-color: CanvasText;
      background: repeating-linear-gradient(-45deg, CanvasText 0 ${px(1.5)}, Canvas ${px(1.5)} ${px(4.5)});
    }
    & .block[data-kind='none'] {
      background: linear-gradient(GrayText 0 0) bottom / 100% ${px(2)} no-repeat;
    }
    & .paid,
    & .block[data-differs]::before {
      background: CanvasText;
    }
    & .day[aria-selected='true'] {
      outline: ${border.width} solid Highlight;
      outline-offset: -${border.width};
    }
  }
  ${media.print} {
    break-inside: avoid;
    & > .row > button,
    & .pick {
      display: none;
    }
  }
`;
