import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { budgets, REQUESTS_BEFORE_CALL } from './budgets.ts';

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
  assets?: string[];
}

const dist = join(import.meta.dirname, '../../dist');
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const chunk = (key: string) => {
  const found = manifest[key];
  if (!found) throw new Error(`The build has no ${key}.`);
  return found;
};

/** A chunk with everything that must be there before it runs. */
function closure(keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(chunk(key).imports ?? [], seen);
  }
  return seen;
}

const text = (key: string) => readFileSync(join(dist, chunk(key).file), 'utf8');
const weigh = (keys: Iterable<string>) =>
  [...keys].reduce((sum, key) => sum + brotliCompressSync(text(key)).length, 0);

/** One of the groups of files that vite.config.ts names. */
function group(name: string): string {
  const key = Object.keys(manifest).find((one) => chunk(one).file.startsWith(`assets/${name}-`));
  if (!key) throw new Error(`The build has no group ${name}.`);
  return key;
}

const list = closure(['index.html', group('list')]);
const signIn = closure(['auth/login/index.html']);
/** What every page of the portal has fetched once its first content stands. */
const everywhere = closure([group('listTools')], new Set(list));

const FORBIDDEN = {
  'the identity service': /CognitoIdentityProvider|InitiateAuth/,
  'the calendar': /rdp-|DayPicker/,
  'overlays of Radix': /DismissableLayer|FocusScope/,
  'the searching list': /getToggleButtonProps/,
  'the writers of files': /xl\/worksheets/,
  'the window of long lists': /useScrollendEvent/,
  'the handles of columns': /setPointerCapture/,
} as const;

describe('the bytes of a page', () => {
  it('keep within the budget of the transactions list', () => {
    expect(weigh(list)).toBeLessThanOrEqual(budgets.list.limit);
  });

  it('keep within the budget of the sign-in page', () => {
    expect(weigh(signIn)).toBeLessThanOrEqual(budgets.signIn.limit);
  });

  it.each(Object.entries(FORBIDDEN))('hold nothing of %s before the first row or field', (_, words) => {
    for (const key of [...list, ...signIn]) expect(words.test(text(key)), chunk(key).file).toBe(false);
  });

  it('of another route keep within its budget', () => {
    const own = [...closure(['screens/transactions/TransactionDetailScreen.tsx'])].filter(
      (key) => !everywhere.has(key),
    );
    expect(weigh(own)).toBeLessThanOrEqual(budgets.route.limit);
  });

  it('of the fonts keep within theirs', () => {
    const page = readFileSync(join(dist, 'index.html'), 'utf8');
    const fonts = [...page.matchAll(/href="\/(assets\/[^"]+\.woff2)"/g)].map(([, file]) => file ?? '');
    expect(fonts).toHaveLength(2);
    const weight = fonts.reduce((sum, file) => sum + statSync(join(dist, file)).size, 0);
    expect(weight).toBeLessThanOrEqual(budgets.fonts.limit);
  });

  it("ask for few files before the list's own call, and name them in the HTML", () => {
    const page = readFileSync(join(dist, 'index.html'), 'utf8');
    const scripts = [...page.matchAll(/(?:src|modulepreload" crossorigin href)="\/(assets\/[^"]+\.js)"/g)];
    const first = [...closure(['index.html'])].map((key) => chunk(key).file);
    expect(scripts.map(([, file]) => file).sort()).toEqual(first.sort());
    // Beside these scripts: the stylesheet and the configuration.
    expect(page.match(/rel="stylesheet"/g)).toHaveLength(1);
    expect(first.length + 2).toBeLessThanOrEqual(REQUESTS_BEFORE_CALL);
  });

  it('say nothing of the sandbox: no account, no identity of its own', () => {
    for (const key of Object.keys(manifest).filter((one) => chunk(one).file.endsWith('.js'))) {
      expect(/Demo@2026|Temp@2026|__sandbox/.test(text(key)), chunk(key).file).toBe(false);
    }
  });
});
