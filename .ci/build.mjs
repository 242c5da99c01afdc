/** `npm run build`: builds `dist`, which deploy/ serves and `npm start` shows. */
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/project.mjs';

requireNode();
await ensureInstalled({ dev: false });
const { code, output } = await build();
if (output.trim()) console.log(output.trim());
process.exit(code);
