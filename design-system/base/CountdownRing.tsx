import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, fontSize, fontWeight, media, px } from '../theme/tokens.ts';

export interface CountdownRingProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** What the time limits: "Mã còn hiệu lực". */
  label: string;
  /** Remaining seconds; a negative number counts as zero. */
  left: number;
  /** Duration of the full ring, in seconds. */
  total: number;
}

/** Seconds below which the ring looks urgent. */
const URGENT = 30;
const RADIUS = 44;
const LENGTH = 2 * Math.PI * RADIUS;

const clock = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * Shows the remaining time as an emptying ring and as minutes and seconds. The parent counts down; screen readers do
 * not announce each second.
 */
export function CountdownRing({ label, left, total, ...rest }: CountdownRingProps) {
  const seconds = Math.max(0, Math.round(left));
  const share = total > 0 ? Math.min(1, seconds / total) : 0;
  return (
    <Root
      role="timer"
      aria-label={`${label}: ${clock(seconds)}`}
      data-urgent={seconds < URGENT || undefined}
      {...rest}
    >
      <svg viewBox="0 0 100 100" aria-hidden>
        <circle className="track" cx="50" cy="50" r={RADIUS} />
        <circle
          className="left"
          cx="50"
          cy="50"
          r={RADIUS}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - share)}
        />
      </svg>
      <span aria-hidden>{clock(seconds)}</span>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${px(72)};
  height: ${px(72)};

  & > svg {
    position: absolute;
    inset: 0;
    /* Empties from the top, clockwise. */
    transform: rotate(-90deg) scaleY(-1);
  }
  & circle {
    fill: none;
    stroke: ${color.skeleton};
    stroke-width: 8;
  }
  & .left {
    stroke: ${color.accent};
    stroke-linecap: round;
  }
  & > span {
    font-size: ${fontSize.sm};
    font-weight: ${fontWeight.semibold};
    font-variant-numeric: tabular-nums;
  }
  &[data-urgent] {
    color: ${color.dangerText};
    & .left {
      stroke: ${color.dangerText};
    }
  }
  ${media.print} {
    display: none;
  }
`;
