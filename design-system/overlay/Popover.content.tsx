import * as Radix from '@radix-ui/react-popover';
import { type ReactNode, type RefObject, useRef } from 'react';
import styled from 'styled-components';
import { px, space } from '../theme/tokens.ts';
import { FLOATING_GAP, floating } from './floating.ts';
import { fieldOwnsEscape } from './focus.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export interface PopoverContentProps {
  id: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The element it is anchored to and returns the focus to. */
  anchorRef: RefObject<HTMLElement | null>;
  /** Positions it, when that is not its trigger: the box of a field. */
  placeRef?: RefObject<HTMLElement | null> | undefined;
  label?: string | undefined;
  labelledBy?: string | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  side?: 'top' | 'bottom' | undefined;
  /** `trigger`: at least as wide as the trigger. */
  width?: 'auto' | 'trigger' | undefined;
  /** Without padding, for lists that have their own. */
  flush?: boolean | undefined;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** The lazy part of Popover, loaded when first opened. */
export function PopoverContent({
  id,
  open,
  onOpenChange,
  anchorRef,
  placeRef = anchorRef,
  label,
  labelledBy,
  align = 'start',
  side = 'bottom',
  width = 'auto',
  flush = false,
  children,
}: PopoverContentProps) {
  const focus = useReturnFocus(anchorRef);
  const content = useRef<HTMLDivElement>(null);
  const close = () => {
    focus.goHome();
    onOpenChange(false);
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={placeRef as RefObject<HTMLElement>} />
      <Radix.Portal>
        <Surface
          ref={content}
          id={id}
          aria-label={label}
          aria-labelledby={label ? undefined : labelledBy}
          align={align}
          side={side}
          data-width={width}
          data-flush={flush || undefined}
          {...FLOATING_GAP}
          {...focus.handlers}
          onEscapeKeyDown={(event) => {
            if (fieldOwnsEscape(event)) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            const first = content.current?.querySelector<HTMLElement>('[data-autofocus]');
            if (!first) return;
            event.preventDefault();
            first.focus({ preventScroll: true });
          }}
        >
          {typeof children === 'function' ? children(close) : children}
        </Surface>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Surface = styled(Radix.Content)`
  ${floating}
  /* Fits two months and the presets beside them. */
  max-width: min(${px(720)}, calc(100vw - ${space(4)}));
  padding: ${space(4)};
  &[data-flush] {
    padding: 0;
  }
  &[data-width='trigger'] {
    min-width: var(--radix-popper-anchor-width);
  }
`;
