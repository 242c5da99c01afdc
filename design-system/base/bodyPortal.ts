import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Renders at the end of the document's body. A server has no body and renders nothing there. */
export const bodyPortal = (children: ReactNode) =>
  typeof document === 'undefined' ? null : createPortal(children, document.body);
