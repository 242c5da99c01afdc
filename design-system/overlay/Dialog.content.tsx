import * as Radix from '@radix-ui/react-dialog';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../base/button/IconButton.tsx';
import { CloseIcon } from '../base/icon/icons.ts';
import { useLabel } from '../labels.tsx';
import { Mask, Surface } from './Dialog.styles.ts';
import { fieldOwnsEscape, focusFirst, focusHome, focusOrigins, showFocus } from './focus.ts';
import type { DialogProps } from './Modal.tsx';
import { useBlockedScroll } from './useBlockedScroll.ts';

/**
 * The base of Modal, ConfirmModal, Sheet and RightPanel: labelled, everything behind it inert, focus on the first field
 * or the safest button, Esc closes, focus returns where it came from. Loaded when first opened.
 */
export function DialogContent({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  side = 'center',
  size = 'md',
  role = 'dialog',
  confirmClose,
  locked = false,
}: DialogProps) {
  const word = useLabel();
  const content = useRef<HTMLDivElement>(null);
  const home = useRef<ReturnType<typeof focusOrigins>>([]);
  const descriptionId = useId();
  const { body, scrollable } = useScrollableBody(open);
  useBlockedScroll(open);
  useLayoutEffect(() => {
    if (open) home.current = focusOrigins();
  }, [open]);
  // If the focused button is disabled while its action runs, the dialog would lose the focus.
  useLayoutEffect(() => {
    const top = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
    if (locked && content.current === top && document.activeElement?.matches('body, :disabled'))
      content.current?.focus({ preventScroll: true });
  }, [locked]);

  const close = async () => {
    if (locked || (confirmClose && !(await confirmClose()))) return;
    onOpenChange(false);
  };

  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? onOpenChange(true) : void close())}>
      <Radix.Portal>
        {/* Not Radix's overlay: its scroll lock writes a <style> that the Content-Security-Policy forbids. */}
        <Mask data-state={open ? 'open' : 'closed'} data-side={side} />
        <Surface
          ref={content}
          role={role}
          data-side={side}
          data-size={size}
          aria-modal
          aria-describedby={description ? descriptionId : undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (content.current) focusFirst(content.current);
          }}
          onFocus={showFocus}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // The next dialog may be open already: its first field must keep the focus.
            if (!document.activeElement?.closest('[aria-modal="true"]')) focusHome(...home.current);
          }}
          onEscapeKeyDown={(event) => {
            if (fieldOwnsEscape(event)) event.preventDefault();
          }}
          onKeyDown={(event) => {
            // With a toast above, Radix closes only the toast.
            const isOwn = event.currentTarget.contains(event.target as Node);
            if (event.key !== 'Escape' || event.defaultPrevented || !isOwn) return;
            if (fieldOwnsEscape(event.nativeEvent)) return;
            event.preventDefault();
            void close();
          }}
          onPointerDownOutside={(event) => {
            if (role === 'alertdialog') event.preventDefault();
          }}
        >
          {/* No landmarks: outside `main`, a header would become the page's banner and a footer its content info. */}
          <div className="head">
            <Radix.Title className="title">{title}</Radix.Title>
            <IconButton
              className="close"
              variant="ghost"
              icon={CloseIcon}
              label={word('close')}
              busy={locked}
              onClick={() => void close()}
            />
          </div>
          <div
            className="body"
            ref={body}
            {...(scrollable && { tabIndex: 0, role: 'group', 'aria-label': title })}
          >
            {description && (
              <div className="description" id={descriptionId}>
                {description}
              </div>
            )}
            {children}
          </div>
          {footer && (
            <div className="foot" data-keep-clear>
              {footer}
            </div>
          )}
        </Surface>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A body that scrolls must be reachable by keyboard, or its end cannot be read without a mouse. */
function useScrollableBody(open: boolean) {
  const [node, body] = useState<HTMLDivElement | null>(null);
  const [scrollable, setScrollable] = useState(false);
  useLayoutEffect(() => {
    if (!open || !node) return;
    const measure = () => setScrollable(node.scrollHeight > node.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [open, node]);
  return { body, scrollable };
}
