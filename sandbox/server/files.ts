import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CredentialStore } from '../identity.ts';
import { type Journal, type JournalEntry, latest } from '../journal.ts';

/** The file holds the signing key and password verifiers: readable by its owner only. */
const PRIVATE = { mode: 0o600 };

/** A line that was truncated when the process died is ignored. */
function parseLine(line: string): JournalEntry[] {
  try {
    return [JSON.parse(line) as JournalEntry];
  } catch {
    return [];
  }
}

/** A journal with one JSON entry per line; loading drops replaced entries. */
export function fileJournal(folder: string): Journal {
  const file = join(folder, 'journal.jsonl');
  return {
    load() {
      if (!existsSync(file)) return [];
      const entries = readFileSync(file, 'utf8').split('\n').flatMap(parseLine);
      const kept = latest(entries);
      writeFileSync(file, kept.map((entry) => `${JSON.stringify(entry)}\n`).join(''), PRIVATE);
      return kept;
    },
    append(entry) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      appendFileSync(file, `${JSON.stringify(entry)}\n`, PRIVATE);
    },
    clear: () => rmSync(file, { force: true }),
  };
}

/** Changed passwords, as verifiers, stored beside the journal. */
export function fileCredentials(folder: string): CredentialStore & { clear(): void } {
  const file = join(folder, 'credentials.json');
  return {
    load: () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}),
    save(credentials) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(file, JSON.stringify(credentials), PRIVATE);
    },
    clear: () => rmSync(file, { force: true }),
  };
}
