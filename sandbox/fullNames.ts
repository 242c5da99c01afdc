import type { Account } from './accounts.ts';

/** Fields that name a person. */
const PEOPLE = new Set(['createdBy', 'approvedBy', 'requestedBy', 'decidedBy', 'by']);

/** Replaces user names in a response by full names. */
export function withFullNames(
  data: unknown,
  findAccount: (userName: string) => Account | undefined,
): unknown {
  if (Array.isArray(data)) return data.map((one) => withFullNames(one, findAccount));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const person = PEOPLE.has(name) ? findAccount(String(value)) : undefined;
      return [name, person?.name ?? withFullNames(value, findAccount)];
    }),
  );
}
