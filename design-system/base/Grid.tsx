import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { media, px, space } from '../theme/tokens.ts';

export const GRID_MINS = ['sm', 'md', 'lg'] as const;

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** The least width of a child: 176, 280 or 400 px, but never more than there is. */
  min?: (typeof GRID_MINS)[number];
  /** Two in a line on a phone or tablet, however narrow: for figures. */
  pairs?: boolean;
}

/** Cards of one width beside each other, as many as fit in a line. */
export function Grid({ min = 'md', pairs = false, ...rest }: GridProps) {
  return <Root data-min={min} data-pairs={pairs || undefined} {...rest} />;
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
  ${media.mobile} {
    &[data-pairs] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  & > * {
    min-width: 0;
  }
`;
