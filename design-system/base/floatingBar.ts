import { css } from 'styled-components';
import { border, color, layer, media, radius, shadow, space } from '../theme/tokens.ts';

/** What a bar at the foot of the window looks like and where it floats, whatever stands in it: one look for all of them. */
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
  /* A page at 400 %: it would take half of it, so it stands where it belongs, behind the pages. */
  @media (max-height: 20rem) {
    position: static;
  }
  ${media.print} {
    display: none;
  }
`;
