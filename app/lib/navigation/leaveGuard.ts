import { useEffect, useEffectEvent } from 'react';
import { type Unfinished, type UnsavedGuard, useUnsavedGuard } from '#design-system';
import { addNavigationGuard } from './navigationGuards.ts';

export interface LeaveOptions {
  /** What leaving would cut short, if not unsaved changes. */
  unfinished?: Unfinished;
  /** What is guarded stands in the panel that the address names: to close or change that is to leave as well. */
  inPanel?: boolean;
  /** The person has said yes, or nothing would be lost. */
  onLeave?: () => void;
}

/** What of an address is the place one leaves: the page, not its filters; the panel only for what stands in it. */
function placeOf(address: string, inPanel: boolean) {
  const { pathname, searchParams } = new URL(address, location.href);
  return [pathname, ...(inPanel ? [searchParams.get('panel'), searchParams.get('of')] : [])].join(' ');
}

/**
 * The guard of unsaved changes for a page: besides closing panels and the tab it stands in the way of links, of steps
 * made by code, and of the browser's back and forward. Draw `question` once; give `confirmClose` to a panel.
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
    // A step back has been made when it is heard of. It is taken back unseen, and made again after a yes.
    const step = (event: PopStateEvent) => {
      if (released || placeOf(here, inPanel) === placeOf(location.href, inPanel)) return note();
      event.stopImmediatePropagation();
      history.pushState(null, '', here);
      void mayLeave().then((leaves) => {
        released = leaves;
        if (leaves) history.back();
      });
    };
    // wouter tells of each step under these names.
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
