import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Draws at the end of the document's body. A server has no body and draws nothing there. */
export const bodyPortal = (children: ReactNode) =>
  typeof document === 'undefined' ? null : createPortal(children, document.body);
