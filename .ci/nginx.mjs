/**
 * `node .ci/nginx.mjs`: serves the build with nginx and deploy/nginx.conf, behind a TLS proxy in place of the load
 * balancer, verifies it, and signs in through it in a browser. Prints a line if nginx is not installed.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { launchOptions } from '../tests/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { startPreview } from './lib/preview.mjs';
import { at } from './lib/project.mjs';
import { run } from './lib/run.mjs';

if (spawnSync('nginx', ['-v']).error) {
  console.log('nginx is not installed here: deploy/nginx.conf was not run.');
  process.exit(0);
}
await ensureBuilt();

const listening = (server, port = 0) =>
  new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server.address().port)));
const freePort = async () => {
  const server = createServer();
  const port = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
};

const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
// nginx drops root before it reads a file.
chmodSync(folder, 0o755);
const site = join(folder, 'portal');
cpSync(at('dist'), site, { recursive: true });
execFileSync(process.execPath, [at('.ci/compress.mjs'), site]);
copyFileSync(at('deploy/config.json'), join(site, 'config.json'));

// The file unchanged, except for paths and ports of this machine.
const port = await freePort();
const config = readFileSync(at('deploy/nginx.conf'), 'utf8')
  .replaceAll('8080', String(port))
  .replaceAll('/tmp/nginx', join(folder, 'nginx'))
  .replace('root /srv/portal;', `root ${site};`);
writeFileSync(join(folder, 'nginx.conf'), config);
const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
execFileSync(
  'openssl',
  ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-keyout', key, '-out', cert, ...subject],
  { stdio: 'ignore' },
);

const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
// A load balancer that terminates TLS. Once `service` is set, the API and the identity service are behind it too.
let service;
const balancer = createTlsServer(
  { key: readFileSync(key), cert: readFileSync(cert) },
  (incoming, outgoing) => {
    const isService = service && /^\/(api|idp|config\.json)/.test(incoming.url);
    const { hostname, port: to } = isService ? service : new URL(`http://127.0.0.1:${port}`);
    const { method, url: path } = incoming;
    const headers = { ...incoming.headers, 'x-forwarded-proto': 'https' };
    const behind = request({ hostname, port: to, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    });
    behind.on('error', () => outgoing.destroy());
    incoming.pipe(behind);
  },
);
const url = `https://localhost:${await listening(balancer)}`;
for (let tries = 50; tries > 0 && nginx.exitCode === null; tries -= 1) {
  const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
  if (isUp) break;
  await new Promise((resolve) => setTimeout(resolve, 100));
}
const { code } = await run([at('.ci/verify.mjs'), url, '--insecure'], { show: true });
const preview = await startPreview();
service = new URL(preview.url);
const problems = await signInThrough(url).catch((error) => [String(error)]);
console.log(
  problems.length === 0 ? 'Signed in through nginx: rows, a reload, English.' : problems.join('\n'),
);
await preview.close();
balancer.close();
nginx.kill('SIGQUIT');
await new Promise((resolve) => (nginx.exitCode === null ? nginx.once('exit', resolve) : resolve()));
rmSync(folder, { recursive: true, force: true });
process.exit(code || (problems.length > 0 ? 1 : 0));

/** Signs in, waits for the first rows, reloads their address and opens it in English. Returns the browser's errors. */
async function signInThrough(home) {
  const browser = await chromium.launch(await launchOptions());
  // Chromium never registers a service worker under an untrusted certificate, and reports it as an error.
  const page = await browser.newPage({ ignoreHTTPSErrors: true, serviceWorkers: 'block' });
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  try {
    await page.goto(`${home}/merchant/transaction`);
    await page.getByLabel('Tên đăng nhập').fill('manager');
    await page.getByLabel('Mật khẩu', { exact: true }).fill('Demo@2026');
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    for (const address of [undefined, '/merchant/transaction', '/en/merchant/transaction']) {
      if (address) await page.goto(home + address);
      await page.locator('tbody tr[data-row]').first().waitFor();
    }
    return complaints;
  } finally {
    await browser.close();
  }
}
