import { type BrowserContext, test as base, expect } from '@playwright/test';
import { launchOptions } from '../browser.mjs';
import { type Server, startServer } from './server.ts';

/** What went wrong in the browser during a test, in whichever page. The test fails when anything is left at its end. */
export interface Problems {
  /** Lets problems pass that belong to the test, such as the console's line about a call it made fail. */
  allow(pattern: RegExp): void;
}

interface TestFixtures {
  problems: Problems;
}

interface WorkerFixtures {
  /** The portal and its sandbox, this worker's own; reset before each test. */
  server: Server;
}

/**
 * Playwright's `test` over the built portal. Pages open relative addresses (`page.goto('/merchant')`), and every page
 * of the test's context is watched for console errors, uncaught errors, violations of the content security policy and
 * requests to other origins.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are needed.
  launchOptions: [async ({}, use) => use(await launchOptions()), { scope: 'worker' }],

  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are needed.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  problems: [
    async ({ context, server }, use) => {
      await server.reset();
      const found = await watch(context, server.url);
      const allowed: RegExp[] = [];
      await use({ allow: (pattern) => void allowed.push(pattern) });
      const left = found.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
      expect(left, 'The browser reported problems during this test').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Collects what every page of a context reports; for contexts that a test opens itself, too. */
export async function watch(context: BrowserContext, url: string): Promise<string[]> {
  const found: string[] = [];
  await context.exposeBinding('__reportViolation', (_, violation: string) => found.push(violation));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { __reportViolation(text: string): void }).__reportViolation;
      report(
        `CSP: ${event.violatedDirective} blocked ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error')
      found.push(`console.error: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => found.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== url)
      found.push(`a request to another origin: ${request.url()}`);
  });
  return found;
}
