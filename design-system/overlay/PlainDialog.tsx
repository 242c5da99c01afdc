import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { bodyPortal } from '../base/bodyPortal.ts';
import { Stack } from '../base/Stack.tsx';
import { border, color, fontSize, fontWeight, px, radius, shadow, space } from '../theme/tokens.ts';

export interface PlainDialogProps {
  title: string;
  /** One or two sentences under the title, read out with it. */
  description: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. The one with `data-safe` has the focus first. */
  footer: ReactNode;
  /** Esc: the person changes nothing. */
  onClose(): void;
}

/**
 * An alert dialog whose code comes with the page, for what must be asked even when nothing can be fetched any more. It
 * is the browser's own, and stands above every other dialog. Draw it while it is open.
 */
export function PlainDialog({ title, description, children, footer, onClose }: PlainDialogProps) {
  const root = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = root.current!;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-safe]')?.focus();
    // Gives the focus back.
    return () => dialog.close();
  }, []);
  useEffect(() => {
    const dialog = root.current!;
    // A dialog below must not take this one's keys and clicks for its own.
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

  // In the body: a dialog that is open hides everything else there from readers.
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
