/**
 * Jest reporter of the story runner: the counts for `npm test`, the baselines that no story photographs any more, and
 * one page with everything that differs.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isPinned } from '../browser.mjs';
import { BASELINE, OUTCOMES, REPORT } from './paths.mjs';

// biome-ignore lint/style/noDefaultExport: Jest takes a reporter by its default export.
export default class VisualReporter {
  #orphans = [];

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
    // A run of some stories, or one whose file did not load, does not know what the others photograph.
    const complete = isPinned && !process.env.STORIES_FILTER && results.numRuntimeErrorTestSuites === 0;
    if (complete) this.#orphans = orphans(outcomes);
    if (process.env.UPDATE_VISUAL === '1') {
      for (const file of this.#orphans) rmSync(join(BASELINE, file));
      this.#orphans = [];
    }
    if (this.#orphans.length > 0) {
      console.error('No story photographs these baselines any more; to delete them: npm run visual:update');
      for (const file of this.#orphans) console.error(`  tests/visual/baseline/${file}`);
    }
    writeFileSync(
      join(REPORT, 'index.html'),
      page([...outcomes, ...this.#orphans.map((file) => ({ file, status: 'orphan' }))]),
    );
    if (process.env.STORIES_RESULT) {
      const counts = {
        passed: results.numPassedTests,
        failed: results.numFailedTests + results.numRuntimeErrorTestSuites + this.#orphans.length,
        again: results.testResults
          .flatMap(({ testResults }) => testResults)
          .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
          .map(({ fullName }) => fullName),
        pictures: outcomes.filter(({ status }) => status !== 'not taken').length,
      };
      writeFileSync(process.env.STORIES_RESULT, JSON.stringify(counts));
    }
  }

  /** Makes Jest's exit code a failure. */
  getLastError() {
    return this.#orphans.length > 0 ? new Error('There are baselines without a story.') : undefined;
  }
}

function orphans(outcomes) {
  if (!existsSync(BASELINE)) return [];
  const known = new Set(outcomes.map(({ file }) => file));
  return readdirSync(BASELINE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(BASELINE, join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'),
    )
    .filter((file) => !known.has(file))
    .sort();
}

function page(outcomes) {
  const rows = outcomes.filter(({ status }) => status !== 'same' && status !== 'not taken');
  const baseline = relative(REPORT, BASELINE).replaceAll('\\', '/');
  const figure = (caption, source) =>
    source ? `<figure><figcaption>${caption}</figcaption><img src="${source}" alt=""></figure>` : '';
  const sections = rows.map(({ file, status, detail }) => {
    const stem = file.slice(0, -'.png'.length);
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
<h1>${rows.length === 0 ? 'Every picture is its baseline' : `${rows.length} pictures differ`}</h1>
${sections.join('\n')}</html>
`;
}
