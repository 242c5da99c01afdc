/**
 * What a page may weigh before it shows what people came for: bytes of JavaScript as the server sends them (brotli).
 * `goal` is the budget that was set for the product, `limit` what the build is held to: it only ever goes down.
 */
export const budgets = {
  /** The transactions list, signed in, until its first row. */
  list: { goal: 110_000, limit: 112_800 },
  /** The sign-in page, until its form is React's. */
  signIn: { goal: 75_000, limit: 76_800 },
  /** Any other route, on top of what the list has fetched. */
  route: { goal: 30_000, limit: 30_000 },
  /** All fonts of a page. */
  fonts: { goal: 60_000, limit: 60_000 },
} as const;
