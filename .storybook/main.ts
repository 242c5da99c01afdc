import type { StorybookConfig } from '@storybook/react-vite';
import { GROUPS } from './groups.ts';

const config: StorybookConfig = {
  // A story's path is its title: stories/design-system/base/Button.stories.tsx is Components/base/Button.
  stories: GROUPS.map(({ folder, group, ...rest }) => ({
    directory: `../stories/${folder}`,
    titlePrefix: group,
    files: '**/*.@(mdx|stories.tsx)',
    ...rest,
  })),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    // Not the portal's own configuration: its root is `app` and it opens the sandbox.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // The other reader of props needs TypeScript's JavaScript API, which version 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  // What Storybook tells its own newcomers, and about files that changed on this machine.
  features: { sidebarOnboardingChecklist: false, changeDetection: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};
export default config;
