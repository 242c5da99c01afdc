import { scriptUrl } from '../lib/trustedTypes.ts';

/**
 * Lets the browser install the portal, under its name in the page's language, and registers the worker that answers a page
 * without a network (`app/public/sw.js`). A browser that refuses has neither. Both come late, so that the first view does
 * not pay for them.
 */
export function makeInstallable() {
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'manifest',
      href: document.documentElement.lang === 'en' ? '/manifest-en.webmanifest' : '/manifest.webmanifest',
    }),
  );
  navigator.serviceWorker?.register(scriptUrl('/sw.js')).catch(() => undefined);
}
