/** Jest as the story runner starts it: the pinned browser, and a page that is the same on every machine. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getJestConfig } from '@storybook/test-runner';
import { launchOptions } from '../tests/browser.mjs';
import { PAGE } from './page.mjs';

/** With this many files, two or four workers stay busy to the end. */
const FILES = 8;

/** A story of a screen takes about three times as long as one of a component. */
const costOf = (file, text) => text.length * (file.startsWith('screens') ? 3 : 1);

/**
 * Each file starts a page, and the first story of a page loads all its code: too long for titles with few stories.
 * Merges the runner's files, one per title, into a few of similar cost, without those that the command line excludes.
 */
function putTogether(folder, wanted) {
  const titles = readdirSync(folder)
    .filter((file) => file.endsWith('.test.js') && !file.startsWith('stories-'))
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return { file, text, cost: costOf(file, text) };
    })
    .sort((a, b) => b.cost - a.cost || (a.file < b.file ? -1 : 1));
  const files = Array.from({ length: FILES }, () => ({ text: '', cost: 0 }));
  for (const { file, text, cost } of titles) {
    rmSync(join(folder, file));
    if (!wanted.test(file)) continue;
    const least = files.reduce((one, other) => (other.cost < one.cost ? other : one));
    least.text += `{\n${text}\n}\n`;
    least.cost += cost;
  }
  files.forEach(({ text }, at) => {
    if (text) writeFileSync(join(folder, `stories-${at + 1}.test.js`), text);
  });
}

export default async () => {
  // The folder to which the runner has written its files.
  if (process.env.TEST_ROOT)
    putTogether(process.env.TEST_ROOT, new RegExp(process.env.STORIES_FILTER ?? '', 'i'));
  const config = getJestConfig();
  const options = config.testEnvironmentOptions['jest-playwright'];
  return {
    ...config,
    // A slow, busy machine is not a failure.
    testTimeout: 180_000,
    reporters: [...config.reporters, '<rootDir>/tests/visual/reporter.mjs'],
    testEnvironmentOptions: {
      'jest-playwright': {
        ...options,
        launchOptions: await launchOptions(),
        contextOptions: PAGE,
      },
    },
  };
};
