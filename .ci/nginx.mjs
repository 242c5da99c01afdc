/**
 * `node .ci/nginx.mjs`: serves the build by nginx under deploy/nginx.conf, with TLS in front of it as a load balancer ends it,
 * and verifies that. Says so in a line where nginx is not installed.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
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
// nginx gives up being root before it reads a file.
chmodSync(folder, 0o755);
const site = join(folder, 'portal');
cpSync(at('dist'), site, { recursive: true });
execFileSync(process.execPath, [at('.ci/compress.mjs'), site]);
copyFileSync(at('deploy/config.json'), join(site, 'config.json'));

// The file as it is, but for where it stands on this machine.
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
const balancer = createHttpsServer({ key: readFileSync(key), cert: readFileSync(cert) }, (asked, answer) => {
  const { method, url: path } = asked;
  const headers = { ...asked.headers, 'x-forwarded-proto': 'https' };
  const behind = request({ host: '127.0.0.1', port, method, path, headers }, (got) => {
    answer.writeHead(got.statusCode, got.headers);
    got.pipe(answer);
  });
  behind.on('error', () => answer.destroy());
  asked.pipe(behind);
});
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
balancer.close();
nginx.kill('SIGQUIT');
await new Promise((resolve) => (nginx.exitCode === null ? nginx.once('exit', resolve) : resolve()));
rmSync(folder, { recursive: true, force: true });
process.exit(code);
