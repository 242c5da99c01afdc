import { dayOf } from '../../lib/time.ts';
import { bare, codesOf, conflictsOf, isSame, wordsOf } from './partners.ts';
import { type Candidate, type CandidateFact, type FileRow, IDS, type SystemRow } from './types.ts';

/* Portal rows that a row of the file may be matched with by hand, and the facts for and against each. */

const CLOSE_SECONDS = 15 * 60;

/** Facts about a file's row and a row of the portal. */
function factsOf(file: FileRow, words: ReadonlySet<string>, system: SystemRow) {
  const apart = file.time === undefined ? Number.POSITIVE_INFINITY : Math.abs(file.time - system.time);
  const isDay = file.time !== undefined && dayOf(file.time) === dayOf(system.time);
  const own = new Set(IDS.map((name) => bare(file[name] ?? '')));
  const facts: Record<CandidateFact, boolean> = {
    transactionId: isSame(file.transactionId, system.id, system.transactionId),
    merchantRefId: isSame(file.merchantRefId, system.merchantRefId),
    bankRef: isSame(file.bankRef, system.bankRef) || isSame(file.transactionId, system.bankRef),
    text:
      codesOf(system).some((code) => words.has(code) && !own.has(code)) ||
      [...wordsOf(system.description ?? '')].some(
        (word) => word.length > 5 && /\d/.test(word) && words.has(word),
      ),
    amount: file.amount === system.amount,
    time: apart <= CLOSE_SECONDS,
    day: isDay && apart > CLOSE_SECONDS,
    store: isSame(file.storeId, system.storeId, system.storeName),
  };
  return { facts, apart };
}

/** Candidates of the same type, likeliest first: references, then no conflict, amount, text, time. */
export function rankCandidates(
  file: FileRow,
  text: string,
  systems: readonly SystemRow[],
): Omit<Candidate, 'isMissing'>[] {
  const words = wordsOf(text);
  const ranked = systems
    .filter(({ type }) => type === file.type)
    .map((system) => {
      const { facts, apart } = factsOf(file, words, system);
      const against = conflictsOf(file, system);
      const references = IDS.filter((name) => facts[name]).length;
      const candidate = {
        system,
        reasons: (Object.keys(facts) as CandidateFact[]).filter((name) => facts[name]),
        against,
        isSure: against.length === 0 && (references > 0 || facts.text),
      };
      const rank = [
        -references,
        facts.text ? 0 : 1,
        facts.amount ? 0 : 1,
        against.length,
        Math.abs((file.amount ?? 0) - system.amount),
        apart,
      ];
      return { candidate, rank };
    });
  ranked.sort((a, b) => {
    const place = a.rank.findIndex((value, index) => value !== b.rank[index]);
    return place < 0 ? 0 : (a.rank[place] ?? 0) - (b.rank[place] ?? 0);
  });
  // A row with nothing in common is no candidate.
  return ranked.map(({ candidate }) => candidate).filter(({ reasons }) => reasons.length > 0);
}
