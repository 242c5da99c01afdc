import type { Plugin } from 'vite';
import { variablesStylesheet } from './stylesheet.ts';

/**
 * Vite plugin: writes the themes into `global.css`, so that the first paint has its colours before any script. It turns
 * the CSS minifier off, in the portal and in Storybook (which ignores `build` of its own Vite file), because the
 * minifier cuts lengths to six digits: 40 px become 39.98.
 */
export function designSystemStyles(): Plugin {
  return {
    name: 'design-system-styles',
    enforce: 'pre',
    config: () => ({ build: { cssMinify: false } }),
    transform: {
      filter: { id: /design-system\/theme\/global\.css/ },
      handler: (code) => code.replace('/* @design-system-variables */', variablesStylesheet()),
    },
  };
}
