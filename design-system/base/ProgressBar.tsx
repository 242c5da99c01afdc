import type { ComponentPropsWithRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { useLabel } from '../labels.tsx';
import { border, color, media, motion, radius, space } from '../theme/tokens.ts';

export const PROGRESS_BAR_SIZES = ['sm', 'md'] as const;

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'progress'>, 'children'> {
  /** How much is done, out of `max`. Without it, the bar is indeterminate. */
  value?: number;
  max?: number;
  /** What is running. Defaults to "loading". */
  label?: string;
  /** `sm` is the thin line above a reloading table, `md` a job of known length. */
  size?: (typeof PROGRESS_BAR_SIZES)[number];
}

/** Shows the progress of a job, or that one is running. Show the numbers beside it as text: "120 / 500". */
export function ProgressBar({ value, max = 100, label, size, ...rest }: ProgressBarProps) {
  const word = useLabel();
  const known = value !== undefined;
  return (
    <Root
      aria-label={label ?? word('loading')}
      value={known ? Math.min(Math.max(value, 0), max) : undefined}
      max={max}
      data-size={size ?? (known ? 'md' : 'sm')}
      {...rest}
    />
  );
}

const run = keyframes`
  from { background-position: 150% 0; }
  to { background-position: -50% 0; }
`;

const Root = styled.progress`
  display: block;
  width: 100%;
  height: ${space(2)};
  border: ${border.width} solid transparent;
  border-radius: ${radius.full};
  background: ${color.skeleton};
  overflow: hidden;
  appearance: none;

  &[data-size='sm'] {
    height: ${space(0.75)};
    border: 0;
    border-radius: 0;
  }
  &::-webkit-progress-bar {
    background: transparent;
  }
  &::-webkit-progress-value {
    border-radius: ${radius.full};
    background: ${color.accent};
    transition: inline-size ${motion.base};
  }
  &::-moz-progress-bar {
    border-radius: ${radius.full};
    background: ${color.accent};
  }
  &:indeterminate::-moz-progress-bar {
    background: transparent;
  }
  &:indeterminate {
    background: linear-gradient(90deg, transparent, ${color.accent}, transparent) no-repeat 50% 0 / 50% 100%
      ${color.skeleton};
  }
  @media (prefers-reduced-motion: no-preference) {
    &:indeterminate {
      animation: ${run} 1.2s linear infinite;
    }
  }
  ${media.forcedColors} {
    border: ${border.width} solid CanvasText;
    forced-color-adjust: none;
    background: Canvas;
    &::-webkit-progress-value {
      background: Highlight;
    }
    &::-moz-progress-bar {
      background: Highlight;
    }
  }
`;
