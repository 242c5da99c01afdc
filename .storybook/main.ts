import { readFile } from 'node:fs/promises';
import type { StorybookConfig } from '@storybook/react-vite';
import { readCsf } from 'storybook/internal/csf-tools';
import { GROUPS } from './groups.ts';
import { newsOf } from './news.ts';

/** A story that is photographed: a group of tags of stories/kit/visual.ts stands first in it. */
const PHOTOGRAPHED = /export const (\w+)[^=]*= \{\s*\.\.\.(?:visual|in[A-Z]|on[A-Z]|printed|forcedColors)/g;

const config: StorybookConfig = {
  stories: GROUPS.map(({ folder, group, names }) => ({
    directory: `../stories/${folder}`,
    titlePrefix: group,
    files: names ? `@(${names.join('|')}).stories.tsx` : '**/*.@(mdx|stories.tsx)',
  })),
  // A story that plays and has no picture is a test. Those, and what is new, are told by tags.
  experimental_indexers: (others = []) => [
    {
      test: /\.stories\.tsx$/,
      createIndex: async (file, options) => {
        const stories = (await readCsf(file, options)).parse();
        const news = newsOf(file);
        // The index reads no tag that is spread into a story, so that its picture is found in the text.
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
  // Out of the sidebar until the filter beside the search brings them.
  tags: { plays: { defaultFilterSelection: 'exclude' } },
  // The product's mark, for the sidebar.
  staticDirs: ['../app/public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    // Not the portal's own configuration: its root is `app` and it opens the sandbox.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // The other reader of props needs TypeScript's JavaScript API, which version 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  // What Storybook tells its own newcomers, and about files that changed on this machine.
  features: {
    sidebarOnboardingChecklist: false,
    changeDetection: false,
    // The headings of Introduction/Find by word are found by the search.
    experimentalSearchDocsHeadings: true,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};
export default config;
