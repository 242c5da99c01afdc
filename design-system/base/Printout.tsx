import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/tokens.ts';
import { bodyPortal } from './bodyPortal.ts';

export interface PrintoutProps {
  children: ReactNode;
}

/** While mounted, prints instead of the page: a card, a receipt. It never shows on screen. */
export function Printout({ children }: PrintoutProps) {
  return bodyPortal(<Root>{children}</Root>);
}

const Root = styled.div`
  display: none;

  ${media.print} {
    display: block;

    body:has(> &) > :not(&) {
      display: none;
    }
  }
`;
