import type { ComponentPropsWithRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, media, radius, size, space } from '../theme/tokens.ts';

export const SKELETON_SHAPES = ['text', 'heading', 'control', 'row', 'block', 'circle'] as const;
export const SKELETON_WIDTHS = ['full', 'long', 'half', 'short', 'tiny'] as const;

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What will stand here: it has that thing's height, so nothing moves when it comes. */
  shape?: (typeof SKELETON_SHAPES)[number];
  /** Share of the place it takes: 100, 80, 50, 30 or 15 %. */
  width?: (typeof SKELETON_WIDTHS)[number];
  /** Lines of a text; the last of several is shorter. */
  lines?: number;
}

/**
 * The final layout before its content. Hidden from readers: the region around it says `aria-busy`. The shimmer ends
 * after 5 seconds (WCAG 2.2.2) and never starts under reduced motion.
 */
export function Skeleton({ shape = 'text', width = 'full', lines = 1, ...rest }: SkeletonProps) {
  return (
    <Root aria-hidden data-shape={shape} data-width={width} {...rest}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <i key={line} />
      ))}
    </Root>
  );
}

const shimmer = keyframes`
  50% { opacity: 0.45; }
`;

const Root = styled.span`
  --gap: 0em;
  display: grid;
  gap: calc(2 * var(--gap));
  width: 100%;
  padding-block: var(--gap);

  & > i {
    height: var(--bar);
    border-radius: ${radius.sm};
    background: ${color.skeleton};
  }
  /* A bar and its two gaps are one line of text: 1.5 em. */
  &[data-shape='text'] {
    --bar: 0.8em;
    --gap: 0.35em;
  }
  &[data-shape='heading'] {
    --bar: 1.2em;
    --gap: 0.25em;
  }
  &[data-shape='control'] {
    --bar: ${size.control};
  }
  &[data-shape='row'] {
    --bar: ${size.row};
  }
  &[data-shape='block'] {
    --bar: ${space(40)};
  }
  &[data-shape='circle'] {
    --bar: ${space(8)};
    flex: none;
    width: var(--bar);
  }
  &[data-shape='circle'] > i {
    border-radius: ${radius.full};
  }
  &:not([data-shape='circle'])[data-width='long'] {
    width: 80%;
  }
  &:not([data-shape='circle'])[data-width='half'] {
    width: 50%;
  }
  &:not([data-shape='circle'])[data-width='short'] {
    width: 30%;
  }
  &:not([data-shape='circle'])[data-width='tiny'] {
    width: 15%;
  }
  & > i:last-child:not(:first-child) {
    width: 60%;
  }
  @media (prefers-reduced-motion: no-preference) {
    & > i {
      animation: ${shimmer} 1.25s ease-in-out 4;
    }
  }
  ${media.forcedColors} {
    & > i {
      background: GrayText;
    }
  }
`;
