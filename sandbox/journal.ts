/** One accepted write. The last entry of a kind and key wins. */
export interface JournalEntry {
  kind: string;
  key: string;
  /** Unix seconds. */
  at: number;
  value: unknown;
}

/** Where accepted writes are stored, so that a restarted sandbox remembers them. */
export interface Journal {
  load(): JournalEntry[];
  append(entry: JournalEntry): void;
  clear(): void;
}

/** The latest entry of every kind and key, in the order in which they were first written. */
export function latest(entries: JournalEntry[]): JournalEntry[] {
  return [...new Map(entries.map((entry) => [JSON.stringify([entry.kind, entry.key]), entry])).values()];
}

/** A journal in memory: for stories and tests. */
export function memoryJournal(): Journal {
  let entries: JournalEntry[] = [];
  return {
    load: () => latest(entries),
    append: (entry) => {
      entries.push(structuredClone(entry));
    },
    clear: () => {
      entries = [];
    },
  };
}
