import { useEffect, useEffectEvent } from 'react';
import { useUnsavedGuard } from '#design-system';
import { standInTheWay } from './navigation.tsx';

/** Another page, not another filter or panel of this one. */
const isElsewhere = (to: string) => new URL(to, location.href).pathname !== location.pathname;

/**
 * The guard of unsaved changes for a page: besides closing panels and the tab it stands in the way of links, of steps
 * made by code, and of the browser's back and forward. Draw `question` once; give `confirmClose` to a panel.
 */
export function useLeaveGuard(dirty: boolean) {
  const guard = useUnsavedGuard(dirty);
  const mayLeave = useEffectEvent(async () => guard.confirmClose());

  useEffect(() => {
    if (!dirty) return;
    const before = standInTheWay((go, to, options) => {
      if (!isElsewhere(to)) return before(go, to, options);
      void mayLeave().then((leaves) => leaves && before(go, to, options));
    });

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
    // wouter tells of each step under these names. `true`: heard before the router.
    addEventListener('pushState', note);
    addEventListener('replaceState', note);
    addEventListener('popstate', step, true);
    return () => {
      standInTheWay(before);
      removeEventListener('pushState', note);
      removeEventListener('replaceState', note);
      removeEventListener('popstate', step, true);
    };
  }, [dirty]);

  return guard;
}
