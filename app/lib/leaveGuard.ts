import { useEffect, useEffectEvent } from 'react';
import { type Unfinished, useUnsavedGuard } from '#design-system';
import { standInTheWay } from './guards.ts';

/** Another page, not another filter or panel of this one. */
const isElsewhere = (to: string) => new URL(to, location.href).pathname !== location.pathname;

/**
 * The guard of unsaved changes for a page: besides closing panels and the tab it stands in the way of links, of steps
 * made by code, and of the browser's back and forward. Draw `question` once; give `confirmClose` to a panel.
 *
 * @param unfinished what leaving would cut short, if not unsaved changes
 */
export function useLeaveGuard(dirty: boolean, unfinished?: Unfinished) {
  const guard = useUnsavedGuard(dirty, unfinished);
  const mayLeave = useEffectEvent(async () => guard.confirmClose());

  useEffect(() => {
    if (!dirty) return;
    let here = location.href;
    let released = false;
    const note = () => {
      here = location.href;
    };
    // A step back has been made when it is heard of. It is taken back unseen, and made again after a yes.
    const step = (event: PopStateEvent) => {
      if (released || new URL(here).pathname === location.pathname) return note();
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
    const stepAside = standInTheWay((go, to, options) => {
      if (!isElsewhere(to)) return go(to, options);
      void mayLeave().then((leaves) => leaves && go(to, options));
    }, step);
    return () => {
      stepAside();
      removeEventListener('pushState', note);
      removeEventListener('replaceState', note);
    };
  }, [dirty]);

  return guard;
}
