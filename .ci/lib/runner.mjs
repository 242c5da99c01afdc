import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { at, requireNode } from './project.mjs';
import { suites } from './suites.mjs';

/**
 * Runs suites and prints one line for each, then the full output of failures, then `N passed, N failed`. A suite that
 * executed no test has failed. Exits the process: with 1 if anything failed.
 *
 * @param {string[]} defaults the suites to run if the command line names none
 * @param {string} [changedSince] runs only tests affected by a change since this branch, unless the command line has
 * `--all`
 */
export async function runSuites(defaults, changedSince) {
  requireNode();
  const { values, positionals } = parseArgs({
    options: {
      update: { type: 'boolean', default: false },
      grep: { type: 'string' },
      since: { type: 'string', default: changedSince },
      all: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const names = positionals.length > 0 ? positionals : defaults;
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    console.error(
      `No suite is called ${unknown.join(', ')}. There are: ${suites.map(({ name }) => name).join(' ')}`,
    );
    process.exit(2);
  }
  const chosen = suites.filter(({ name }) => names.includes(name));

  await ensureInstalled({ dev: true });
  if (chosen.some((suite) => suite.browser)) {
    const { browserName, launchOptions } = await import('../../tests/browser.mjs');
    await launchOptions();
    console.log(`Browser: ${browserName}`);
  }
  if (chosen.some((suite) => suite.built) && !names.includes('build')) await ensureBuilt();

  mkdirSync(at('.cache'), { recursive: true });
  const scratch = mkdtempSync(at('.cache', 'test-'));
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

  const { update, grep, all, since } = values;
  const context = { scratch, names, update, grep, since: all || grep ? undefined : since };
  const results = await Promise.all(
    chosen.filter(({ quick }) => quick).map((suite) => execute(suite, context)),
  );
  for (const result of results) console.log(line(result));
  for (const suite of chosen.filter(({ quick }) => !quick)) {
    const result = await execute(suite, context, results);
    results.push(result);
    console.log(line(result));
  }

  for (const { name, failed, output } of results.filter((result) => result.failed > 0)) {
    console.log(`\n===== ${name}: ${failed} failed =====\n${stripVTControlCharacters(output).trim()}`);
  }
  const sum = (count) => results.reduce((total, result) => total + result[count], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') > 0 ? 1 : 0);
}

async function execute(suite, context, before = []) {
  const start = performance.now();
  const unbuilt = suite.built && before.some(({ name, failed }) => name === 'build' && failed > 0);
  const result = unbuilt
    ? { passed: 0, failed: 1, output: 'Not run: the build failed.' }
    : await suite.run(context).catch((error) => ({ passed: 0, failed: 1, output: String(error.stack) }));
  if (result.passed + result.failed === 0 && !result.idle) {
    result.failed = 1;
    result.output += '\nThis suite executed no test.';
  }
  return { name: suite.name, seconds: (performance.now() - start) / 1000, ...result };
}

function line({ name, passed, failed, seconds, note }) {
  const counts = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  return `${name.padEnd(10)}${seconds.toFixed(1).padStart(6)} s  ${counts}${note ? ` (${note})` : ''}`;
}
