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

export default defineConfig({
  plugins: [react(), designSystemStyles(), announceParts],
  build: { target: 'es2022', reportCompressedSize: false },
});
