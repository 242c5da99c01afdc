import { expect, test } from './fixtures.ts';
import { signIn } from './portal.ts';

/** The elements that one commit of React may add after the first content: more would block the page in one piece. */
const PIECE = 160;

/** A day whose payments change no more, as Vietnam counts days. */
const past = new Date(Date.now() - 3 * 86_400_000).toLocaleDateString('sv', { timeZone: 'Asia/Ho_Chi_Minh' });

declare global {
  interface Window {
    /** How many elements the content had after each commit of React. */
    sizes: number[];
    shift: number;
  }
}

for (const viewport of [
  // The layout shift of the whole page, as browsers count it.
  { width: 390, height: 844, shift: 0.01 },
  { width: 1440, height: 900, shift: 0.01 },
]) {
  test(`the dashboard comes in small pieces, and none moves another (${viewport.width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      Object.assign(window, {
        sizes: [],
        shift: 0,
        __REACT_DEVTOOLS_GLOBAL_HOOK__: {
          supportsFiber: true,
          checkDCE: () => undefined,
          inject: () => 1,
          onCommitFiberUnmount: () => undefined,
          onPostCommitFiberRoot: () => undefined,
          onCommitFiberRoot: () => window.sizes.push(document.querySelectorAll('main *').length),
        },
      });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await signIn(page, 'manager', `/merchant?from=${past}&to=${past}`);
    // The last part, and nothing that still loads.
    await expect(page.getByRole('heading', { name: 'Biến động số dư gần đây' })).toBeAttached({
      timeout: 30_000,
    });
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });
    const { sizes, shift } = await page.evaluate(() => ({ sizes: window.sizes, shift: window.shift }));
    const pieces = sizes.slice(1).map((size, index) => size - (sizes[index] ?? 0));
    expect(Math.max(...pieces), sizes.join()).toBeLessThanOrEqual(PIECE);
    expect(shift).toBeLessThanOrEqual(viewport.shift);
  });
}
