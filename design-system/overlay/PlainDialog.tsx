import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { bodyPortal } from '../base/bodyPortal.ts';
import { Stack } from '../base/Stack.tsx';
import { border, color, fontSize, fontWeight, px, radius, shadow, space } from '../theme/tokens.ts';

export interface PlainDialogProps {
  title: string;
  /** One or two sentences under the title, announced with it. */
  description: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. The one with `data-safe` gets the initial focus. */
  footer: ReactNode;
  /** Called on Esc: the user changes nothing. */
  onClose(): void;
}

/**
 * An alert dialog that is never lazy-loaded, for questions that must be asked even when nothing can be fetched. It is
 * the browser's own `<dialog>`, above every other dialog. Render it only while it is open.
 */
export function PlainDialog({ title, description, children, footer, onClose }: PlainDialogProps) {
  const root = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = root.current!;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-safe]')?.focus();
    // Returns the focus.
    return () => dialog.close();
  }, []);
  useEffect(() => {
    const dialog = root.current!;
    // A dialog below must not handle this one's keys and clicks.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      close();
    };
    const keep = (event: Event) => event.stopPropagation();
    addEventListener('keydown', onKeyDown, true);
    dialog.addEventListener('pointerdown', keep);
    return () => {
      removeEventListener('keydown', onKeyDown, true);
      dialog.removeEventListener('pointerdown', keep);
    };
  }, []);

  // Rendered in the body: an open dialog hides everything else there from screen readers.
  return bodyPortal(
    <Root
      ref={root}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Stack gap={4}>
        <h2 id={`${id}title`}>{title}</h2>
        <div id={`${id}text`}>{description}</div>
        {children}
        <Stack direction="row" gap={2} justify="end" wrap>
          {footer}
        </Stack>
      </Stack>
    </Root>,
  );
}

const Root = styled.dialog`
  width: min(${px(420)}, calc(100vw - ${space(8)}));
  margin: auto;
  padding: ${space(6)};
  border: ${border.hairline};
  border-radius: ${radius.lg};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow.lg};
  /* A dialog below disables pointer events on the whole page. */
  pointer-events: auto;

  &::backdrop {
    background: ${color.mask};
  }
  & h2 {
    font-size: ${fontSize.lg};
    font-weight: ${fontWeight.semibold};
  }
`;
