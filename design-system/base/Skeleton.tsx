import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { color, media, px, radius, size, space } from '../theme/tokens.ts';

export const SKELETON_SHAPES = ['text', 'heading', 'control', 'row', 'block', 'circle'] as const;
export const SKELETON_WIDTHS = ['full', 'long', 'half', 'short', 'tiny'] as const;

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What it stands for: it takes that height, so that the layout does not shift when the content arrives. */
  shape?: (typeof SKELETON_SHAPES)[number];
  /** Share of the available width: 100, 80, 50, 30 or 15 %. */
  width?: (typeof SKELETON_WIDTHS)[number];
  /** Number of lines; the last of several is shorter. */
  lines?: number;
}

/**
 * A placeholder with the final layout of its content. Hidden from screen readers: the region around it sets
 * `aria-busy`. Not animated, because each animated bar would become a compositor layer.
 */
export function Skeleton({ shape = 'text', width = 'full', lines = 1, ...rest }: SkeletonProps) {
  return (
    <Root aria-hidden data-shape={shape} data-width={width} {...rest}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical and never reordered
        <i key={line} />
      ))}
    </Root>
  );
}

/** Skeleton rows of a table as one element: a background paints one line of text bars per row. */
export const skeletonRows = css`
  background: repeating-linear-gradient(to right, ${color.skeleton} 0 ${px(112)}, transparent 0 ${px(152)});
  mask: repeating-linear-gradient(
    transparent 0 calc(${size.row} / 2 - ${px(6)}),
    black 0 calc(${size.row} / 2 + ${px(6)}),
    transparent 0 ${size.row}
  );
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
  /* A bar and its two gaps make one line of text: 1.5 em. */
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
  ${media.forcedColors} {
    & > i {
      background: GrayText;
    }
  }
`;
