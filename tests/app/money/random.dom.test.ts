// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBrowser, stillTime } from './random.kit.ts';

/**
 * A person asks for refunds and approves them in two tabs, while answers are lost, late or false, pages are reloaded and
 * sessions end: the service never holds more than was agreed to, and no screen says what is not so.
 * `MONEY_RUNS=10000` makes so many runs, `MONEY_SEED` begins with another one.
 */
const RUNS = Number(process.env.MONEY_RUNS ?? 300);
const FIRST = Number(process.env.MONEY_SEED ?? 1);

beforeEach(() => stillTime(Date.UTC(2026, 10, 20, 8) / 1000));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it(`${RUNS} random runs end with a book that was agreed to, and with screens that say so`, async () => {
  const browser = await createBrowser();
  const states: Record<string, number> = {};
  for (let seed = FIRST; seed < FIRST + RUNS; seed += 1)
    for (const state of (await browser.run(seed)).states) states[state] = (states[state] ?? 0) + 1;
  // Each of the three outcomes was met.
  for (const state of ['done', 'refused', 'unknown']) expect(states[state]).toBeGreaterThan(RUNS / 100);
}, 600_000);
