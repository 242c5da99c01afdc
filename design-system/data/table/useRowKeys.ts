import { useState } from 'react';

/**
 * A React key for each row. A remaining row keeps its key; a new one reuses the key of a removed row, so that the next
 * page updates existing elements instead of creating new ones.
 */
export function useRowKeys(ids: readonly string[]): ReadonlyMap<string, number> {
  const [keys, setKeys] = useState<ReadonlyMap<string, number>>(() => assign(ids, new Map()));
  const isKnown = ids.length === keys.size && ids.every((id) => keys.has(id));
  if (isKnown) return keys;
  const next = assign(ids, keys);
  setKeys(next);
  return next;
}

function assign(ids: readonly string[], before: ReadonlyMap<string, number>): Map<string, number> {
  const kept = new Set(ids);
  const free = [...before].filter(([id]) => !kept.has(id)).map(([, key]) => key);
  let next = Math.max(-1, ...before.values()) + 1;
  return new Map(ids.map((id) => [id, before.get(id) ?? free.shift() ?? next++]));
}
