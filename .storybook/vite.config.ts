import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { designSystemStyles } from '../design-system/theme/plugin.ts';

export default defineConfig({
  plugins: [react(), designSystemStyles()],
  build: { target: 'es2022', reportCompressedSize: false },
});
