/* `npm run verify` against a correct deployment of the build, and against deployments with one fault each. */

import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { parseConfig } from '#app/config.ts';
import { createPages } from '#sandbox/server/pages.ts';
import { localHeaders, securityHeaders } from '../../deploy/headers.ts';
import { INVENTORY, type Inventory } from '../../deploy/scripts.plugin.ts';
import { table, verify } from '../../deploy/verify.ts';
import { built, textOf } from './dist.ts';

const inventory: Inventory = JSON.parse(textOf(INVENTORY));
const CONFIG = {
  apiUrl: 'https://api.example.com/api/v1',
  cognito: { userPoolId: 'ap-southeast-1_Example01', clientId: 'example' },
};
const CONNECT = ['https://cognito-idp.ap-southeast-1.amazonaws.com', 'https://api.example.com'];
const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  html: 'text/html',
  json: 'application/json',
};

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Changes a response according to a fault. */
type Spoil = (path: string, reply: Reply, asked: IncomingMessage) => Reply;

const packers: Record<string, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (body) => gzipSync(body, { level: 1 }),
};

const pages = createPages(built('.'), (path) => ({
  ...localHeaders(path),
  ...securityHeaders({ connect: CONNECT, https: false }),
}));

/** The response of a correct server, as the preview server produces it. */
function replyTo(incoming: IncomingMessage): Reply {
  const headers: Record<string, string> = {};
  const reply: Reply = { status: 200, headers, body: Buffer.from('') };
  const outgoing = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    writeHead: (status: number, more: Record<string, string>) => {
      reply.status = status;
      Object.assign(headers, more);
    },
    end: (text: string) => {
      reply.body = Buffer.from(text);
    },
  } as unknown as ServerResponse;
  const [path] = (incoming.url ?? '').split('?');
  pages(incoming, outgoing, () => {
    const file = decodeURI(incoming.url ?? '').split('?')[0] ?? '';
    reply.body = readFileSync(built(file));
    headers['Content-Type'] = TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  });
  if (path === '/config.json') {
    Object.assign(headers, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    return { status: 200, headers, body: Buffer.from(JSON.stringify(CONFIG)) };
  }
  return reply;
}

let stop = () => {};
afterEach(() => stop());

async function look(spoil: Spoil = (_, reply) => reply) {
  const server = createServer((incoming, outgoing) => {
    const path = (incoming.url ?? '').split('?')[0] ?? '';
    const reply = spoil(path, replyTo(incoming), incoming);
    const pack = String(incoming.headers['accept-encoding'] ?? '');
    if (packers[pack] && !reply.headers.unpacked) {
      Object.assign(reply.headers, { 'Content-Encoding': pack, Vary: 'Accept-Encoding' });
      reply.body = packers[pack](reply.body);
    }
    outgoing.writeHead(reply.status, reply.headers).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => server.close();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const checks = await verify({ url, inventory, parseConfig });
  return checks.filter(({ faults }) => faults.length > 0);
}

const page = (path: string) => !/^\/(assets|config|\.|__)/.test(path);
const change = (reply: Reply, from: string | RegExp, to: string): Reply => ({
  ...reply,
  body: Buffer.from(reply.body.toString().replace(from, to)),
});
const header = (reply: Reply, name: string, value?: string): Reply => {
  const { [name]: _, ...headers } = reply.headers;
  return { ...reply, headers: { ...headers, ...(value !== undefined && { [name]: value }) } };
};
const policy = (reply: Reply, from: string, to: string) =>
  header(reply, 'Content-Security-Policy', reply.headers['Content-Security-Policy']?.replace(from, to));
const fileAt = (path: string, body: string): Reply => ({
  status: 200,
  headers: localHeaders(path),
  body: Buffer.from(body),
});

const FAULTS: Record<string, [expected: RegExp, spoil: Spoil]> = {
  'no policy': [/Content-Security-Policy is missing/, (_, reply) => header(reply, 'Content-Security-Policy')],
  'inline scripts are let through': [
    /unsafe-inline/,
    (_, reply) => policy(reply, "script-src 'self'", "script-src 'self' 'unsafe-inline'"),
  ],
  'the policy lets through one more origin': [
    /connect-src also lets through https:\/\/collect\.example/,
    (_, reply) => policy(reply, "connect-src 'self'", "connect-src 'self' https://collect.example"),
  ],
  'misses lose their headers': [
    /none-00000000\.js: X-Content-Type-Options is missing/,
    (_, reply) => (reply.status === 404 ? header(reply, 'X-Content-Type-Options') : reply),
  ],
  'one byte of a script is another': [
    /another content than was built/,
    (path, reply) =>
      path === `/${Object.keys(inventory).at(3)}` ? { ...reply, body: Buffer.from(`${reply.body} `) } : reply,
  ],
  'a script was added to the page': [
    /<script src="https:\/\/cdn\.example\/t\.js">/,
    (path, reply) =>
      page(path)
        ? change(reply, '</head>', '<script src="https://cdn.example/t.js"></script></head>')
        : reply,
  ],
  'a script was written into the page': [
    /<script>steal/,
    (path, reply) => (page(path) ? change(reply, '</body>', '<script>steal()</script></body>') : reply),
  ],
  'a missing script is the page': [
    /none-00000000\.js: 200/,
    (path, reply) =>
      reply.status === 404 && path.startsWith('/assets/') ? { ...reply, status: 200 } : reply,
  ],
  'the list of the build is served': [
    /\.vite\/scripts\.json is answered/,
    (path, reply) => (path.startsWith('/.vite') ? fileAt(path, '{}') : reply),
  ],
  'the repository is served': [
    /\.git\/config is answered/,
    (path, reply) => (path === '/.git/config' ? fileAt(path, '[core]') : reply),
  ],
  'source maps are served': [
    /\.js\.map is answered/,
    (path, reply) => (path.endsWith('.map') ? fileAt(path, '{}') : reply),
  ],
  'config.json is the page': [
    /config\.json: .*|200 text\/html/,
    (path, reply) =>
      path === '/config.json' ? header(fileAt(path, '<!doctype html>'), 'Content-Type', 'text/html') : reply,
  ],
  'config.json names no pool': [
    /userPoolId/,
    (path, reply) => (path === '/config.json' ? change(reply, CONFIG.cognito.userPoolId, '') : reply),
  ],
  'nothing is compressed': [/br is not sent/, (_, reply) => header(reply, 'unpacked', '1')],
  'pages are kept for an hour': [
    /\/: max-age=3600/,
    (path, reply) => (page(path) ? header(reply, 'Cache-Control', 'max-age=3600') : reply),
  ],
  'assets are asked for each time': [
    /\.js: no-cache/,
    (path, reply) => (path.endsWith('.js') ? header(reply, 'Cache-Control', 'no-cache') : reply),
  ],
  'English addresses give the Vietnamese page': [
    /\/en\/merchant\/.*: no page in en/,
    (path, reply) => (path.startsWith('/en/') ? change(reply, '<html lang="en"', '<html lang="vi"') : reply),
  ],
  'deep links are misses': [
    /\/merchant\/transaction: 404/,
    (path, reply) => (path.startsWith('/merchant') ? { ...reply, status: 404 } : reply),
  ],
  'scripts are plain text': [
    /\.js: text\/plain/,
    (path, reply) => (path.endsWith('.js') ? header(reply, 'Content-Type', 'text/plain') : reply),
  ],
};

describe('verify', () => {
  it('finds nothing where the build is served well', async () => {
    expect(existsSync(built('index.html'))).toBe(true);
    expect(table(await look())).toBe('');
  });

  it.each(Object.entries(FAULTS))('finds that %s', async (_, [expected, spoil]) => {
    const found = await look(spoil);
    expect(table(found)).toMatch(expected);
  });
});
