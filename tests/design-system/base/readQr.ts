/*
 * Long because it is a whole reader: of QR codes of the versions 1 to 9 with correction "low", written from ISO/IEC
 * 18004 and not from the library that draws them. It reads a clean picture, so it mends no errors.
 */

/** Codewords in all, and those for correction in each of the blocks, by version. */
const VERSIONS = [
  [26, 7, 1],
  [44, 10, 1],
  [70, 15, 1],
  [100, 20, 1],
  [134, 26, 1],
  [172, 18, 2],
  [196, 20, 2],
  [242, 24, 2],
  [292, 30, 2],
] as const;

/** Middles of the alignment marks, by version. */
const MARKS = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]];

const MASKS: ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

type Modules = readonly (readonly boolean[])[];

/** The text of a code, given its modules without the quiet zone. Throws where it is no code, or one of other kinds. */
export function readQr(modules: Modules): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  const table = VERSIONS[version - 1];
  if (!table) throw new Error(`No code of version ${version} can be read here.`);
  const dark = (y: number, x: number) => modules[y]?.[x] ?? false;

  // The fifteen bits of the format go around the upper left corner.
  const around = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => dark(8, x));
  const format = [...around, ...[7, 5, 4, 3, 2, 1, 0].map((y) => dark(y, 8))];
  const plain = format.reduce((number, bit) => number * 2 + Number(bit), 0) ^ 0x5412;
  if (plain >> 13 !== 1) throw new Error('Its correction is not "low".');
  const mask = MASKS[(plain >> 10) & 7];

  const [total, corrections, blocks] = table;
  const bits = places(version).map(([y, x]) => dark(y, x) !== mask?.(y, x));
  const words = Array.from({ length: total }, (_, at) => toNumber(bits.slice(at * 8, at * 8 + 8)));
  const data = words.slice(0, total - corrections * blocks);
  const inOrder = Array.from({ length: blocks }, (_, block) =>
    data.filter((__, at) => at % blocks === block),
  ).flat();
  return segments(
    inOrder.flatMap((word) => Array.from({ length: 8 }, (_, bit) => (word & (128 >> bit)) > 0)),
  );
}

const toNumber = (bits: readonly boolean[]) => bits.reduce((number, bit) => number * 2 + Number(bit), 0);

/** The modules that hold data, in the order of reading: columns of two from the right, up and down by turns. */
function places(version: number): [y: number, x: number][] {
  const size = 17 + 4 * version;
  const marks = MARKS[version - 1] ?? [];
  const last = size - 7;
  const corner = (y: number, x: number) => (y < 9 && (x < 9 || x >= size - 8)) || (y >= size - 8 && x < 9);
  const marked = (y: number, x: number) =>
    marks.some((my) =>
      marks.some((mx) => {
        const taken = (my === 6 && (mx === 6 || mx === last)) || (mx === 6 && my === last);
        return !taken && Math.abs(my - y) < 3 && Math.abs(mx - x) < 3;
      }),
    );
  const versioned = (y: number, x: number) =>
    version > 6 && ((y < 6 && x >= size - 11) || (x < 6 && y >= size - 11));

  const found: [number, number][] = [];
  let upward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    // The column of the clock is passed over.
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1])
        if (y !== 6 && x !== 6 && !corner(y, x) && !marked(y, x) && !versioned(y, x)) found.push([y, x]);
    }
    upward = !upward;
  }
  return found;
}

/** The texts of the segments: digits, capitals and signs, or bytes of UTF-8. */
function segments(bits: readonly boolean[]): string {
  let at = 0;
  const take = (count: number) => {
    at += count;
    return toNumber(bits.slice(at - count, at));
  };
  const bytes: number[] = [];
  const write = (text: string) => bytes.push(...new TextEncoder().encode(text));
  while (bits.length - at >= 4) {
    const mode = take(4);
    if (mode === 0) break;
    if (mode === 1) {
      for (let left = take(10); left > 0; left -= 3) {
        const digits = Math.min(3, left);
        write(String(take(digits * 3 + 1)).padStart(digits, '0'));
      }
    } else if (mode === 2) {
      for (let left = take(9); left > 0; left -= 2) {
        const pair = take(left === 1 ? 6 : 11);
        if (left > 1) write(ALPHANUMERIC.charAt(Math.floor(pair / 45)));
        write(ALPHANUMERIC.charAt(pair % 45));
      }
    } else if (mode === 4) {
      for (let left = take(8); left > 0; left -= 1) bytes.push(take(8));
    } else throw new Error(`Mode ${mode} cannot be read here.`);
  }
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(new Uint8Array(bytes));
}
