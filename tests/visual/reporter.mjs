/**
 * Jest reporter of the story runner: writes the counts for `npm test`, reports baselines that no story uses any more, and
 * shows all differences on one page.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isPinned } from '../browser.mjs';
import { keptFiles, readHashes, writeHashes } from './hashes.mjs';
import { BASELINE, OUTCOMES, REPORT } from './paths.mjs';

// biome-ignore lint/style/noDefaultExport: Jest takes a reporter by its default export.
export default class VisualReporter {
  #orphans = [];
  /** Pictures that differ from their baseline, or have none. */
  #wrong = [];

  onRunStart() {
    rmSync(REPORT, { recursive: true, force: true });
    mkdirSync(REPORT, { recursive: true });
  }

  onRunComplete(_contexts, results) {
    const outcomes = existsSync(OUTCOMES)
      ? readFileSync(OUTCOMES, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
      : [];
    // Without all stories, it is not known which baselines are unused.
    const complete = isPinned && !process.env.STORIES_FILTER && results.numRuntimeErrorTestSuites === 0;
    if (complete) this.#orphans = orphans(outcomes);
    if (process.env.UPDATE_VISUAL === '1') {
      for (const file of this.#orphans) rmSync(join(BASELINE, file));
      this.#orphans = [];
      keepHashes(outcomes);
    }
    if (this.#orphans.length > 0) {
      console.error('No story uses these baselines any more; to delete them: npm run visual:update');
      for (const file of this.#orphans) console.error(`  tests/visual/baseline/${file}`);
    }
    // If a story ran twice, its second picture counts.
    const last = [...new Map(outcomes.map((one) => [one.file, one])).values()];
    const missing = last.filter(({ status }) => status === 'missing');
    const changed = last.filter(({ status }) => status === 'changed');
    this.#wrong = [...missing, ...changed];
    for (const { file } of missing) console.error(`  ${file}: has no baseline`);
    for (const { file, detail } of changed) console.error(`  ${file}: ${detail} from the baseline`);
    if (this.#wrong.length > 0)
      console.error('See tests/visual/report/index.html; to accept the new pictures: npm run visual:update');
    writeFileSync(
      join(REPORT, 'index.html'),
      page([...outcomes, ...this.#orphans.map((file) => ({ file, status: 'orphan' }))]),
    );
    if (process.env.STORIES_RESULT) {
      const counts = {
        passed: results.numPassedTests,
        failed:
          results.numFailedTests +
          results.numRuntimeErrorTestSuites +
          this.#orphans.length +
          this.#wrong.length,
        again: results.testResults
          .flatMap(({ testResults }) => testResults)
          .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
          .map(({ fullName }) => fullName),
        pictures: last.filter(({ status }) => status !== 'not taken').length,
        changed: changed.length,
        repeated: last
          .filter(
            ({ file, status }) =>
              status === 'same' && outcomes.some((one) => one.file === file && one.status === 'changed'),
          )
          .map(({ file }) => file),
        missing: missing.length,
      };
      writeFileSync(process.env.STORIES_RESULT, JSON.stringify(counts));
    }
  }

  /** Makes Jest's exit code a failure. */
  getLastError() {
    if (this.#orphans.length > 0) return new Error('There are baselines without a story.');
    return this.#wrong.length > 0
      ? new Error('There are pictures that differ from their baselines.')
      : undefined;
  }
}

function orphans(outcomes) {
  const known = new Set(outcomes.map(({ file }) => file));
  return keptFiles().filter((file) => !known.has(file));
}

/** Updates the list of hashes: those of this run, and earlier ones whose pictures still exist. */
function keepHashes(outcomes) {
  const hashes = readHashes();
  for (const { file, hash } of outcomes) if (hash) hashes.set(file, hash);
  const kept = new Set(keptFiles());
  writeHashes(new Map([...hashes].filter(([file]) => kept.has(file))));
}

function page(outcomes) {
  const rows = outcomes.filter(({ status }) => status !== 'same' && status !== 'not taken');
  const baseline = relative(REPORT, BASELINE).replaceAll('\\', '/');
  const figure = (caption, source) =>
    source ? `<figure><figcaption>${caption}</figcaption><img src="${source}" alt=""></figure>` : '';
  const sections = rows.map(({ file, status, detail }) => {
    const stem = file.replace(/\.\w+$/, '');
    const taken = (kind) => (existsSync(join(REPORT, `${stem}.${kind}.png`)) ? `${stem}.${kind}.png` : null);
    const kept = status === 'updated' || status === 'orphan' ? `${baseline}/${file}` : taken('expected');
    return `<section><h2>${stem}</h2><p>${status}${detail ? `: ${detail}` : ''}</p><div>
${figure('baseline', kept)}${figure('now', taken('actual'))}${figure('difference', taken('diff'))}</div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures that differ</title><style>
body { font: 14px/1.5 system-ui, sans-serif; margin: 24px; background: #f4f4f5; }
section { margin: 24px 0; padding: 16px; background: #fff; border: 1px solid #ddd; }
h2 { margin: 0; font-size: 16px; } p { margin: 0 0 12px; color: #b00020; }
div { display: flex; gap: 16px; align-items: flex-start; } figure { margin: 0; flex: 1; min-width: 0; }
img { max-width: 100%; border: 1px solid #ddd; }</style>
<h1>${rows.length === 0 ? 'Every picture equals its baseline' : `${rows.length} pictures differ`}</h1>
${sections.join('\n')}</html>
`;
}
