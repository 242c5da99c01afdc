import styled from 'styled-components';
import {
  border,
  color,
  focusRingInset,
  fontSize,
  fontWeight,
  layer,
  lineHeight,
  media,
  radius,
  shadow,
  size,
  space,
} from '../../theme/tokens.ts';

export const Root = styled.aside`
  position: fixed;
  /* Below the topbar, and below what the shell puts under it. */
  inset-block: calc(var(--sticky-top, ${size.topbar}) + ${space(6)}) ${space(6)};
  inset-inline-end: ${space(6)};
  z-index: ${layer.raised};
  display: flex;
  flex-direction: column;
  width: ${size.peek};
  border: ${border.hairline};
  border-radius: ${radius.lg};
  background: ${color.surface};

  & > .head {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    padding: ${space(3)} ${space(3)} ${space(2)} ${space(5)};
  }
  & h2 {
    flex: 1;
    min-width: 0;
    font-size: ${fontSize.lg};
    font-weight: ${fontWeight.semibold};
    line-height: ${lineHeight.heading};
  }
  & > .foot {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    justify-content: flex-end;
    padding: ${space(3)} ${space(5)};
    border-block-start: ${border.hairline};
  }

  ${media.narrow} {
    inset-block: var(--sticky-top, ${size.topbar}) 0;
    inset-inline-end: 0;
    z-index: ${layer.topbar};
    max-width: 100vw;
    border-block-width: 0;
    border-inline-end-width: 0;
    border-radius: 0;
    background: ${color.surfaceRaised};
    box-shadow: ${shadow.lg};
  }
  ${media.phone} {
    inset-block-start: 0;
    z-index: ${layer.panel};
    width: 100%;
    border: 0;
  }
  ${media.print} {
    display: none;
  }
`;

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space(2)} ${space(5)} ${space(5)};
  overflow-y: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    ${focusRingInset}
  }
`;
