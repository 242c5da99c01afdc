/** A kilobyte as the product's figures count it: React and react-dom are 58,087 bytes, "56.7 KB". */
const KB = 1024;

/**
 * What a page may weigh before it shows what people came for: bytes as the server sends them (brotli).
 * `limit` is the product's budget, which the build is held to; `goal` is where one would like it to be.
 */
export const budgets = {
  /**
   * JavaScript of the transactions list, signed in, until its first row. 3 KB over what was planned: a file of its own for
   * the list compresses less, and every page of the portal paints 84 ms earlier; the actions of a row are in it, because a
   * screen that fetches them later is harder to read (docs/performance.md). Half a KB of it is the question mark that says
   * what each figure counts; names of files in the imports vary by 0.1 KB.
   */
  list: { goal: 110 * KB, limit: 130.5 * KB },
  /** JavaScript of the sign-in page, until its form is React's; 1 KB of it tells apart what a pool may ask. */
  signIn: { goal: 70 * KB, limit: 77 * KB },
  /** JavaScript of any other route, on top of what the list has fetched. */
  route: { goal: 15 * KB, limit: 32 * KB },
  /** The stylesheets of the list, which it waits for before it paints anything. */
  styles: { goal: 14 * KB, limit: 15 * KB },
  /** Those of the sign-in page. */
  signInStyles: { goal: 5 * KB, limit: 6 * KB },
  /** A page's own HTML: its skeleton or its form, and the words that its first scripts say. */
  html: { goal: 4 * KB, limit: 5 * KB },
  /** All fonts of a page. */
  fonts: { goal: 33 * KB, limit: 34 * KB },
} as const;

/** Requests besides fonts and the page itself, before the list's own call. */
export const REQUESTS_BEFORE_CALL = 6;
