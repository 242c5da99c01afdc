import { readFile } from 'node:fs/promises';
import type { StorybookConfig } from '@storybook/react-vite';
import { readCsf } from 'storybook/internal/csf-tools';
import { GROUPS } from './groups.ts';
import { newsOf } from './news.ts';

/** A photographed story: it first spreads a group of tags of stories/kit/visual.ts. */
const PHOTOGRAPHED = /export const (\w+)[^=]*= \{\s*\.\.\.(?:visual|in[A-Z]|on[A-Z]|printed|forcedColors)/g;

const config: StorybookConfig = {
  stories: GROUPS.map(({ folder, group, names }) => ({
    directory: `../stories/${folder}`,
    titlePrefix: group,
    files: names ? `@(${names.join('|')}).stories.tsx` : '**/*.@(mdx|stories.tsx)',
  })),
  // A story with a play function and no picture is a test. Tags mark those, and new components.
  experimental_indexers: (others = []) => [
    {
      test: /\.stories\.tsx$/,
      createIndex: async (file, options) => {
        const stories = (await readCsf(file, options)).parse();
        const news = newsOf(file);
        // The indexer does not see tags that are spread into a story, so pictures are detected in the source text.
        const text = await readFile(file, 'utf8');
        const photographed = new Set([...text.matchAll(PHOTOGRAPHED)].map(([, name]) => name));
        return stories.indexInputs.map((story) => {
          const plays = story.tags?.includes('play-fn') && !photographed.has(story.exportName ?? '');
          return { ...story, tags: [...(story.tags ?? []), ...(plays ? ['plays'] : []), ...news] };
        });
      },
    },
    ...others,
  ],
  // Hidden in the sidebar until the tag filter shows them.
  tags: { plays: { defaultFilterSelection: 'exclude' } },
  // The product's mark, for the sidebar.
  staticDirs: ['../app/public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    // Not the portal's own configuration: its root is `app` and it opens the sandbox.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // The other docgen needs TypeScript's JavaScript API, which version 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  features: (usual, { test }) => ({
    ...usual,
    // Hides Storybook's onboarding, and its notes about changed files on this machine.
    sidebarOnboardingChecklist: false,
    changeDetection: false,
    // Lets the search find the headings of Introduction/Find by word.
    experimentalSearchDocsHeadings: true,
    // Tools of the toolbar. To place them, they read the styles of all elements after each change of the page.
    ...(test && { highlight: false, measure: false, outline: false }),
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};
export default config;
