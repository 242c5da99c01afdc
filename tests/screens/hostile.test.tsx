/*
 * An API that is not ours: every list, record and panel of the registry against a hostile twin of the sandbox. No
 * crash, no wrong figure, no row lost without notice, and no text that takes a browser seconds to render. Covers all
 * lists and records, and the panels that read a record: `request-refund` and `user-edit`. If a target does not read
 * what a variant spoils (users have no amount), everything must be shown.
 */
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { registeredTargets, type Target } from './hostile/targets.ts';
import {
  dataOf,
  expectFigures,
  expectSum,
  figuresOn,
  grouped,
  longest,
  REFERENCE,
  said,
} from './hostile/truth.ts';
import { ACCESS_VARIANTS, expectedOf, twistedBy, VARIANTS, type Variant } from './hostile/variants.ts';
import { type OpenedPortal, openPortal, shownRows } from './kit.tsx';

/** After this many failing variants the target itself is broken: each waits for a timeout, so the rest are skipped. */
const ENOUGH = 3;
const LISTS = ['items', 'refunds'] as const;

/** The page shows what was sent, as far as the variant expects it to be readable. */
function expectTruth(portal: OpenedPortal, target: Target, address: string, since: number, variant: Variant) {
  const expects = expectedOf(variant, target.needs);
  const answers = portal.answers.slice(since);
  const own = answers.findLast((call) => target.isOwn(call, address));
  expect(own, 'it was asked for').toBeDefined();
  const root = target.root();
  if (!root) throw new Error('There is nothing.');
  expect(document.body.textContent).not.toContain(portal.t('error.screenTitle'));

  const parts = target.answered ? root.querySelectorAll(target.answered) : [root];
  for (const part of parts) expectFigures(part, answers);
  const data = dataOf(own);
  const sent = data?.items;
  if (expects === 'nothing' || (expects === 'rows' && !target.isList)) {
    expect(root.textContent).toMatch(REFERENCE);
    const reason = own?.text.match(/"message":"([^"]+)/)?.[1];
    if (reason) expect(root.textContent).toContain(reason);
    expect(target.isList ? shownRows() : figuresOn(root)).toEqual([]);
  } else if (target.isList && Array.isArray(sent)) {
    const lost = { whole: 0, row: 1, rows: sent.length }[expects];
    expect(said(root)).toBe(lost);
    expect(shownRows()).toHaveLength(sent.length - lost);
    expect(root.querySelector('h1 + *, h1 *')?.textContent).toBe(grouped(String(data?.total)));
    if (lost > 0) expect(root.textContent).toMatch(REFERENCE);
  } else {
    const lists = LISTS.flatMap((name) =>
      Array.isArray(data?.[name]) ? [data[name] as { id: unknown }[]] : [],
    );
    const spoilt = expects === 'row' ? lists.filter(({ length }) => length > 1).length : 0;
    expect(said(root)).toBe(spoilt);
    for (const [index, row] of lists.flatMap((rows) => [...rows.entries()]))
      if (expects === 'whole' || index !== 1) expect(root.textContent).toContain(String(row.id));
    const line = root.querySelector(`[aria-label="${portal.t('transaction.figure.line')}"]`);
    if (line) expectSum(line, data?.summary as Parameters<typeof expectSum>[1]);
    const amount = own?.text.match(/"amount":"?(-?\d+)/)?.[1];
    if (amount?.match(/\d{4}/)) expect(figuresOn(root)).toContain(grouped(amount));
  }
}

/**
 * Targets for variants that schemas and kits handle alike on every page; the others cover what pages render themselves.
 */
const MODELS = [
  'the list /merchant/transaction',
  'the record /merchant/transaction/:id',
  'the panel request-refund',
];
const isShownBy = ({ name, isSearched }: Target, { expects, general, renames }: Variant) =>
  !(isSearched && renames) && (MODELS.includes(name) || (expects === 'whole' && !general));

describe.each(await registeredTargets())('$name', (target) => {
  it('shows what is sent by another service, or says what it could not read', async ({ signal }) => {
    // Finds the records before the portal opens, while the client is free.
    await target.addressOf(0);
    const portal = await openPortal('/merchant');
    const failures: string[] = [];
    for (const [number, variant] of VARIANTS.entries()) {
      // A test that has timed out would otherwise drive its portal beside the next one's.
      if (signal.aborted || failures.length === ENOUGH) break;
      if (!isShownBy(target, variant)) continue;
      portal.wire.twist = ({ path }, text) => twistedBy(variant, path, text);
      const address = await target.addressOf(number);
      const since = portal.answers.length;
      await portal.go(address);
      try {
        await waitFor(() => expectTruth(portal, target, address, since, variant), { timeout: 6000 });
        // The sandbox's own texts contain braces.
        expect(document.body.textContent).not.toMatch(/\bNaN\b|\bundefined\b|\bnull\b|\[object|Invalid Date/);
        expect(longest().text).toBeLessThan(5100);
        expect(longest().attribute).toBeLessThan(1100);
      } catch (error) {
        failures.push(`${variant.name}: ${(error as Error).message.slice(0, 600)}`);
      }
      await portal.go('/merchant');
      portal.forget();
    }
    expect(failures).toEqual([]);
  }, 180_000);
});

describe('identity and rights', () => {
  it.each(ACCESS_VARIANTS.map((variant) => ({ ...variant })))('$name', async (variant) => {
    const portal = await openPortal('/merchant/transaction?size=10', {
      as: 'admin',
      twist: ({ path }, text) => twistedBy(variant, path, text),
    });
    await waitFor(() => expect(shownRows()).toHaveLength(10));
    expect(longest().text).toBeLessThan(5100);
    expect(document.body.textContent).not.toContain(portal.t('error.screenTitle'));
  });
});
