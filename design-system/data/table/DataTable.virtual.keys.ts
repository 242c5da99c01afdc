import { type RefObject, useEffect, useEffectEvent } from 'react';

interface RowKeys {
  region: RefObject<HTMLElement | null>;
  ids: readonly string[];
  /** Of a row, in px of the screen. */
  height: number;
  /** Draws a row at once, wherever it stands. */
  onKeep: (id: string) => void;
  /** A row, or something in it, has the focus. */
  onFocus: (id: string) => void;
}

const STEPS: Record<string, 1 | -1> = { j: 1, J: 1, ArrowDown: 1, k: -1, K: -1, ArrowUp: -1 };

/**
 * The keys of a list of which only a window is drawn. Where the table's own keys move by one, the row they move to is
 * drawn before; PageUp, PageDown, Home and End move by a screen and to the ends, while a row has the focus.
 */
export function useRowKeys({ region, ids, height, onKeep, onFocus }: RowKeys) {
  const rowAt = (target: EventTarget | null) =>
    (target as Element | null)?.closest<HTMLElement>('[data-row]') ?? undefined;
  const drawn = (id: string) =>
    [...(region.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(
      ({ dataset }) => dataset.row === id,
    );

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const row = rowAt(event.target);
    const id = row?.dataset.row;
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const from = ids.indexOf(id);
    const step = STEPS[event.key];
    if (step) {
      const next = ids[from + step];
      if (next !== undefined && !drawn(next)) onKeep(next);
      return;
    }
    const element = region.current;
    if (!element || event.target !== row) return;
    const screen = Math.max(1, Math.floor(element.clientHeight / height) - 2);
    const last = ids.length - 1;
    const to = { PageDown: from + screen, PageUp: from - screen, Home: 0, End: last }[event.key];
    const target = to === undefined ? undefined : ids[Math.min(last, Math.max(0, to))];
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onKeep(target);
    drawn(target)?.focus();
  });
  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    const id = rowAt(target)?.dataset.row;
    if (id !== undefined) onFocus(id);
  });

  useEffect(() => {
    const element = region.current;
    // Before the table's own listener, which stands at the root of the page.
    element?.addEventListener('keydown', onKeyDown, { capture: true });
    element?.addEventListener('focusin', onFocusIn);
    return () => {
      element?.removeEventListener('keydown', onKeyDown, { capture: true });
      element?.removeEventListener('focusin', onFocusIn);
    };
  }, [region]);
}
