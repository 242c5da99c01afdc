import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, root } from './project.mjs';

/**
 * Serves `dist` with its own sandbox: a separate process and journal, so that workers do not see each other's writes.
 *
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url` without a trailing slash
 */
export async function startPreview() {
  const journal = mkdtempSync(join(tmpdir(), 'portal-journal-'));
  const child = fork(at('.ci/preview.mjs'), [], {
    cwd: root,
    env: { ...process.env, SANDBOX_JOURNAL: journal },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complaints += text;
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const { url } = await Promise.race([
    new Promise((resolve) => child.once('message', resolve)),
    ended.then((code) => Promise.reject(new Error(`The preview server ended with ${code}.\n${complaints}`))),
  ]);
  const close = async () => {
    child.kill();
    await ended;
    rmSync(journal, { recursive: true, force: true });
  };
  return { url, close };
}
