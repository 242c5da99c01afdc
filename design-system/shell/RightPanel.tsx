import { useEffect } from 'react';
import { dialogContent, LazyDialog, type ModalProps } from '../overlay/Modal.tsx';
import { useShell } from './shell.ts';

/**
 * `confirmClose` guards unsaved changes: called before Esc, the close button or a click outside closes the panel; it
 * returns false to stay.
 */
export type RightPanelProps = ModalProps;

/** Fetches the panel's code ahead, say in idle time. */
export const preloadRightPanel = () => dialogContent.preload();

/**
 * A task beside its page: create or edit a user, change a password (specification 2). Modal, slides in from the right,
 * full screen on phones. Opening it closes menus that overlap the page. To look at a row without leaving the list use
 * `PeekPanel`.
 */
export function RightPanel(props: RightPanelProps) {
  const { dismissMenu } = useShell();
  const { open } = props;
  useEffect(() => {
    if (open) dismissMenu();
  }, [open, dismissMenu]);
  return <LazyDialog {...props} side="right" />;
}
