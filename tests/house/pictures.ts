/** Largest total size of all pictures, because every clone downloads them. */
const MOST_BYTES = 40 * 1024 * 1024;

const story = (file: string) => file.replace(/\.[^./]+\.webp$/, '');
const mode = (file: string) => file.slice(story(file).length + 1, -'.webp'.length);

/** What to remove from one of two stories with the same picture; stories/kit/visual.ts describes each option. */
function advice(file: string): string {
  if (mode(file) === 'light-en')
    return 'it contains no translated text: use `...visual` instead of `...inEnglish`';
  if (mode(file).startsWith('mobile')) return 'it looks the same on a phone: use `...onDesktop`';
  if (mode(file).startsWith('desktop')) return 'it looks the same on a desktop: use `...onPhone`, or no tag';
  return 'it shows nothing new: remove `...visual`';
}

/** No picture exists twice: it would cost space, time, and a second review of each change. */
export function sameOffences(hashes: ReadonlyMap<string, string>): string[] {
  const first = new Map<string, string>();
  return [...hashes].flatMap(([file, hash]) => {
    const other = first.get(hash);
    if (!other) first.set(hash, file);
    return other ? [`${file} equals ${other} in every pixel. ${story(file)}: ${advice(file)}.`] : [];
  });
}

/** Each picture has a line in the list of hashes, and each line has a picture. */
export function listOffences(files: readonly string[], hashes: ReadonlyMap<string, string>): string[] {
  const pictures = files.filter((file) => file.endsWith('.webp'));
  const there = new Set(pictures);
  return [
    ...pictures.filter((file) => !hashes.has(file)).map((file) => `${file} is not in hashes.txt`),
    ...[...hashes.keys()]
      .filter((file) => !there.has(file))
      .map((file) => `${file} is in hashes.txt, but does not exist`),
  ].map((text) => `${text}: run npm run visual:update, and commit both together.`);
}

/** The total size of all pictures stays below the limit. */
export const weightOffences = (bytes: number): string[] =>
  bytes > MOST_BYTES
    ? [`The pictures have ${Math.round(bytes / 1024 / 1024)} MB, more than 40: remove modes or stories.`]
    : [];
