import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The path of the inventory in the build, beside Vite's manifest: not served. */
export const INVENTORY = '.vite/scripts.json';

/**
 * Every script and stylesheet of the portal, by its path below the root, with its `sha384-...` as in Subresource
 * Integrity.
 */
export type Inventory = Record<string, string>;

/** A file's content as `sha384-<base64>`. */
export const sha384 = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Vite plugin: after the build, lists all scripts and stylesheets with their hashes (PCI DSS 6.4.3: an inventory of
 * payment-page scripts).
 */
export function scriptInventory(): Plugin {
  let out = '';
  return {
    name: 'script-inventory',
    apply: 'build',
    configResolved: ({ root, build }) => {
      out = resolve(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const files = (await readdir(out, { recursive: true }))
          .filter((file) => /\.(m?js|css)$/.test(file))
          .sort();
        const inventory: Inventory = {};
        for (const file of files) {
          inventory[file.replaceAll('\\', '/')] = sha384(await readFile(join(out, file)));
        }
        await writeFile(join(out, INVENTORY), `${JSON.stringify(inventory, null, 2)}\n`);
      },
    },
  };
}
