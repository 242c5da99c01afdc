import { css, keyframes } from 'styled-components';
import { border, color, layer, motion, px, radius, shadow, space } from '../theme/tokens.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

/**
 * The gap between a trigger and its floating panel, and between the panel and the window's edge, in CSS px for Radix.
 */
export const FLOATING_GAP = { sideOffset: 4, collisionPadding: 8 } as const;

/** Shared styles of popovers and menus: a raised surface, never taller than the space beside its trigger. */
export const floating = css`
  z-index: ${layer.popover};
  max-width: min(${px(560)}, calc(100vw - ${space(4)}));
  max-height: var(--radix-popper-available-height);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: ${border.hairline};
  border-radius: ${radius.lg};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow.md};
  outline: none;
  @media (prefers-reduced-motion: no-preference) {
    animation: ${appear} ${motion.fast} ${motion.ease};
  }
`;
