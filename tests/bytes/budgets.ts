/** 1 KB is 1,024 bytes, as in the product's figures: React and react-dom are 58,087 bytes, "56.7 KB". */
const KB = 1024;

/**
 * Bytes that a page may load before it shows its main content, as the server sends them (brotli).
 * `limit` is the product's budget, and a test enforces it; `goal` is the desired size.
 */
export const budgets = {
  /**
   * JavaScript of the transactions list, signed in, until its first row. It is 3 KB above the plan: a separate chunk
   * for the list compresses less, but every page of the portal paints 84 ms earlier. It includes the row actions,
   * because a screen that loads them later is harder to read (docs/performance.md). Half a KB is the question mark that
   * explains the figures, and 0.1 KB the function that all fields share. File names in the imports vary by 0.1 KB.
   */
  list: { goal: 110 * KB, limit: 131 * KB },
  /** JavaScript of the sign-in page, until React controls its form, with 2 % of room; 1 KB handles the steps of a pool. */
  signIn: { goal: 70 * KB, limit: 79 * KB },
  /**
   * JavaScript of any other route, in addition to that of the list. The product's budget is 40 KB; the largest screen
   * (refund requests) has 32 KB, and 3 % of room.
   */
  route: { goal: 15 * KB, limit: 33 * KB },
  /** The stylesheets of the list, which block its first paint. */
  styles: { goal: 14 * KB, limit: 15 * KB },
  /** The stylesheets of the sign-in page. */
  signInStyles: { goal: 5 * KB, limit: 6 * KB },
  /** A page's own HTML: its skeleton or its form, and the texts that its first scripts show. */
  html: { goal: 4 * KB, limit: 5 * KB },
  /** All fonts of a page. */
  fonts: { goal: 33 * KB, limit: 34 * KB },
} as const;

/** Requests before the list's own call, not counting fonts and the page itself. */
export const REQUESTS_BEFORE_CALL = 6;
