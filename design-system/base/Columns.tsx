import type { ComponentPropsWithRef, ElementType } from 'react';
import styled from 'styled-components';
import { px, space } from '../theme/tokens.ts';
import { STACK_GAPS, type StackProps } from './Stack.tsx';

export const COLUMN_WIDTHS = ['sm', 'md', 'lg'] as const;
export const COLUMN_ALIGNS = ['stretch', 'start'] as const;

export interface ColumnsProps extends ComponentPropsWithRef<'div'> {
  /** The element, when the group means something: a list, a section. */
  as?: ElementType;
  /** What a column needs at least: 200, 300 or 440 px. As many stand side by side as have that much, one on a phone. */
  min?: (typeof COLUMN_WIDTHS)[number];
  /** Room between columns and between lines, in steps of 4 px. */
  gap?: StackProps['gap'];
  /** `stretch` makes all of one line equally tall; `start` leaves each as tall as it is. */
  align?: (typeof COLUMN_ALIGNS)[number];
}

/** Things of one kind side by side, equally wide; they wrap by the room they have, not by the window's width. */
export function Columns({ min = 'md', gap = 4, align = 'stretch', ...rest }: ColumnsProps) {
  return <Root data-min={min} data-gap={gap} data-align={align} {...rest} />;
}

const Root = styled.div`
  --least: ${px(300)};

  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least)), 1fr));
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  ${STACK_GAPS.map((gap) => `&[data-gap='${gap}'] { gap: ${space(gap)}; }`)}

  &[data-min='sm'] {
    --least: ${px(200)};
  }
  &[data-min='lg'] {
    --least: ${px(440)};
  }
  &[data-align='start'] {
    align-items: start;
  }
`;
