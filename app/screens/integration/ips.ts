/* Parses, compares and checks IP addresses and ranges, IPv4 and IPv6. No library: it is integer arithmetic. */

/** The address range of an allowlist entry, first to last. */
export interface IpRange {
  version: 4 | 6;
  prefix: number;
  first: bigint;
  last: bigint;
  /** Not written with the first address of its range: `203.0.113.10/24`. */
  isLoose: boolean;
}

const BITS = { 4: 32, 6: 128 } as const;

/**
 * Normalizes typed text: full-width digits and dots become plain ones; invisible characters and trailing punctuation
 * go.
 */
export const cleanIp = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/[\p{Cf}\s]+/gu, (signs) => (/\s/.test(signs) ? ' ' : ''))
    .replaceAll('。', '.')
    .replace(/[.,;\s]+$/, '')
    .trim();

/** Specification 5: four numbers from 0 to 255. A leading zero is refused, because some programs read it as octal. */
function readV4(text: string): bigint | undefined {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255))
    return undefined;
  return parts.reduce((value, part) => value * 256n + BigInt(part), 0n);
}

/** RFC 4291: eight groups of up to four hex digits, one run of zeros as `::`, the last two groups also as IPv4. */
function readV6(text: string): bigint | undefined {
  const tail = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text);
  if (tail) {
    const v4 = readV4(tail[2] ?? '');
    if (v4 === undefined) return undefined;
    return readV6(`${tail[1]}${(v4 >> 16n).toString(16)}:${(v4 & 0xffffn).toString(16)}`);
  }
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const groupsOf = (half = '') => (half === '' ? [] : half.split(':'));
  const before = groupsOf(halves[0]);
  const after = groupsOf(halves[1]);
  const missing = 8 - before.length - after.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined;
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined;
  return groups.reduce((value, group) => value * 65_536n + BigInt(`0x${group}`), 0n);
}

/** IPv4 written as IPv6, `::ffff:203.0.113.10`, is the same address. */
const MAPPED = 0xffffn << 32n;

/** Parses an address, or a range with its prefix (CIDR); undefined for anything else. */
export function readRange(typed: string): IpRange | undefined {
  const [address = '', written, ...more] = cleanIp(typed).split('/');
  if (more.length > 0 || (written !== undefined && !/^(?:0|[1-9]\d{0,2})$/.test(written))) return undefined;
  const v4 = readV4(address);
  const value = v4 ?? readV6(address);
  if (value === undefined) return undefined;
  const isMapped =
    v4 === undefined && value >> 32n === 0xffffn && (written === undefined || Number(written) >= 96);
  const version = v4 !== undefined || isMapped ? 4 : 6;
  const prefix = written === undefined ? BITS[version] : Number(written) - (isMapped ? 96 : 0);
  if (prefix > BITS[version]) return undefined;
  const size = 1n << BigInt(BITS[version] - prefix);
  const at = isMapped ? value - MAPPED : value;
  const first = at - (at % size);
  return { version, prefix, first, last: first + size - 1n, isLoose: first !== at };
}

const contains = (range: IpRange, other: IpRange) =>
  range.version === other.version && range.first <= other.first && other.last <= range.last;

const ranges = (texts: readonly string[]) => texts.map((text) => readRange(text) as IpRange);

/** Networks not used on the public internet (RFC 6890): this host, private, shared, local, multicast, reserved. */
const NOT_PUBLIC = ranges([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.168.0.0/16', '224.0.0.0/4', '240.0.0.0/4', '::/127', 'fc00::/7', 'fe80::/10', 'ff00::/8'],
]);

export const isPrivate = (range: IpRange) => NOT_PUBLIC.some((one) => contains(one, range));

/** Whether an address is in the range of an entry; false when either cannot be parsed. */
export function covers(entry: string, address: string): boolean {
  const range = readRange(entry);
  const one = readRange(address);
  return range !== undefined && one !== undefined && contains(range, one);
}

/** Whether an entry equals an earlier one, in any notation: the second one is the error, not the first. */
export function isRepeated(entries: readonly string[], place: number): boolean {
  const one = readRange(entries[place] ?? '');
  return entries.slice(0, place).some((entry) => {
    const other = readRange(entry);
    return one && other && contains(one, other) && contains(other, one);
  });
}

/** Whether all entries together allow every IPv4 or every IPv6 address, as `0.0.0.0/0` or its two halves do. */
export function coverInternet(entries: readonly string[]): boolean {
  const known = entries.map(readRange).filter((range) => range !== undefined);
  return ([4, 6] as const).some((version) => {
    const own = known
      .filter((range) => range.version === version)
      .sort((a, b) => (a.first < b.first ? -1 : 1));
    const reached = own.reduce(
      (next, { first, last }) => (first <= next && last >= next ? last + 1n : next),
      0n,
    );
    return reached === 1n << BigInt(BITS[version]);
  });
}

/** A shorter prefix allows more addresses than a single company has. */
const WIDE = { 4: 16, 6: 32 } as const;

/** The worst warning about an entry that can still be saved. `by` is the entry that covers it. */
export type IpAdvice = { about: 'internet' | 'wide' | 'private' | 'loose' } | { about: 'inside'; by: string };

export function adviceOf(entries: readonly string[], place: number): IpAdvice | undefined {
  const range = readRange(entries[place] ?? '');
  if (!range) return undefined;
  if (range.prefix === 0) return { about: 'internet' };
  if (isPrivate(range)) return { about: 'private' };
  if (range.prefix < WIDE[range.version]) return { about: 'wide' };
  const by = entries.find((entry, other) => {
    const wider = readRange(entry);
    return other !== place && wider && contains(wider, range) && !contains(range, wider);
  });
  if (by) return { about: 'inside', by: by.trim() };
  return range.isLoose ? { about: 'loose' } : undefined;
}
