import { expect, it } from 'vitest';
import { budgets } from './budgets.ts';
import { chunk, manifest, textOf, weightOf } from './dist.ts';

/** A class of the design system: the words of its file, and its component. */
const CLASS = /(?<![\w-])(?:base|form|overlay|data|shell)-[A-Za-z]\w*(?:-[a-z]\w*)*-[A-Z]\w*/g;
const classesIn = (text: string) => new Set(text.match(CLASS) ?? []);

const PAGES = ['index.html', 'auth/login/index.html'];

/** The only stylesheet that a page's HTML names. */
function sheetOf(page: string): string {
  const named = [...textOf(page).matchAll(/rel="stylesheet"[^>]* href="\/(assets\/[^"]+)"/g)];
  expect(named).toHaveLength(1);
  return named[0]![1]!;
}

it('is one stylesheet for all pages and all that comes later, within its budget', () => {
  const [sheet] = new Set(PAGES.map(sheetOf));
  expect(new Set(PAGES.map(sheetOf)).size).toBe(1);
  expect(weightOf(sheet!)).toBeLessThanOrEqual(budgets.styles.limit);
  expect(Object.values(manifest).filter(({ css = [] }) => css.some((file) => file !== sheet))).toEqual([]);
});

it('styles everything that a page or a script draws', () => {
  const scripts = Object.keys(manifest).map((key) => chunk(key).file);
  const drawn = [...PAGES, ...scripts.filter((file) => file.endsWith('.js'))].flatMap((file) => [
    ...classesIn(textOf(file)),
  ]);
  const styled = classesIn(textOf(sheetOf('index.html')));
  expect(drawn.length).toBeGreaterThan(50);
  expect(drawn.filter((name) => !styled.has(name))).toEqual([]);
});
