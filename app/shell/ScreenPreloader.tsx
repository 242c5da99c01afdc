import { useEffect, useEffectEvent } from 'react';
import { preloadRightPanel } from '#design-system';
import { firstContent } from '../lib/firstContent.ts';
import { useHref, useMatcher } from '../lib/navigation/router.tsx';
import { allows } from '../lib/permission.ts';
import { routes } from '../routes.tsx';
import { useViewer } from '../state/access.ts';

const whenIdle = () =>
  new Promise<void>((resolve) => {
    // Not available in Safari.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 1000);
  });

/** Delay (ms) before the code of other pages loads. */
const AFTER_MS = 3000;

/**
 * Preloads the code of screens: at once when the user reaches for a link, and in idle time that of the panel and of the
 * screens that this user may see, one after another.
 */
export function ScreenPreloader() {
  const matches = useMatcher();
  const base = useHref()('').replace(/\/$/, '');
  const viewer = useViewer();
  const mine = viewer ? routes.filter(({ permission }) => allows(permission, viewer)) : [];

  const onReach = useEffectEvent(({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link?.pathname.startsWith(base)) return;
    const path = link.pathname.slice(base.length);
    const entry = mine.find((one) => matches(one.path, path));
    void entry?.screen.preload();
  });
  const preloadAll = useEffectEvent(async (stopped: AbortSignal) => {
    preloadRightPanel();
    for (const { screen } of mine) {
      await whenIdle();
      if (stopped.aborted) return;
      await screen.preload();
    }
  });

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('pointerover', onReach, { signal, passive: true });
    document.addEventListener('focusin', onReach, { signal });
    let timer: ReturnType<typeof setTimeout>;
    void firstContent().then(() => {
      if (!signal.aborted) timer = setTimeout(() => void preloadAll(signal), AFTER_MS);
    });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
  return null;
}
