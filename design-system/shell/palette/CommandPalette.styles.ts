import styled from 'styled-components';
import { border, color, fontSize, fontWeight, media, px, radius, size, space } from '../../theme/tokens.ts';

export const Note = styled.div`
  padding: ${space(6)} ${space(4)};
  border-block-start: ${border.hairline};
  color: ${color.textMuted};
  text-align: center;
`;

export const List = styled.div`
  position: relative;
  min-height: 0;
  padding: 0 ${space(2)} ${space(2)};
  border-block-start: ${border.hairline};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${space(8)} ${space(2)};

  & .group {
    position: sticky;
    inset-block-start: 0;
    padding: ${space(2)} ${space(2)} ${space(1)};
    background: ${color.surfaceRaised};
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    font-weight: ${fontWeight.medium};
  }
  & .option {
    display: flex;
    align-items: center;
    gap: ${space(2.5)};
    min-height: ${size.control};
    padding: ${space(1)} ${space(2)};
    border-radius: ${radius.md};
    cursor: pointer;
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${px(36)};
  }
  & .option[data-marked] {
    background: ${color.neutralSoft};
    outline: ${border.width} solid transparent;
    outline-offset: calc(-1 * ${border.width});
  }
  & .option[aria-disabled] {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
  & .option > svg {
    flex: none;
    color: ${color.textMuted};
  }
  & .words {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & .description {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
  /* Without hover there is usually no keyboard. */
  @media (hover: none) {
    & .keys {
      display: none;
    }
  }
  ${media.phone} {
    & .keys {
      display: none;
    }
  }
`;

export const Hints = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};

  @media (hover: none) {
    display: none;
  }
`;
