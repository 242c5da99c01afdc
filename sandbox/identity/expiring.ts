/** A table that forgets an entry `lifetime` seconds after its last `set`. */
export interface Expiring<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  /** Reads and removes: for what may be used once. */
  take(key: string): T | undefined;
  values(): T[];
}

/**
 * All that strangers can make the sandbox remember goes through this, so that its memory has a bound:
 * beyond `capacity` the oldest entry goes.
 */
export function createExpiring<T>(now: () => number, lifetime: number, capacity = 10_000): Expiring<T> {
  const entries = new Map<string, { value: T; until: number }>();

  function sweep(): void {
    // One lifetime for all: the order of insertion is the order of expiry.
    for (const [key, entry] of entries) {
      if (entry.until > now() && entries.size <= capacity) return;
      entries.delete(key);
    }
  }

  function get(key: string): T | undefined {
    const entry = entries.get(key);
    return entry && entry.until > now() ? entry.value : undefined;
  }

  return {
    get,
    set(key, value) {
      entries.delete(key);
      entries.set(key, { value, until: now() + lifetime });
      sweep();
    },
    take(key) {
      const value = get(key);
      entries.delete(key);
      return value;
    },
    values() {
      sweep();
      return [...entries.values()].map((entry) => entry.value);
    },
  };
}
