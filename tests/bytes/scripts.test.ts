import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { INVENTORY, type Inventory, sha384 } from '../../deploy/scripts.plugin.ts';
import { built, textOf } from './dist.ts';

const inventory: Inventory = JSON.parse(textOf(INVENTORY));
const files = readdirSync(built('.'), { recursive: true, encoding: 'utf8' });

describe('the inventory of scripts and stylesheets', () => {
  it('holds every one of the build, by its content', () => {
    const scripts = files.filter((file) => /\.(m?js|css)$/.test(file));
    expect(scripts.length).toBeGreaterThan(20);
    const hashes = scripts.map((file) => [file, sha384(readFileSync(built(file)))]);
    expect(inventory).toEqual(Object.fromEntries(hashes));
  });

  it('holds every script that a page names, and no page runs another', () => {
    const pages = files.filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThanOrEqual(4);
    for (const page of pages) {
      const tags = [...textOf(page).matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
      const running = tags.filter((attributes) => !attributes.includes('type="application/json"'));
      // The offline page has none.
      if (page !== 'offline.html') expect(running.length, page).toBeGreaterThan(0);
      for (const attributes of running) {
        const [, file = ''] = attributes.match(/src="\/([^"]+)"/) ?? [];
        expect(Object.hasOwn(inventory, file), `${page}: ${attributes}`).toBe(true);
      }
      for (const [, file = ''] of textOf(page).matchAll(/rel="modulepreload"[^>]* href="\/([^"]+)"/g)) {
        expect(Object.hasOwn(inventory, file), `${page}: ${file}`).toBe(true);
      }
    }
  });
});
