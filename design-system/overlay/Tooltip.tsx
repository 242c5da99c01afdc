import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { border, color, fontSize, layer, lineHeight, media, px, radius, space } from '../theme/tokens.ts';
import { placeTooltip, tipOf } from './tooltipPlace.ts';

/** ms of hovering before a tooltip shows, and before it closes after the pointer has left. */
const SHOW_AFTER = 400;
const HIDE_AFTER = 120;

const OFF_WITH_REASON = "[data-tip][aria-disabled='true']";

interface Tip {
  target: HTMLElement;
  text: string;
}

/**
 * The page's only tooltip: render it once; it shows the text of any element with `data-tip`, on hover and on keyboard
 * focus. It can be hovered, Esc closes it, and it follows changes of the text. Touch opens it only to say why a button
 * is disabled. Hidden from screen readers, because every element with a tip has its own name; never the only place for
 * needed information.
 */
export function TooltipHost() {
  const [tip, setTip] = useState<Tip | null>(null);
  const bubble = useRef<HTMLDivElement>(null);

  // Before the first paint, so that a quick key press is not missed.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over: HTMLElement | null = null;
    const schedule = (ms: number, next: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(next, ms);
    };
    const hide = () => {
      clearTimeout(timer);
      over = null;
      setTip(null);
    };
    const show = (target: HTMLElement) => {
      const text = target.isConnected ? tipOf(target) : null;
      setTip(text ? { target, text } : null);
    };

    const onPointerOver = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || !(event.target instanceof Element)) return;
      if (bubble.current?.contains(event.target)) return clearTimeout(timer);
      const target = event.target.closest<HTMLElement>('[data-tip]');
      if (target === over) return;
      over = target;
      if (target) schedule(SHOW_AFTER, () => show(target));
      else schedule(HIDE_AFTER, hide);
    };
    const onFocusIn = (event: FocusEvent) => {
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tip]') : null;
      if (target?.matches(':focus-visible')) show(target);
      else hide();
    };
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    const onPointerDown = (event: PointerEvent) => {
      if (!(event.target instanceof Node && bubble.current?.contains(event.target))) hide();
    };
    // A press on a disabled button asks why: the tooltip shows without delay, and works for touch too.
    const onClick = (event: MouseEvent) => {
      const off = event.target instanceof Element && event.target.closest<HTMLElement>(OFF_WITH_REASON);
      if (off) show(off);
    };

    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('pointerover', onPointerOver, { signal });
    document.addEventListener('focusin', onFocusIn, { signal });
    document.addEventListener('focusout', hide, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onPointerDown, { signal });
    document.addEventListener('scroll', hide, { signal, capture: true, passive: true });
    return () => {
      hide();
      listeners.abort();
    };
  }, []);

  const target = tip?.target;
  useEffect(() => {
    if (!target) return;
    // A press may change the label ("Show" becomes "Hide") while the tooltip is open.
    const watch = new MutationObserver(() => {
      const text = tipOf(target);
      setTip(text ? { target, text } : null);
    });
    watch.observe(target, { attributes: true, attributeFilter: ['data-tip'] });
    return () => watch.disconnect();
  }, [target]);

  useLayoutEffect(() => {
    const node = bubble.current;
    if (!tip || !node) return;
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = placeTooltip(
      tip.target.getBoundingClientRect(),
      node.getBoundingClientRect(),
      view,
    );
    node.style.left = `${left}px`;
    node.style.top = `${top}px`;
  }, [tip]);

  if (!tip) return null;
  return createPortal(
    // A press on it does not count as outside the dialog below it.
    <Bubble ref={bubble} aria-hidden onPointerDown={(event) => event.stopPropagation()}>
      {tip.text}
    </Bubble>,
    document.body,
  );
}

const Bubble = styled.div`
  position: fixed;
  z-index: ${layer.tooltip};
  max-width: min(${px(320)}, calc(100vw - ${space(4)}));
  padding: ${space(1)} ${space(2)};
  border: ${border.width} solid transparent;
  border-radius: ${radius.md};
  background: ${color.surfaceInverse};
  color: ${color.textInverse};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.table};
  overflow-wrap: anywhere;
  white-space: pre-line;
  pointer-events: auto;
  ${media.print} {
    display: none;
  }
`;
