import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/tokens.ts';
import { bodyPortal } from './bodyPortal.ts';

export interface PrintoutProps {
  children: ReactNode;
}

/** What is printed instead of the page for as long as it stands: a card, a receipt. It is never seen on the screen. */
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
