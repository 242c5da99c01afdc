import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { media, px, space } from '../theme/tokens.ts';

export const GRID_MINS = ['xs', 'sm', 'md', 'lg'] as const;

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** Minimum width of a child: 64, 176, 280 or 400 px, but never more than the available width. */
  min?: (typeof GRID_MINS)[number];
  /**
   * Number of columns on phones and tablets, whatever their width: for figures and buttons. With 2, a last odd child
   * spans both.
   */
  narrow?: 2 | 3;
}

/** Cards of equal width, as many per line as fit. */
export function Grid({ min = 'md', narrow, ...rest }: GridProps) {
  return <Root data-min={min} data-narrow={narrow} {...rest} />;
}

const Root = styled.div`
  --min: ${px(280)};
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--min)), 1fr));
  gap: ${space(4)};
  min-width: 0;

  &[data-min='xs'] {
    --min: ${px(64)};
    gap: ${space(2)};
  }
  &[data-min='sm'] {
    --min: ${px(176)};
    gap: ${space(3)};
  }
  &[data-min='lg'] {
    --min: ${px(400)};
  }
  ${media.mobile} {
    &[data-narrow='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-narrow='2'] > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    &[data-narrow='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  & > * {
    min-width: 0;
  }
`;
