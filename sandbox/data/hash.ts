/** A well-mixed 32-bit number from an index and a salt: the sandbox's only randomness, the same at every start. */
export function mix(index: number, salt: number): number {
  let hash = Math.imul(index ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13) ^ salt, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x27d4eb2f);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** An integer from 0 to `below - 1`. */
export const pick = (index: number, salt: number, below: number): number => mix(index, salt) % below;

/** One of the entries. */
export const choose = <T>(entries: readonly T[], index: number, salt: number): T =>
  entries[pick(index, salt, entries.length)] as T;

/** Digits for an account or a reference number. */
export const digits = (index: number, salt: number, length: number): string => {
  let text = '';
  for (let part = 0; text.length < length; part += 1) {
    text += String(pick(index, salt + part * 101, 1_000_000)).padStart(6, '0');
  }
  return text.slice(0, length);
};
