import { scriptUrl } from '../lib/trustedTypes.ts';

/** Registers the worker that answers a page without a network (`app/public/sw.js`); a browser that refuses has none. */
export const keepOfflinePage = () =>
  navigator.serviceWorker?.register(scriptUrl('/sw.js')).catch(() => undefined);
