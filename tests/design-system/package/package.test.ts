import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { designTokens, tokenResolver } from '#design-system/theme/designTokens.ts';
import { themes } from '#design-system/theme/themes.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));
const at = (...parts: string[]) => join(project, ...parts);
const run = (script: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [at(script), ...args], { cwd: project });

/** Another project, inside this one so that it finds the libraries: the package in its `node_modules`, and one page. */
let consumer = '';
let installed = '';

beforeAll(async () => {
  mkdirSync(at('.cache'), { recursive: true });
  consumer = mkdtempSync(at('.cache', 'consumer-'));
  installed = join(consumer, 'node_modules/@merchant-portal/design-system');
  cpSync(at('tests/design-system/package/consumer/main.tsx'), join(consumer, 'main.tsx'));
  writeFileSync(join(consumer, 'index.html'), '<script type="module" src="./main.tsx"></script>');
  const { buildDesignSystem } = await import(pathToFileURL(at('.ci/lib/designSystem.mjs')).href);
  await buildDesignSystem(installed);
}, 180_000);
afterAll(() => rmSync(consumer, { recursive: true, force: true }));

describe('the design system as a package', () => {
  it('has the public API that design-system/api.txt says', () => {
    const built = readFileSync(join(installed, 'api.txt'), 'utf8');
    expect(built, 'if it is meant: npm run build:design-system -- --api').toBe(
      readFileSync(at('design-system/api.txt'), 'utf8'),
    );
  });

  it('types a page of another project', async () => {
    const options = {
      resolveJsonModule: true,
      jsx: 'react-jsx',
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2022',
    };
    const compilerOptions = { ...options, strict: true, skipLibCheck: true, noEmit: true, types: [] };
    writeFileSync(
      join(consumer, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, include: ['main.tsx', 'css.d.ts'] }),
    );
    writeFileSync(join(consumer, 'css.d.ts'), "declare module '*.css';");
    const { stdout } = await run('node_modules/typescript/bin/tsc', '-p', consumer).catch((error) => error);
    expect(stdout).toBe('');
  });

  it('builds a page of another project, with its styles and fonts', async () => {
    const { output } = (await build({
      configFile: false,
      root: consumer,
      logLevel: 'silent',
      plugins: [react()],
      build: { write: false, assetsInlineLimit: 0 },
    })) as { output: { fileName: string }[] };
    const files = output.map(({ fileName }) => fileName);
    expect(files.filter((file) => file.endsWith('.woff2'))).toHaveLength(2);
    expect(files.some((file) => file.endsWith('.css'))).toBe(true);
  });

  it('is read by Node, without a bundler', async () => {
    const script = `import(${JSON.stringify(pathToFileURL(join(installed, 'index.js')).href)}).then((all) => console.log(typeof all.Button))`;
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { cwd: consumer });
    expect(stdout.trim()).toBe('function');
  });
});

describe('the tokens', () => {
  it('are those of the themes', () => {
    const { color } = designTokens()['theme/dark'] as { color: Record<string, { $value: { hex: string } }> };
    expect(color.accent?.$value.hex).toBe(themes.dark.accent.toLowerCase());
    expect(color.mask?.$value).toMatchObject({ alpha: 0.65, hex: '#03060b' });
  });

  it('are all found by the resolver, and each has a value', () => {
    const sets = designTokens();
    const resolver = tokenResolver();
    const sources = [
      ...resolver.sets.base.sources,
      ...Object.values(resolver.modifiers).flatMap(({ contexts }) => Object.values(contexts).flat()),
    ];
    for (const { $ref } of sources)
      expect(sets).toHaveProperty([$ref.replace('tokens.json#/', '').replaceAll('~1', '/')]);
    const values = (node: unknown): unknown[] =>
      typeof node !== 'object' || node === null
        ? []
        : '$value' in node
          ? [node.$value]
          : Object.values(node).flatMap(values);
    const all = Object.values(sets).flatMap(values);
    expect(all.length).toBeGreaterThan(200);
    expect(JSON.stringify(all)).not.toMatch(/NaN|null|undefined/);
  });
});
