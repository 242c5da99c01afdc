/** Jest as the story runner starts it: the pinned browser, and a page that is the same on every machine. */
import { getJestConfig } from '@storybook/test-runner';
import { launchOptions } from '../tests/browser.mjs';
import { PAGE } from './page.mjs';

export default async () => {
  const config = getJestConfig();
  const options = config.testEnvironmentOptions['jest-playwright'];
  return {
    ...config,
    // A busy machine is slow, which is no failure.
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
