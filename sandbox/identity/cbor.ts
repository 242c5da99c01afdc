/** The item types that a passkey's registration contains. */
type Item = number | string | Buffer | Item[] | Map<Item, Item>;

/** The maximum depth: a registration has two. */
const DEPTH = 8;

/**
 * Reads the first item of CBOR (RFC 8949) as authenticators write it: integers, bytes, texts, lists and maps of a known
 * length. Returns it with the remaining bytes. Throws a RangeError for anything else.
 */
export function readCbor(bytes: Buffer, depth = DEPTH): [item: Item, rest: Buffer] {
  if (depth === 0) throw new RangeError('nested too deeply');
  const first = bytes.readUInt8(0);
  const [kind, short] = [first >> 5, first & 31];
  const size = [1, 2, 4][short - 24] ?? 0;
  if (short > 26) throw new RangeError('a length that no authenticator writes');
  const length = size === 0 ? short : bytes.readUIntBE(1, size);
  let rest = bytes.subarray(1 + size);
  const next = (): Item => {
    const [item, after] = readCbor(rest, depth - 1);
    rest = after;
    return item;
  };
  if (kind === 0) return [length, rest];
  if (kind === 1) return [-1 - length, rest];
  if (kind === 2 || kind === 3) {
    if (length > rest.length) throw new RangeError('cut off');
    const content = rest.subarray(0, length);
    return [kind === 2 ? content : content.toString(), rest.subarray(length)];
  }
  if (length > 100) throw new RangeError('more entries than a registration has');
  if (kind === 4) return [Array.from({ length }, next), rest];
  if (kind === 5) return [new Map(Array.from({ length }, (): [Item, Item] => [next(), next()])), rest];
  throw new RangeError('a kind that no authenticator writes');
}
