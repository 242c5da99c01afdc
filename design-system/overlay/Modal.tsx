import type { ReactNode } from 'react';
import styled from 'styled-components';
import { loadOnce, useLoaded } from '../base/loadOnce.ts';
import { Spinner } from '../base/Spinner.tsx';
import { color, layer } from '../theme/tokens.ts';

export const DIALOG_SIDES = ['center', 'right', 'bottom'] as const;
export const DIALOG_SIZES = ['sm', 'md', 'lg'] as const;

export interface DialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  /** One or two sentences under the title, announced with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** `right` is the slide-in panel, `bottom` the sheet of phones. */
  side?: (typeof DIALOG_SIDES)[number] | undefined;
  size?: (typeof DIALOG_SIZES)[number] | undefined;
  /** `alertdialog` when something is lost: a click outside does not close it. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Asked before the user closes it (Esc, the close button, a click outside): false keeps it open. */
  confirmClose?: (() => boolean | Promise<boolean>) | undefined;
  /** True while a request runs: it cannot be closed in any way. */
  locked?: boolean | undefined;
}

export const dialogContent = loadOnce(() =>
  import('./Dialog.content.tsx').then((file) => file.DialogContent),
);

export type ModalProps = Omit<DialogProps, 'side'>;

/** A dialog. Its code loads when it first opens; until then the page is dimmed with a spinner. */
export function LazyDialog(props: DialogProps) {
  const { open, onOpenChange } = props;
  const Content = useLoaded(dialogContent, open, () => onOpenChange(false));
  if (Content) return <Content {...props} />;
  return open ? (
    <Waiting>
      <Spinner size="xl" announce />
    </Waiting>
  ) : null;
}

/**
 * One task over the page: a short form, a choice that must be made now. A long form or a record belongs in the right
 * panel, a question with consequences in `ConfirmModal`. Full screen on phones.
 */
export function Modal(props: ModalProps) {
  return <LazyDialog {...props} side="center" />;
}

/** A panel from the bottom on phones: filters, a list of choices. Desktop uses popovers instead. */
export function Sheet(props: ModalProps) {
  return <LazyDialog {...props} side="bottom" />;
}

const Waiting = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.modal};
  display: grid;
  place-items: center;
  background: ${color.mask};
  color: ${color.onAccent};
`;
