import { expect, it } from 'vitest';
import { budgets } from './budgets.ts';
import { chunk, closure, manifest, textOf, weightOf } from './dist.ts';

/** A class name of the design system: file name and component name. */
const CLASS = /(?<![\w-])(?:base|form|overlay|data|shell)-[A-Za-z]\w*(?:-[a-z]\w*)*-[A-Z]\w*/g;
const classesIn = (texts: string[]) => new Set(texts.flatMap((text) => text.match(CLASS) ?? []));
const styledBy = (sheets: string[]) => classesIn(sheets.map(textOf));

/** The stylesheets in a page's HTML. */
const sheetsOf = (page: string) =>
  [...textOf(page).matchAll(/rel="stylesheet"[^>]* href="\/(assets\/[^"]+)"/g)].map(([, file]) => file!);

it.each([
  ['index.html', budgets.styles.limit],
  ['auth/login/index.html', budgets.signInStyles.limit],
])('of what a page draws first stand in its HTML, within their budget: %s', (page, limit) => {
  const sheets = sheetsOf(page);
  const drawn = [...classesIn([textOf(page)])];
  expect(drawn.length).toBeGreaterThan(5);
  expect(drawn.filter((name) => !styledBy(sheets).has(name))).toEqual([]);
  expect(sheets.reduce((sum, sheet) => sum + weightOf(sheet), 0)).toBeLessThanOrEqual(limit);
});

it('come with every script that draws, its own and those of its imports', () => {
  const keys = Object.keys(manifest).filter((key) => chunk(key).file.endsWith('.js'));
  const missing = keys.flatMap((key) => {
    const { file } = chunk(key);
    const styled = styledBy([...closure([key])].flatMap((one) => chunk(one).css ?? []));
    return [...classesIn([textOf(file)])]
      .filter((name) => !styled.has(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});
