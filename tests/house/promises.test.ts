import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { read, sources } from './source.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const PAGES = ['SECURITY.md', 'docs/asvs.md', 'docs/personal-data.md', 'docs/deploy.md', 'docs/contract.md'];

describe('what is said of security', () => {
  it.each(PAGES)('%s names tests that there are', (page) => {
    const named = [...(read(page) ?? '').matchAll(/`((?:tests|deploy|docs|\.ci)\/[\w./-]+\.\w+)`/g)].map(
      ([, path]) => path,
    );
    expect(named.filter((path) => read(path ?? '') === null)).toEqual([]);
  });

  it('promises six things, each with a test of that name', () => {
    const [, table = ''] = (read('SECURITY.md') ?? '').split('## Six promises');
    const promises = table.split('\n## ')[0]?.match(/^\| [A-Z].* \|$/gm) ?? [];
    expect(promises.slice(1)).toHaveLength(6);
    for (const promise of promises.slice(1)) {
      const attacks = [...promise.matchAll(/`(tests\/[^`]+)`: "([^"]+)"/g)];
      expect(attacks.length, promise).toBeGreaterThan(0);
      for (const [, path = '', title = ''] of attacks)
        expect(read(path), `${path}: ${title}`).toContain(title);
    }
  });

  it('speaks of every point of three chapters of ASVS, once', () => {
    const points = [...(read('docs/asvs.md') ?? '').matchAll(/^\| (\d+)\.(\d+)\.(\d+) /gm)].map(
      ([, ...parts]) => parts.join('.'),
    );
    expect(new Set(points).size).toBe(points.length);
    const counts = { 3: 31, 7: 19, 14: 13 };
    for (const [chapter, count] of Object.entries(counts))
      expect(
        points.filter((one) => one.startsWith(`${chapter}.`)),
        chapter,
      ).toHaveLength(count);
  });
});

describe('what the portal is built of', () => {
  it('are actions pinned by a commit, with their tag beside it', () => {
    const used = sources(['.github/workflows'], /\.ya?ml$/).flatMap(
      ({ text }) => text.match(/uses: .*/g) ?? [],
    );
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((one) => !/^uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(one))).toEqual(
      [],
    );
  });

  it('are libraries in versions of the lock, listed as CycloneDX', async () => {
    await promisify(execFile)(process.execPath, ['.ci/sbom.mjs'], { cwd: project });
    const bill = JSON.parse(read('.cache/sbom.cdx.json') ?? '');
    expect(bill.bomFormat).toBe('CycloneDX');
    const versions = new Map<string, string>(
      bill.components.map(({ name, version }: { name: string; version: string }) => [name, version]),
    );
    const { dependencies, devDependencies } = JSON.parse(read('package.json') ?? '');
    for (const [name, version] of Object.entries(dependencies))
      expect(versions.get(name), name).toBe(version);
    for (const name of ['vitest', 'ajv', 'storybook']) {
      expect(devDependencies).toHaveProperty(name);
      expect(versions.has(name), name).toBe(false);
    }
  });
});
