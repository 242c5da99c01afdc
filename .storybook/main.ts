import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  // A story's path is its title: stories/design-system/base/Button.stories.tsx is design-system/base/Button.
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    // Not the portal's own configuration: its root is `app` and it opens the sandbox.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // The other reader of props needs TypeScript's JavaScript API, which version 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};
export default config;
