import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { budgets, REQUESTS_BEFORE_CALL } from './budgets.ts';
import { built, chunk, closure, group, manifest, textOf, weightOf } from './dist.ts';

const text = (key: string) => textOf(chunk(key).file);
const weigh = (keys: Iterable<string>) => [...keys].reduce((sum, key) => sum + weightOf(chunk(key).file), 0);

const list = closure(['index.html', group('list')]);
const signIn = closure(['auth/login/index.html']);
/** What every page of the portal has loaded when its first content appears. */
const everywhere = closure([group('behind')], new Set(list));

/** What each other screen and each panel loads when it opens. */
const OTHER_ROUTES = Object.keys(manifest).filter(
  (key) => /^screens\/(?!auth\/).*(Screen|Panel)\.tsx$/.test(key) && !list.has(key),
);

const PAGES = ['index.html', 'auth/login/index.html', 'en/index.html', 'en/auth/login/index.html'];

const FORBIDDEN = {
  'the identity service': /CognitoIdentityProvider|InitiateAuth/,
  'the calendar': /rdp-|DayPicker/,
  'overlays of Radix': /DismissableLayer|FocusScope/,
  'the searching list': /getToggleButtonProps/,
  'the writers of files': /xl\/worksheets/,
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

  it.each(OTHER_ROUTES)('of another route keep within its budget: %s', (route) => {
    const own = [...closure([route])].filter((key) => !everywhere.has(key));
    expect(own).not.toEqual([]);
    expect(weigh(own)).toBeLessThanOrEqual(budgets.route.limit);
  });

  it('hold no reader of workbooks until the first workbook: a CSV is read without it', () => {
    const worker = readdirSync(built('assets')).find((file) => /^file\.worker-.*\.js$/.test(file)) ?? '';
    const loaded = new Set<string>();
    const load = (file: string) => {
      if (loaded.has(file)) return;
      loaded.add(file);
      for (const [, name = ''] of textOf(`assets/${file}`).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)/g))
        load(name);
    };
    load(worker);
    for (const file of loaded) expect(textOf(`assets/${file}`).includes('SheetJS'), file).toBe(false);
    const later = [...textOf(`assets/${worker}`).matchAll(/import\(\s*["'`]\.\/([^"'`]+)/g)];
    expect(later.filter(([, name]) => textOf(`assets/${name}`).includes('SheetJS'))).toHaveLength(1);
  });

  it.each(PAGES)('of the HTML keep within its budget, its words included: %s', (page) => {
    expect(weightOf(page)).toBeLessThanOrEqual(budgets.html.limit);
  });

  it('of the fonts keep within theirs, and none is asked for with the page', () => {
    const fonts = Object.values(manifest)
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.woff2'));
    expect(fonts).toHaveLength(2);
    const weight = fonts.reduce((sum, file) => sum + statSync(built(file)).size, 0);
    expect(weight).toBeLessThanOrEqual(budgets.fonts.limit);
    // The scripts load the fonts (`loadFonts`) after everything that the first content needs.
    for (const page of PAGES) {
      const sheets = [...textOf(page).matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(([, file]) => file!);
      for (const text of [page, ...sheets].map(textOf)) expect(text).not.toMatch(/\.woff2|as="font"/);
    }
  });

  it("ask for few files before the list's own call, and name them in the HTML", () => {
    const page = textOf('index.html');
    const scripts = [...page.matchAll(/(?:src|modulepreload" crossorigin href)="\/(assets\/[^"]+\.js)"/g)];
    const first = [...closure(['index.html'])].map((key) => chunk(key).file);
    expect(scripts.map(([, file]) => file).sort()).toEqual(first.sort());
    const sheets = page.match(/rel="stylesheet"/g) ?? [];
    // In addition to these: the configuration.
    expect(first.length + sheets.length + 1).toBeLessThanOrEqual(REQUESTS_BEFORE_CALL);
  });

  it('say nothing of the sandbox: no account, no identity of its own', () => {
    for (const key of Object.keys(manifest).filter((one) => chunk(one).file.endsWith('.js'))) {
      expect(/Demo@2026|Temp@2026|__sandbox/.test(text(key)), chunk(key).file).toBe(false);
    }
  });
});
