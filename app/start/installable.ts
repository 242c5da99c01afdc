import { scriptUrl } from '../lib/trustedTypes.ts';

/**
 * Makes the portal installable, under its name in the page's language, and registers the worker that serves the offline
 * page (`app/public/sw.js`). Browsers without support get neither. Both run late, so that they do not delay the first
 * view.
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
