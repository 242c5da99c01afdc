import { useEffect, useEffectEvent } from 'react';
import { type Unfinished, type UnsavedGuard, useUnsavedGuard } from '#design-system';
import { addNavigationGuard } from './navigationGuards.ts';

export interface LeaveOptions {
  /** What leaving would interrupt, if not unsaved changes. */
  unfinished?: Unfinished;
  /** The guard protects the panel in the URL: closing or changing the panel also counts as leaving. */
  inPanel?: boolean;
  /** The user confirmed, or nothing would be lost. */
  onLeave?: () => void;
}

/** The part of an address that leaving changes: the page without its filters; the panel only for guards inside it. */
function placeOf(address: string, inPanel: boolean) {
  const { pathname, searchParams } = new URL(address, location.href);
  return [pathname, ...(inPanel ? [searchParams.get('panel'), searchParams.get('of')] : [])].join(' ');
}

/**
 * The guard of unsaved changes for a page: besides closing panels and the tab, it blocks links, navigation by code, and
 * the browser's back and forward. Render `question` once; pass `confirmClose` to a panel.
 */
export function useLeaveGuard(
  dirty: boolean,
  { unfinished, inPanel = false, onLeave }: LeaveOptions = {},
): UnsavedGuard {
  const guard = useUnsavedGuard(dirty, unfinished);
  const confirmClose = async () => {
    const leaves = await guard.confirmClose();
    if (leaves) onLeave?.();
    return leaves;
  };
  const mayLeave = useEffectEvent(confirmClose);

  useEffect(() => {
    if (!dirty) return;
    let here = location.href;
    let released = false;
    const note = () => {
      here = location.href;
    };
    // The back step has already happened when the event fires. It is undone at once, and repeated after a confirmation.
    const step = (event: PopStateEvent) => {
      if (released || placeOf(here, inPanel) === placeOf(location.href, inPanel)) return note();
      event.stopImmediatePropagation();
      history.pushState(null, '', here);
      void mayLeave().then((leaves) => {
        released = leaves;
        if (leaves) history.back();
      });
    };
    // wouter dispatches these events on each navigation.
    addEventListener('pushState', note);
    addEventListener('replaceState', note);
    const stepAside = addNavigationGuard((go, to, options) => {
      if (placeOf(to, inPanel) === placeOf(location.href, inPanel)) return go(to, options);
      void mayLeave().then((leaves) => leaves && go(to, options));
    }, step);
    return () => {
      stepAside();
      removeEventListener('pushState', note);
      removeEventListener('replaceState', note);
    };
  }, [dirty, inPanel]);

  return { ...guard, confirmClose };
}
