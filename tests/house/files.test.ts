import { describe, expect, it } from 'vitest';
import {
  caseOffences,
  consoleOffences,
  defaultExportOffences,
  excusedOffences,
  fileNameOffences,
  indexOffences,
  leftoverOffences,
  skippedOffences,
} from './files.ts';
import { read, sources } from './source.ts';

const built = sources(['app', 'design-system']);
const house = [...built, ...sources(['sandbox', 'stories', 'tests', 'deploy', '.storybook', '.ci'])];
/** An unfinished merge. In a template string no compiler reports it, and the styles after it do not work. */
const CONFLICT = /^(<{7}|>{7}) /m;

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

  it('have names that differ in more than their case', () => {
    expect(caseOffences(house)).toEqual([]);
  });

  it('write nothing to the console', () => {
    expect([...built, ...sources(['stories'])].flatMap(consoleOffences)).toEqual([]);
  });

  it('leave nothing for later', () => {
    const everything = [...house, ...sources(['docs', 'app'], /\.(md|css|json|html)$/), ...prose];
    expect(everything.flatMap(leftoverOffences)).toEqual([]);
  });

  it('write "-" for what is missing, as the specification does, and no other dash', () => {
    expect(built.filter(({ text }) => /(['"`])–\1|>\s*–\s*</.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('hold no conflict markers', () => {
    const marked = [...house, ...sources(['docs', 'app'], /\.(md|css|json|html)$/), ...prose];
    expect(marked.filter(({ text }) => CONFLICT.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('run all their tests', () => {
    expect(sources(['tests'], /\.(test|spec)\.tsx?$/).flatMap(skippedOffences)).toEqual([]);
  });

  it('let no story off', () => {
    expect(sources(['stories', '.storybook']).flatMap(excusedOffences)).toEqual([]);
  });
});
