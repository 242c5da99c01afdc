import { describe, expect, it } from 'vitest';
import { budgets } from './budgets.ts';
import { chunk, closure, group, manifest, textOf, weightOf } from './dist.ts';

/** A class of the design system: the words of its file, and its component. */
const CLASS = /(?<![\w-])(?:base|form|overlay|data|shell)-[A-Za-z]\w*(?:-[a-z]\w*)*-[A-Z]\w*/g;
const classesIn = (text: string) => new Set(text.match(CLASS) ?? []);
const fileOf = (name: string) => name.slice(0, name.lastIndexOf('-'));

/** The only stylesheet that a page's HTML names. */
function sheetOf(page: string): string {
  const named = [...textOf(page).matchAll(/rel="stylesheet"[^>]* href="\/(assets\/[^"]+)"/g)];
  expect(named).toHaveLength(1);
  return named[0]![1]!;
}

/** The rules of a sheet in their order; those within a media query with it. */
function rulesOf(sheet: string): string[] {
  const text = textOf(sheet);
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(text.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}

const pages = [
  {
    page: 'index.html',
    first: closure(['index.html', group('list'), group('check'), group('signin')]),
    budget: budgets.styles,
  },
  { page: 'auth/login/index.html', first: closure(['auth/login/index.html']), budget: budgets.signInStyles },
] as const;
const scripts = Object.keys(manifest).filter((key) => chunk(key).file.endsWith('.js'));

describe.each(pages)('the styles that $page begins with', ({ page, first, budget }) => {
  const sheet = sheetOf(page);
  const drawn = new Set(
    [textOf(page), ...[...first].map((key) => textOf(chunk(key).file))].flatMap((text) => [
      ...classesIn(text),
    ]),
  );

  it('keep within their budget', () => {
    expect(weightOf(sheet)).toBeLessThanOrEqual(budget.limit);
  });

  it('are all that its HTML and its first scripts draw with', () => {
    const styled = classesIn(textOf(sheet));
    expect([...drawn].filter((name) => !styled.has(name))).toEqual([]);
  });

  it('are of nothing that comes later', () => {
    const files = new Set([...drawn].map(fileOf));
    expect([...classesIn(textOf(sheet))].filter((name) => !files.has(fileOf(name)))).toEqual([]);
  });
});

describe('the styles of what comes later', () => {
  const [portal, signIn] = pages.map(({ page }) => sheetOf(page)) as [string, string];
  /** What a page waits for before it runs a script that it fetches. */
  const awaited = (key: string) => [...closure([key])].flatMap((one) => chunk(one).css ?? []);
  const late = new Set(scripts.flatMap(awaited).filter((sheet) => sheet !== portal && sheet !== signIn));

  it('are there before their script, whichever page fetches it', () => {
    for (const key of scripts) {
      // Every page has at least what the sign-in page begins with.
      const styled = classesIn([signIn, ...awaited(key)].map(textOf).join());
      const naked = [...classesIn(textOf(chunk(key).file))].filter((name) => !styled.has(name));
      expect(naked, chunk(key).file).toEqual([]);
    }
  });

  it('are one file', () => {
    expect([...late]).toHaveLength(1);
  });

  it("come after the portal's, which hold the sign-in page's in the same order", () => {
    for (const key of scripts) {
      const own = chunk(key).css ?? [];
      const place = own.findIndex((sheet) => late.has(sheet));
      if (place >= 0) expect(own.indexOf(portal), chunk(key).file).toBe(place - 1);
    }
    const order = rulesOf(portal);
    let place = -1;
    for (const rule of rulesOf(signIn)) {
      const next = order.indexOf(rule, place + 1);
      expect(next, rule).toBeGreaterThan(place);
      place = next;
    }
  });
});
