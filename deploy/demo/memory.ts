/**
 * Storage in memory: practice mode leaves nothing in the browser, and never sees the data of a real portal of the same
 * origin. Must be the first module, because others read storage as they load.
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
// Other tabs must not see the practice session.
Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: undefined });
