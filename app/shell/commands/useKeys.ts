import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useShell } from '#design-system';
import { useNavigate } from '../../lib/navigation/router.tsx';
import { useShellPanel } from '../../state/panels.ts';
import { usePreference } from '../../state/preferences.ts';
import { type EVERYWHERE, GO_TO, TABLE_LETTERS } from '../../state/shortcutKeys.ts';
import { isTyping } from '../../state/shortcuts.ts';
import { usePages } from '../usePages.ts';

/** How long `g` waits for the next letter, in ms. */
const PATIENCE_MS = 1500;
/** How long `?` must be down to count as held, in ms: a press opens the list of keys, a hold shows them on the page. */
const HOLD_MS = 400;

/** A dialog is open: nothing else may open above it. */
const dialogIsOpen = () => document.querySelector('[role$="dialog"][aria-modal="true"]') !== null;

/**
 * Global keys (product page "Screens", 1). They listen in the capture phase, because the letter after `g` must reach no
 * other handler. Returns true while `?` is held.
 */
export function useKeys(): boolean {
  const wanted = usePreference('shortcuts');
  const pages = usePages();
  const go = useNavigate();
  const [panel, setPanel] = useShellPanel();
  const { toggleMenu } = useShell();
  const [isHeld, setHeld] = useState(false);

  const run: Record<Exclude<keyof typeof EVERYWHERE, 'palette' | 'hints'>, () => void> = {
    sheet: () => setPanel('shortcuts'),
    menu: toggleMenu,
  };
  const openSheet = useEffectEvent(() => run.sheet());
  const onSearch = useEffectEvent((event: KeyboardEvent) => {
    event.preventDefault();
    if (panel === 'palette') setPanel(null);
    else if (!dialogIsOpen()) setPanel('palette');
  });
  const goTo = useEffectEvent((key: string) => {
    const path = GO_TO[key as keyof typeof GO_TO];
    if (pages.some((page) => page.path === path)) go(path);
    return path !== undefined;
  });
  const onSingle = useEffectEvent((key: string) => {
    if (key !== '\\') return false;
    run.menu();
    return true;
  });

  // In a layout effect, so that the keys work as soon as the tools are visible.
  useLayoutEffect(() => {
    let goingSince = -PATIENCE_MS;
    /** The pressed `?`, by its `code`: with Shift, its keyup has another `key`. */
    let down: { code: string; timer: ReturnType<typeof setTimeout>; hasShown: boolean } | undefined;
    const letGo = () => {
      clearTimeout(down?.timer);
      down = undefined;
      setHeld(false);
    };
    const press = ({ code }: KeyboardEvent) => {
      const show = () => {
        if (!down) return;
        down.hasShown = true;
        setHeld(true);
      };
      down = { code, timer: setTimeout(show, HOLD_MS), hasShown: false };
    };
    const onKeyUp = ({ code }: KeyboardEvent) => {
      if (!down || code !== down.code) return;
      const { hasShown } = down;
      letGo();
      if (!hasShown) openSheet();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // Any other key cancels the hold; a held key repeats itself.
      if (down && event.code !== down.code && event.key !== 'Shift') letGo();
      const { ctrlKey, metaKey, altKey, shiftKey, isComposing, repeat, target } = event;
      // Ignore Caps Lock.
      const key = shiftKey ? event.key : event.key.toLowerCase();
      if (isComposing || altKey || event.defaultPrevented) return;
      if ((ctrlKey || metaKey) && key === 'k') return onSearch(event);
      if (ctrlKey || metaKey || isTyping(target)) return;
      if (!wanted) {
        // Blocks the table's letters too: they are single keys like the others.
        if (key.length === 1 && TABLE_LETTERS.includes(key.toLowerCase())) event.stopPropagation();
        return;
      }
      const isGoing = event.timeStamp - goingSince < PATIENCE_MS;
      goingSince = key === 'g' && !isGoing && !repeat ? event.timeStamp : -PATIENCE_MS;
      if (!isGoing && key === '?') {
        if (!down) press(event);
      } else if (isGoing ? !goTo(key) : !onSingle(key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    addEventListener('keyup', onKeyUp, { capture: true });
    addEventListener('blur', letGo);
    return () => {
      letGo();
      removeEventListener('keydown', onKeyDown, { capture: true });
      removeEventListener('keyup', onKeyUp, { capture: true });
      removeEventListener('blur', letGo);
    };
  }, [wanted]);
  return isHeld;
}
