import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { color, focusRingInset, px, radius, space } from '../theme/tokens.ts';
import { TermContent } from './Term.content.tsx';

/** ms of hovering before the explanation shows, and before it closes after the pointer has left. */
const SHOW_AFTER = 300;
const HIDE_AFTER = 150;

export interface TermProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'type' | 'title'> {
  /** The term as shown on the page. */
  children: ReactNode;
  /** Loads the explanation when it is first needed. */
  explain: () => Promise<ReactNode>;
}

/**
 * A term that explains itself: hover, keyboard focus and a tap show its explanation. The explanation can be hovered and
 * stays while it is needed; Esc closes only the explanation (WCAG 1.4.13). It takes no more space than its word.
 */
export function Term({ children, explain, ...rest }: TermProps) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const [meaning, setMeaning] = useState<ReactNode>();

  const load = () => {
    explain().then(
      (text) => setMeaning(text),
      // Nothing to show; the next attempt fetches again.
      () => setOpen(false),
    );
  };
  const show = () => {
    clearTimeout(timer.current);
    load();
    setOpen(true);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const soon = (ms: number, next: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(next, ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const isShown = open && meaning !== undefined;
  return (
    <>
      <Root
        ref={anchor}
        type="button"
        aria-describedby={isShown ? id : undefined}
        {...rest}
        onPointerEnter={(event) => {
          if (event.pointerType === 'touch') return;
          load();
          soon(SHOW_AFTER, show);
        }}
        onPointerLeave={(event) => event.pointerType !== 'touch' && soon(HIDE_AFTER, hide)}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && show()}
        onBlur={hide}
        onClick={(event) => {
          // Opens the explanation without pressing the row or link around it.
          event.preventDefault();
          event.stopPropagation();
          const isTap = (event.nativeEvent as PointerEvent).pointerType === 'touch';
          if (isShown && isTap) hide();
          else show();
        }}
      >
        {children}
      </Root>
      {isShown && (
        <TermContent
          id={id}
          anchorRef={anchor}
          onClose={hide}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={() => soon(HIDE_AFTER, hide)}
        >
          {meaning}
        </TermContent>
      )}
    </>
  );
}

const Root = styled.button`
  display: inline;
  /* A 24 px hit area in the space of its word. */
  margin: calc(-1 * ${space(1)});
  padding: ${space(1)};
  border: 0;
  border-radius: ${radius.sm};
  color: inherit;
  font: inherit;
  text-align: inherit;
  /* A dotted underline drawn as a background: browsers start that of text-decoration at an arbitrary dot. */
  background: linear-gradient(to right, ${color.textMuted} 50%, transparent 50%) 0 100% / ${space(1)} ${px(1)} repeat-x
    content-box;
  cursor: help;

  &:focus-visible {
    /* Inset, so that it does not cover the text beside it. */
    ${focusRingInset}
  }
  @media print {
    background: none;
  }
`;
