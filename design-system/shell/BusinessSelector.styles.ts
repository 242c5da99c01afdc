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

export const Root = styled.button`
  display: inline-flex;
  flex: 0 1 auto;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  max-width: ${px(340)};
  min-height: ${size.control};
  padding: 0 ${space(3)};
  border: ${border.hairline};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  line-height: ${lineHeight.table};
  text-align: start;
  cursor: pointer;
  transition: background-color ${motion.fast} ${motion.ease};

  &:hover,
  &[aria-expanded='true'] {
    background: ${color.surfaceHover};
  }
  &:focus-visible {
    ${focusRingInset}
  }
  &[data-locked] {
    background: none;
    cursor: default;
  }
  /* The name gives way first, then the number. */
  & > .name {
    flex: 0 99999 auto;
    min-width: ${px(64)};
    overflow: hidden;
    font-weight: ${fontWeight.medium};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > .number {
    flex: 0 1 auto;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
  & > svg {
    flex: none;
    color: ${color.textMuted};
  }
  ${media.mobile} {
    flex: 1 1 auto;
    max-width: ${px(440)};
  }
`;
