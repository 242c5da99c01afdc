import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { designSystemStyles } from '../design-system/theme/plugin.ts';

/** Announces each lazy chunk of the portal to the story that loads it (stories/kit/waiting.ts). */
const announceParts: Plugin = {
  name: 'announce-parts',
  enforce: 'post',
  transform(code, id) {
    if (!id.includes('/app/') || id.includes('/node_modules/')) return;
    return code.replace(
      /\bimport\((["'][^"']+["'])\)/g,
      '(globalThis.awaited ?? ((part) => part))(import($1))',
    );
  },
};

/** Before the reader of props looks: what is `readonly` it calls "unknown". */
const showLists: Plugin = {
  name: 'show-lists',
  transform: {
    order: 'pre',
    handler: (code, id) =>
      /\/design-system\/.+\.tsx$/.test(id) ? code.replace(/\breadonly (?=[\w([{])/g, '') : undefined,
  },
};

export default defineConfig({
  plugins: [showLists, react(), designSystemStyles(), announceParts],
  build: { target: 'es2022', reportCompressedSize: false },
});
