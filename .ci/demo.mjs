/**
 * `npm run build:demo` builds practice mode as a static site in `dist-demo`: no server, sample data, nothing is sent.
 */
import { buildDemo } from './lib/demo.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at, requireNode } from './lib/project.mjs';

requireNode();
await ensureInstalled({ dev: true });
await buildDemo(at('dist-demo'));
