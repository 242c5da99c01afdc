import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { launchOptions } from '../browser.mjs';
import { type Server, startServer } from './server.ts';

/** As in .storybook/preview.tsx. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Problems that the browser reported during a test, in any page. A problem that is not allowed fails the test. */
export interface Problems {
  /** Allows problems that the test causes itself, such as the console message about a failed call. */
  allow(pattern: RegExp): void;
}

interface TestFixtures {
  problems: Problems;
  /** Fails if axe finds violations on the page. The test must request this fixture before the page opens. */
  expectAccessible: (page: Page) => Promise<void>;
}

interface WorkerFixtures {
  /** The portal and its sandbox, one for each worker; reset before each test. */
  server: Server;
}

/**
 * Playwright's `test` for the built portal. Pages open relative addresses (`page.goto('/merchant')`). In every page of
 * the test's context, console errors, uncaught errors, violations of the content security policy and requests to other
 * origins fail the test.
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

  // As an init script: the portal's policy blocks every other way to inject a script.
  expectAccessible: async ({ context }, use) => {
    await context.addInitScript({ content: axe.source });
    await use(async (page) => {
      const found = await page.evaluate(async (tags) => {
        // Wait for animations: axe would measure colours and opacity halfway.
        const ends = ({ timeline, effect }: Animation) =>
          timeline === document.timeline && Number.isFinite(effect?.getComputedTiming().endTime);
        await Promise.allSettled(
          document
            .getAnimations()
            .filter(ends)
            .map(({ finished }) => finished),
        );
        const { axe } = window as unknown as { axe: typeof import('axe-core') };
        const rules = { 'target-size': { enabled: true } };
        const { violations } = await axe.run(document, { runOnly: { type: 'tag', values: tags }, rules });
        return violations.map(
          ({ id, help, nodes }) => `${help} (${id}): ${nodes.map((node) => node.target).join(', ')}`,
        );
      }, AXE_TAGS);
      expect(found, 'axe found violations').toEqual([]);
    });
  },
});

export { expect };

/** Collects the problems of every page of a context. */
async function watch(context: BrowserContext, url: string): Promise<string[]> {
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
