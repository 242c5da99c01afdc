import { useEffect } from 'react';
import { dialogPart, LazyDialog, type ModalProps } from '../overlay/Modal.tsx';
import { useShell } from './shell.ts';

/**
 * `confirmClose` is the guard of unsaved changes: it is asked before Esc, the cross or a click beside the panel closes
 * it, and answers false to stay.
 */
export type RightPanelProps = ModalProps;

/** Fetches the panel's code ahead, say in idle time. */
export const preloadRightPanel = () => dialogPart.preload();

/**
 * A task beside the page it belongs to: create or edit a user, change a password (specification 2). Modal, slides in
 * from the right, the whole screen on phones. Opening it closes the menus that lie over the page. For a look at a row
 * without leaving the list use `PeekPanel`.
 */
export function RightPanel(props: RightPanelProps) {
  const { dismissMenu } = useShell();
  const { open } = props;
  useEffect(() => {
    if (open) dismissMenu('panel');
  }, [open, dismissMenu]);
  return <LazyDialog {...props} side="right" />;
}
