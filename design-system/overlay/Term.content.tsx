import {
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { fontSize, layer, lineHeight, media, px, space } from '../theme/tokens.ts';
import { floating } from './floating.ts';
import { placeTooltip } from './tooltipPlace.ts';

interface TermContentProps extends Pick<ComponentPropsWithRef<'div'>, 'onPointerEnter' | 'onPointerLeave'> {
  id: string;
  anchorRef: RefObject<HTMLElement | null>;
  onClose(): void;
  children: ReactNode;
}

/** What a term means, beside the word. */
export function TermContent({ id, anchorRef, onClose, children, ...pointer }: TermContentProps) {
  const box = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  /**
   * Positioned beside its word, which the keyboard may just have scrolled into view; closes when the word leaves the
   * view.
   */
  const place = useEffectEvent(() => {
    const anchor = anchorRef.current;
    const node = box.current;
    if (!anchor || !node) return;
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const word = anchor.getBoundingClientRect();
    if (word.bottom < 0 || word.top > view.height) return close();
    const { left, top } = placeTooltip(word, node.getBoundingClientRect(), view);
    node.style.left = `${left}px`;
    node.style.top = `${top}px`;
  });
  useLayoutEffect(() => place(), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Runs before the surrounding panel's handler: one Esc closes one layer.
      event.stopPropagation();
      close();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      const isInside = [box, anchorRef].some(({ current }) => current?.contains(target as Node));
      if (!isInside) close();
    };
    const onScroll = () => place();
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('keydown', onKeyDown, { signal, capture: true });
    window.addEventListener('pointerdown', onPointerDown, { signal, capture: true });
    window.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
    return () => listeners.abort();
  }, [anchorRef]);

  return createPortal(
    <Root
      ref={box}
      id={id}
      role="tooltip"
      // Already the description of its term; without this, screen readers would find it a second time.
      aria-hidden
      {...pointer}
      // A press must not reach the row or panel around the term.
      onPointerDown={(event) => event.stopPropagation()}
    >
      {children}
    </Root>,
    document.body,
  );
}

const Root = styled.div`
  ${floating}
  position: fixed;
  z-index: ${layer.tooltip};
  max-width: min(${px(320)}, calc(100vw - ${space(4)}));
  max-height: none;
  padding: ${space(3)};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.body};
  overflow-wrap: anywhere;
  pointer-events: auto;
  ${media.print} {
    display: none;
  }
`;
