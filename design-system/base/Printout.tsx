import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { media } from '../theme/tokens.ts';

export interface PrintoutProps {
  children: ReactNode;
}

/** What is printed instead of the page for as long as it stands: a card, a receipt. It is never seen on the screen. */
export function Printout({ children }: PrintoutProps) {
  return createPortal(<Root>{children}</Root>, document.body);
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
