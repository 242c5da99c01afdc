import styled from 'styled-components';
import {
  border,
  color,
  focusRingInset,
  fontSize,
  fontWeight,
  media,
  px,
  radius,
  size,
  space,
} from '../../theme/tokens.ts';

/** One block for the whole calendar; the class names are react-day-picker's own. */
export const CalendarFrame = styled.div`
  --cell: ${px(36)};

  width: max-content;
  max-width: 100%;
  font-variant-numeric: tabular-nums;
  @media (pointer: coarse) {
    --cell: min(${size.controlSm}, calc((100vw - ${space(12)}) / 7));
  }

  & .rdp-months {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4)};
  }
  & .rdp-month {
    align-content: start;
    display: grid;
    grid-template-columns: ${size.controlSm} 1fr ${size.controlSm};
    align-items: center;
  }
  & .rdp-month_caption {
    grid-area: 1 / 2;
    text-align: center;
    font-weight: ${fontWeight.semibold};
  }
  & .rdp-month_grid {
    grid-column: 1 / -1;
    border-collapse: collapse;
    margin-block-start: ${space(1)};
  }
  & .rdp-button_next {
    grid-area: 1 / 3;
  }
  & :is(.rdp-button_previous, .rdp-button_next) {
    display: grid;
    place-items: center;
    width: ${size.controlSm};
    height: ${size.controlSm};
    padding: 0;
    border: 0;
    border-radius: ${radius.md};
    background: transparent;
    color: ${color.textMuted};
    cursor: pointer;
    &:hover {
      background: ${color.neutralSoft};
      color: ${color.text};
    }
    &[aria-disabled='true'] {
      color: ${color.textDisabled};
      cursor: not-allowed;
    }
  }
  & .rdp-weekday {
    padding: 0;
    width: var(--cell);
    height: ${space(7)};
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    font-weight: ${fontWeight.medium};
  }
  & .rdp-day {
    padding: ${space(0.25)} 0;
    text-align: center;
  }
  & .rdp-day_button {
    width: var(--cell);
    height: var(--cell);
    padding: 0;
    border: ${border.width} solid transparent;
    border-radius: ${radius.md};
    background: transparent;
    color: inherit;
    cursor: pointer;
    &:hover {
      background: ${color.neutralSoft};
    }
    &:focus-visible {
      ${focusRingInset}
    }
    &:is(:disabled, [aria-disabled='true']) {
      background: transparent;
      color: ${color.textDisabled};
      text-decoration: line-through;
      cursor: not-allowed;
    }
  }
  & .rdp-outside:not(.rdp-selected) {
    color: ${color.textMuted};
  }
  & .rdp-today > .rdp-day_button {
    border-color: ${color.borderStrong};
    font-weight: ${fontWeight.semibold};
  }
  & .rdp-range_start,
  & .rdp-range_middle,
  & .rdp-range_end {
    background: linear-gradient(${color.surfaceSelected} 0 0) content-box;
  }
  & .rdp-range_start {
    border-start-start-radius: ${radius.md};
    border-end-start-radius: ${radius.md};
  }
  & .rdp-range_end {
    border-start-end-radius: ${radius.md};
    border-end-end-radius: ${radius.md};
  }
  & .rdp-selected:not(.rdp-range_middle) > .rdp-day_button {
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: ${fontWeight.medium};
    &:focus-visible {
      outline-color: ${color.onAccent};
      outline-offset: ${space(-1)};
    }
  }
  ${media.forcedColors} {
    & .rdp-selected > .rdp-day_button {
      border-color: Highlight;
    }
  }
`;
