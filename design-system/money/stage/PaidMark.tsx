import type { ComponentPropsWithRef, CSSProperties } from 'react';
import styled, { keyframes } from 'styled-components';
import { motion, px } from '../../theme/tokens.ts';

export type PaidMarkProps = Omit<ComponentPropsWithRef<'svg'>, 'children'>;

/** The row of the upper module in each column; the lower one is right below it. */
const TICK = [3, 4, 5, 6, 5, 4, 3, 2, 1, 0].map((row, column) => ({ row, column }));

/** A tick made of QR code modules, which assemble once. It has no accessible name: put text beside it. */
export function PaidMark(props: PaidMarkProps) {
  return (
    <Root viewBox="0 0 10 8" aria-hidden focusable={false} {...props}>
      {TICK.map(({ row, column }) => (
        <rect
          key={column}
          style={{ '--turn': column } as CSSProperties}
          x={column}
          y={row}
          width={1}
          height={2}
        />
      ))}
    </Root>
  );
}

const assemble = keyframes`from { opacity: 0; transform: translateY(-25%); }`;

const Root = styled.svg`
  flex: none;
  width: ${px(120)};
  height: ${px(96)};
  fill: currentColor;
  shape-rendering: crispEdges;

  /* Durations are 0 under reduced motion, so the mark is whole at once. */
  & > rect {
    animation: ${assemble} ${motion.slow} ${motion.ease} backwards;
    animation-delay: calc(${motion.fast} * var(--turn) / 3);
  }
`;
