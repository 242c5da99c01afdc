import { useEffect, useEffectEvent } from 'react';
import { type Action, toast } from '#design-system';
import { usePreference } from './preferences.ts';
import type { ScreenKey } from './shortcutKeys.ts';

/** Keys of a screen and their handlers: only keys of `shortcutKeys.ts`, so that the sheet behind `?` shows them. */
export type Shortcuts = Partial<Record<ScreenKey, (event: KeyboardEvent) => void>>;

/** Whether keys are text input here, or belong to the focused control or dialog. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    // A checkbox does not use letters, so they work right after a row was selected.
    target.closest('input:not([type="checkbox"]), textarea, select, [role$="dialog"], [role="menu"]') !== null
  );
}

/** Single-key shortcuts of a screen: not during typing, with a modifier, below a dialog, or when turned off. */
export function useShortcuts(shortcuts: Shortcuts) {
  const wanted = usePreference('shortcuts');
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
    if (ctrlKey || metaKey || altKey || isComposing || event.defaultPrevented || isTyping(target)) return;
    const run = shortcuts[key as ScreenKey];
    if (!run) return;
    event.preventDefault();
    run(event);
  });
  useEffect(() => {
    if (!wanted) return;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [wanted]);
}

/** An action with single keys that work while it is shown. */
export type KeyedAction = Action & { keys: readonly ScreenKey[] };

/** Runs an action, or says why it is off: for its key, which shows no tooltip. */
export function runAction({ id, disabled, run }: Action) {
  if (disabled) toast({ tone: 'warning', title: disabled, key: id });
  else run?.();
}

/** The keys of actions that have a button on the page. */
export function useActionKeys(actions: readonly KeyedAction[]) {
  useShortcuts(
    Object.fromEntries(actions.flatMap((one) => one.keys.map((key) => [key, () => runAction(one)]))),
  );
}
