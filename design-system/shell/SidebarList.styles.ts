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
  size,
  space,
} from '../theme/tokens.ts';

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
  ${media.forcedColors} {
    .row[aria-current] {
      outline: ${border.width} solid;
      outline-offset: calc(-1 * ${border.width});
    }
  }
`;
