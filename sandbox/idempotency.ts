import { conflict, invalid } from './errors.ts';
import type { Journal, JournalEntry } from './journal.ts';

interface Stored {
  status: number;
  body: string;
}

interface Kept {
  fingerprint: string;
  at: number;
  answer: Promise<Stored>;
}

const KEEP_SECONDS = 24 * 3600;
const MAX_KEY = 255;

/**
 * Runs every POST that moves money (contract, Transport): the same key with the same request gets the stored response,
 * also while the first is pending and after a restart; with another request a 409. Keys belong to a user and expire
 * after a day.
 */
export function createIdempotency({
  now,
  journal,
  isOff = () => false,
}: {
  now: () => number;
  journal: Journal;
  /** Whether the service ignores keys. */
  isOff?: () => boolean;
}) {
  const kept = new Map<string, Kept>();

  async function answerOf(id: string, fingerprint: string, work: () => Promise<Response>): Promise<Stored> {
    const response = await work();
    const answer = { status: response.status, body: await response.text() };
    const at = kept.get(id)?.at ?? now();
    // A refusal did nothing: the next try with the key must run the work.
    if (!response.ok) kept.delete(id);
    else journal.append({ kind: 'idempotency', key: id, at, value: { fingerprint, ...answer } });
    return answer;
  }

  return {
    /** Runs `work` at most once per key. `request` must be equal for a replay: method, path and body. */
    async run(
      { key, userName, request }: { key: string | null; userName: string; request: string },
      work: () => Promise<Response>,
    ): Promise<Response> {
      if (isOff()) return work();
      if (!key) throw invalid({ field: 'Idempotency-Key', key: 'keyMissing' });
      if (key.length > MAX_KEY) throw invalid({ field: 'Idempotency-Key', key: 'keyTooLong' });
      const id = JSON.stringify([userName, key]);
      const before = kept.get(id);
      const known = before && now() - before.at <= KEEP_SECONDS ? before : undefined;
      if (known && known.fingerprint !== request) throw conflict('IDEMPOTENCY_KEY_REUSED', 'keyReused');
      const entry = known ?? { fingerprint: request, at: now(), answer: answerOf(id, request, work) };
      if (!known) {
        kept.set(id, entry);
        // Failed work is not stored; its own caller gets the error below.
        entry.answer.catch(() => kept.delete(id));
      }
      const { status, body } = await entry.answer;
      return new Response(body, {
        status,
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          ...(known && { 'Idempotent-Replayed': 'true' }),
        },
      });
    },

    replay({ kind, key, at, value }: JournalEntry): void {
      if (kind !== 'idempotency') return;
      const { fingerprint, ...answer } = value as Stored & { fingerprint: string };
      kept.set(key, { fingerprint, at, answer: Promise.resolve(answer) });
    },

    reset(): void {
      kept.clear();
    },
  };
}
