/** Names locked by this page, for browsers without Web Locks. */
const lockedNames = new Set<string>();

/** Runs `work`, unless this or another tab holds the lock of that name: then returns undefined at once. */
export async function withTabLock<T extends object>(
  name: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const locks = globalThis.navigator?.locks;
  if (locks) {
    return locks.request(`portal.${name}`, { ifAvailable: true }, (lock) =>
      lock ? work() : undefined,
    ) as Promise<T | undefined>;
  }
  if (lockedNames.has(name)) return undefined;
  lockedNames.add(name);
  try {
    return await work();
  } finally {
    lockedNames.delete(name);
  }
}
