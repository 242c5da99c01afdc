/* `npm run conform` against the sandbox, against each variant of invalid responses, and against a failing service. */
import { describe, expect, it } from 'vitest';
import { createSandbox, type Fault } from '#sandbox/api.ts';
import {
  conform,
  type FindingKind,
  html,
  type Report,
  suffering,
  table,
} from '../../.ci/contract/conform.ts';
import { ACCESS_VARIANTS, twistedBy, VARIANTS } from '../screens/hostile/variants.ts';
import { BUSINESS, contract, NOON } from './kit.ts';

const BASE = 'http://service.example/api/v1';

interface Service {
  as?: string;
  writes?: boolean;
  faults?: Fault[];
  twist?: (path: string, text: string) => string;
}

async function reportOn({ as = 'admin', writes = false, faults = [], twist }: Service = {}): Promise<Report> {
  const sandbox = createSandbox({ now: () => NOON, rows: 300 });
  const { accessToken, refreshToken } = await sandbox.signInAs(as);
  sandbox.setFaults(faults);
  return conform({
    ...{ contract, base: BASE, token: accessToken, writes },
    fetch: async (input, init) => {
      const answer = await sandbox.handle(new Request(input, init));
      const path = new URL(String(input)).pathname.slice('/api/v1/'.length);
      // Refusals stay unchanged.
      return twist && answer.ok ? new Response(twist(path, await answer.text()), answer) : answer;
    },
    at: { scope: { merchantId: BUSINESS }, now: NOON, password: 'Demo@2026', idToken: '', refreshToken },
  });
}

const callOf = ({ calls }: Report, name: string) => calls.find((one) => one.name === name);
const verdicts = ({ calls }: Report) => new Set(calls.map(({ verdict }) => verdict));
const kinds = ({ calls }: Report) =>
  new Set(
    calls.flatMap(({ findings }) => findings.map(({ kind }) => kind)).filter((kind) => kind !== 'missing'),
  );

describe('the sandbox', () => {
  it('fits, with and without calls that write', async () => {
    for (const writes of [false, true]) {
      const report = await reportOn({ writes });
      const bad = report.calls.filter(({ verdict }) => !['fine', 'skipped'].includes(verdict));
      expect(bad).toEqual([]);
      expect(report.fits).toBe(true);
      expect(suffering(report)).toEqual([]);
      const made = report.calls.filter(({ verdict }) => verdict !== 'skipped').length;
      expect(made).toBeGreaterThan(writes ? 45 : 28);
      expect(table(report)).toContain('No screen would suffer.');
    }
  });

  it('is only read unless a business is named', async () => {
    const report = await reportOn();
    const writing = contract.operations.filter(({ writes }) => writes).map(({ id }) => id);
    const made = report.calls.filter(({ verdict }) => verdict !== 'skipped').map(({ name }) => name);
    expect(made.filter((name) => writing.includes(name))).toEqual([]);
  });

  it('refuses writes of a user with read access only', async () => {
    const report = await reportOn({ as: 'auditor', writes: true });
    const writing = contract.operations.filter(({ writes }) => writes).map(({ id }) => id);
    const done = report.calls.filter(
      ({ name, verdict }) => writing.includes(name) && !['skipped', 'forbidden'].includes(verdict),
    );
    // Every signed-in user may call it, and it changes nothing.
    expect(done.map(({ name }) => name)).toEqual(['verifyPassword']);
    expect(report.calls.filter(({ verdict }) => verdict === 'forbidden').length).toBeGreaterThan(10);
  });

  it('reports what the user may not see', async () => {
    const report = await reportOn({ as: 'limited' });
    expect(callOf(report, 'listTransactions')?.verdict).toBe('forbidden');
    expect(callOf(report, 'listRefunds')?.verdict).toBe('forbidden');
    expect(report.fits).toBe(true);
  });
});

/** The expected finding for each variant that the portal can read; unknown words are allowed everywhere. */
const FOUND: Record<string, FindingKind | 'fine'> = {
  'references and stores as numbers': 'tolerated',
  'ids of 19 digits': 'tolerated',
  'statuses of the language, and codes that nobody knows': 'unknown',
  'no page, and every number as digits': 'tolerated',
  // The fields are also added to objects in which every field is a tally.
  'fields that nobody knows, and those of the language': 'type',
  'no optional fields': 'missing',
  'optional fields are null': 'missing',
  'optional texts are empty, and amounts below zero': 'fine',
  'amounts of minus nothing': 'fine',
  'huge amounts, and texts that look like HTML, turn around and hold control signs': 'fine',
  'one text of a megabyte': 'fine',
  'lists within a record are null': 'missing',
  'said to be a success, and printed for people': 'fine',
};

describe('the hostile twin', () => {
  it.each(VARIANTS.map((variant) => [variant.name, variant] as const))('%s', async (name, variant) => {
    const report = await reportOn({ twist: (path, text) => twistedBy(variant, path, text) });
    const row = callOf(report, 'listTransactions');
    if (variant.expects === 'whole') {
      const found = FOUND[name];
      expect(found, 'add the expected finding to FOUND').toBeDefined();
      expect(row).toMatchObject({ verdict: found === 'tolerated' ? 'tolerated' : 'fine' });
      const all = report.calls.flatMap(({ findings }) => findings.map(({ kind }) => kind));
      if (found !== 'fine') expect(all).toContain(found);
      else expect([...kinds(report)].filter((kind) => kind !== 'unknown')).toEqual([]);
      return;
    }
    expect(report.fits).toBe(false);
    const bad = report.calls.filter(({ verdict }) => verdict === 'rows' || verdict === 'refused');
    expect(bad.length).toBeGreaterThan(0);
    if (variant.expects === 'nothing') expect(row?.verdict).toBe('refused');
    else expect(row?.verdict).toBe('rows');
    expect(suffering(report)).toContain('/merchant/transaction');
    // A faulty field is named.
    if (variant.spoils)
      expect(row?.findings.some(({ kind }) => kind === 'type' || kind === 'needed')).toBe(true);
  });

  it.each(ACCESS_VARIANTS.map((variant) => [variant.name, variant] as const))('%s', async (_, variant) => {
    const report = await reportOn({ twist: (path, text) => twistedBy(variant, path, text) });
    expect(report.fits).toBe(true);
    expect([...verdicts(report)].filter((one) => !['fine', 'tolerated', 'skipped'].includes(one))).toEqual(
      [],
    );
  });
});

describe('a failing service', () => {
  it.each([
    ['500', 'failed', 500],
    ['401', 'failed', 401],
    ['html', 'refused', 200],
    ['bad-json', 'refused', 200],
    ['wrong-shape', 'refused', 200],
    ['firewall', 'failed', 403],
    ['offline', 'failed', 0],
    ['says-no', 'refused', 200],
  ] as const)('%s is %s, with the screens that would suffer', async (kind, verdict, status) => {
    const report = await reportOn({ faults: [{ match: 'GET merchants/*/refunds', kind }] });
    expect(callOf(report, 'listRefunds')).toMatchObject({ verdict, status });
    expect(callOf(report, 'getRefund')?.says).toBe('no refund is known');
    expect(report.fits).toBe(false);
    expect(suffering(report)).toContain('/merchant/refund');
    expect(table(report)).toContain('These screens would suffer:');
    expect(html(report)).toContain('It does not fit');
  });
});
