import type { Plugin } from 'vite';
import { variablesStylesheet } from './stylesheet.ts';

/** Vite plugin: writes the themes into `global.css`, so that the first paint has its colours before any script. */
export function designSystemStyles(): Plugin {
  return {
    name: 'design-system-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /design-system\/theme\/global\.css/ },
      handler: (code) => code.replace('/* @design-system-variables */', variablesStylesheet()),
    },
  };
}
