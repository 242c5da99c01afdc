import { useEffect, useRef } from 'react';

/** One key and what it does; `/`, `.`, `e`. */
export type Shortcuts = Record<string, (event: KeyboardEvent) => void>;

/** A place where keys are text, or belong to the control that has the focus. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null
  );
}

/** Single-key shortcuts of a screen: never while typing, never with a modifier, never under a dialog. */
export function useShortcuts(shortcuts: Shortcuts) {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
      if (ctrlKey || metaKey || altKey || isComposing || event.defaultPrevented || isTyping(target)) return;
      const run = latest.current[key];
      if (!run) return;
      event.preventDefault();
      run(event);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
