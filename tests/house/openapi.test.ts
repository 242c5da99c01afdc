import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { read } from './source.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const file = parse(read('docs/openapi.yaml') ?? '');
const operations = Object.values<Record<string, { operationId?: string; 'x-screens'?: string[] }>>(
  file.paths,
).flatMap((path) => Object.values(path).filter((one) => one.operationId));

// Another process compiles the API first: a busy machine needs minutes.
it('docs/openapi.yaml is what app/api and .ci/contract/calls.ts say', { timeout: 300_000 }, async () => {
  const script = ['.ci/openapi.mjs', '--check'];
  const said = await promisify(execFile)(process.execPath, script, { cwd: project }).then(
    () => 'fresh',
    ({ stderr }) => stderr,
  );
  expect(said).toBe('fresh');
});

it('names each call once, and screens that there are', () => {
  const names = operations.map(({ operationId }) => operationId);
  expect(names.length).toBeGreaterThan(70);
  expect(new Set(names).size).toBe(names.length);
  const routes = read('app/routes.tsx') ?? '';
  const screens = new Set(operations.flatMap((one) => one['x-screens'] ?? []));
  const unknown = [...screens].filter(
    (one) => !['*', '/merchant'].includes(one) && !routes.includes(`'${one}'`),
  );
  expect(unknown).toEqual([]);
});
