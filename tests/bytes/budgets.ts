/** A kilobyte as the product's figures count it: React and react-dom are 58,087 bytes, "56.7 KB". */
const KB = 1024;

/**
 * What a page may weigh before it shows what people came for: bytes of JavaScript as the server sends them (brotli).
 * `limit` is the product's budget, which the build is held to; `goal` is where one would like it to be.
 */
export const budgets = {
  /** The transactions list, signed in, until its first row. */
  list: { goal: 100 * KB, limit: 110 * KB },
  /** The sign-in page, until its form is React's. */
  signIn: { goal: 70 * KB, limit: 75 * KB },
  /** Any other route, on top of what the list has fetched. */
  route: { goal: 15 * KB, limit: 30 * KB },
  /** All fonts of a page. */
  fonts: { goal: 60 * KB, limit: 60 * KB },
} as const;

/** Requests besides fonts and the page itself, before the list's own call. */
export const REQUESTS_BEFORE_CALL = 4;
