import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { px, space } from '../theme/tokens.ts';

export const GRID_MINS = ['sm', 'md', 'lg'] as const;

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** The least width of a child: 176, 280 or 400 px, but never more than there is. */
  min?: (typeof GRID_MINS)[number];
}

/** Cards of one width beside each other, as many as fit in a line. */
export function Grid({ min = 'md', ...rest }: GridProps) {
  return <Root data-min={min} {...rest} />;
}

const Root = styled.div`
  --min: ${px(280)};
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--min)), 1fr));
  gap: ${space(4)};
  min-width: 0;

  &[data-min='sm'] {
    --min: ${px(176)};
    gap: ${space(3)};
  }
  &[data-min='lg'] {
    --min: ${px(400)};
  }
  & > * {
    min-width: 0;
  }
`;
