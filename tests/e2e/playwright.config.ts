import { defineConfig } from '@playwright/test';

/** Journeys through the built portal. The browser and the server of each worker come from fixtures.ts. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  // A journey waits for its page a third of the time, so two workers use the machine better.
  workers: 2,
  forbidOnly: true,
  // docs/decisions/second-try.md
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    colorScheme: 'light',
    // Only the journey without a network allows it.
    serviceWorkers: 'block',
    // Traces take a fifth of the run. To record one: `--trace on`.
    trace: 'on-first-retry',
  },
});
