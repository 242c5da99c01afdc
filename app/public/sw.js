/*
 * Serves an offline page if a page request fails. It caches only these files, so that no amount and no row ever comes
 * from a cache.
 */
const CACHE = 'offline-1';
const FILES = ['/offline.html', '/offline.css', '/icon.svg'];

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const clear = async () => {
    const old = (await caches.keys()).filter((name) => name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    // Requests the page in parallel with the start of this script.
    await self.registration.navigationPreload?.enable();
  };
  event.waitUntil(clear());
});

const answer = async ({ request, preloadResponse }) => {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match('/offline.html')) ?? Response.error();
  }
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(answer(event));
  else if (FILES.includes(new URL(request.url).pathname))
    event.respondWith(
      fetch(request).catch(() => caches.match(request).then((kept) => kept ?? Response.error())),
    );
});
