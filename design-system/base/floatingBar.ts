import { css } from 'styled-components';
import { border, color, layer, media, radius, shadow, space } from '../theme/tokens.ts';

/** Look and position shared by all bars that float at the bottom of the window. */
export const floatingBar = css`
  position: sticky;
  inset-block-end: ${space(3)};
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(2)} ${space(3)};
  border: ${border.control};
  border-radius: ${radius.lg};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.md};
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    padding-block-end: max(${space(2)}, env(safe-area-inset-bottom));
  }
  /* At 400 % zoom it would cover half of the page, so it stays in the flow, after the pages. */
  @media (max-height: 20rem) {
    position: static;
  }
  ${media.print} {
    display: none;
  }
`;
