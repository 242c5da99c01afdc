import { describe, expect, it } from 'vitest';
import {
  consoleOffences,
  defaultExportOffences,
  excusedOffences,
  fileNameOffences,
  folderOffences,
  indexOffences,
  leftoverOffences,
  lengthOffences,
  skippedOffences,
} from './files.ts';
import { read, sources } from './source.ts';

const file = (text: string, path = 'app/lib/a.tsx') => ({ path, text });
const built = sources(['app', 'design-system']);
const house = [...built, ...sources(['sandbox', 'stories', 'tests', 'deploy', '.storybook', '.ci'])];
const prose = ['README.md', 'CHANGELOG.md'].map((path) => ({ path, text: read(path) ?? '' }));

describe('files', () => {
  it('export by name', () => {
    expect([...built, ...sources(['sandbox', 'deploy'])].flatMap(defaultExportOffences)).toEqual([]);
  });

  it('are imported one by one', () => {
    expect(built.flatMap(indexOffences)).toEqual([]);
  });

  it('are named in one way', () => {
    expect(
      [...built, ...sources(['sandbox', 'stories', 'tests', 'deploy'])].flatMap(fileNameOffences),
    ).toEqual([]);
  });

  it('are short, or say why they are not', () => {
    expect(house.flatMap(lengthOffences)).toEqual([]);
  });

  it('stand in folders that can be overlooked', () => {
    expect(folderOffences([...built, ...sources(['sandbox', 'deploy', '.ci', '.storybook'])])).toEqual([]);
  });

  it('write nothing to the console', () => {
    expect([...built, ...sources(['stories'])].flatMap(consoleOffences)).toEqual([]);
  });

  it('leave nothing for later', () => {
    const everything = [...house, ...sources(['docs', 'app'], /\.(md|css|json|html)$/), ...prose];
    expect(everything.flatMap(leftoverOffences)).toEqual([]);
  });

  it('run all their tests', () => {
    expect(sources(['tests'], /\.(test|spec)\.tsx?$/).flatMap(skippedOffences)).toEqual([]);
  });

  it('let no story off', () => {
    expect(sources(['stories', '.storybook']).flatMap(excusedOffences)).toEqual([]);
  });
});

describe('the rules', () => {
  it.each([
    ['a default export', defaultExportOffences, 'export default function A() {}'],
    ['a renamed default export', defaultExportOffences, 'const a = 1; export { a as default };'],
    ['a long file', lengthOffences, `import a from 'a';\n${'a();\n'.repeat(300)}`],
    ['the console', consoleOffences, 'if (a) console.warn(a);'],
    ['a leftover', leftoverOffences, ['// TO', 'DO later'].join('')],
    ['a skipped test', skippedOffences, "it.skip('a', () => {});"],
    ['the only test', skippedOffences, "describe.only('a', () => {});"],
    ['a test that is skipped on a condition', skippedOffences, "it.skipIf(a)('a', () => {});"],
    ['a skipped group of journeys', skippedOffences, "test.describe.skip('a', () => {});"],
    ['a story without axe', excusedOffences, "const a = { parameters: { a11y: { test: 'off' } } };"],
    ['a story whose findings are for later', excusedOffences, "const a = { a11y: { test: 'todo' } };"],
    ['a story that is no test', excusedOffences, "const a = { tags: ['!test'] };"],
  ])('refuse %s', (_, rule, text) => {
    expect(rule(file(text))).toHaveLength(1);
  });

  it.each([
    ['a named export', defaultExportOffences, 'export function A() {}'],
    ['a long file that begins with a reason', lengthOffences, `/** One table. */\n${'a();\n'.repeat(300)}`],
    ['a console in a comment', consoleOffences, '// console.warn(a)'],
    ['a story with axe', excusedOffences, "const a = { a11y: { test: 'error', config: {} } };"],
    ['a test', skippedOffences, "it.each([1])('a', () => {});"],
  ])('let %s pass', (_, rule, text) => {
    expect(rule(file(text))).toEqual([]);
  });

  it('refuse a folder of 26 files', () => {
    const files = Array.from({ length: 26 }, (_, at) => file('', `app/form/a${at}.ts`));
    expect(folderOffences(files)).toHaveLength(1);
    expect(folderOffences(files.slice(1))).toEqual([]);
  });

  it('refuse a file with a hyphen in its name', () => {
    expect(fileNameOffences(file('', 'app/lib/auth-fetch.test.ts'))).toHaveLength(1);
    expect(fileNameOffences(file('', 'app/lib/authFetch.test.ts'))).toEqual([]);
  });

  it('refuse an index in the app, but not the one of the languages', () => {
    expect(indexOffences(file('', 'app/list/index.ts'))).toHaveLength(1);
    expect(indexOffences(file('', 'app/i18n/index.ts'))).toEqual([]);
  });
});
