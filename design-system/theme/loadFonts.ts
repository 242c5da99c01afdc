import latin from './fonts/inter-latin.woff2';
import vietnamese from './fonts/inter-vietnamese.woff2';

/** The Vietnamese letters that Latin does not have, and the sign of the đồng. */
const VIETNAMESE =
  'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB';
const FACES = [
  [latin, undefined],
  [vietnamese, VIETNAMESE],
] as const;

/**
 * Loads the page's fonts and applies both together, so that the page is laid out only once for them. Call it when the
 * network has nothing more urgent to load: the fallback (`global.css`) has the same metrics, so nothing moves when they
 * arrive.
 */
export function loadFonts(): Promise<void> {
  fetched ??= fetchFonts();
  return fetched;
}

let fetched: Promise<void> | undefined;

async function fetchFonts() {
  // Undefined in environments without rendering (jsdom).
  if (!globalThis.FontFace) return;
  const faces = await Promise.allSettled(
    FACES.map(([file, unicodeRange]) =>
      new FontFace('Inter Variable', `url(${file})`, { weight: '400 700', unicodeRange }).load(),
    ),
  );
  for (const one of faces) if (one.status === 'fulfilled') document.fonts.add(one.value);
}
