/**
 * Storage that ends with the page: practice leaves nothing in the browser, and never meets what a real portal of the same
 * origin has kept. First of all modules, because others read storage as they start.
 */
function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  const storage: Storage = {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
  return storage;
}

for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(globalThis, name, { configurable: true, value: memoryStorage() });
// No other tab hears of a session of practice.
Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: undefined });
