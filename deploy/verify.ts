/*
 * Checks a deployment from outside: are the served files those of the build, with the headers of `headers.ts`? Run it
 * with `npm run verify` after a deployment and every week. PCI DSS 4.0.1 requires 6.4.3 (the page's scripts are the
 * approved ones) and 11.6.1 (changes of page or headers are detected).
 */
import { request as overHttp } from 'node:http';
import { request as overHttps, type RequestOptions } from 'node:https';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { cacheControl, securityHeaders } from './headers.ts';
import { type Inventory, sha384 } from './scripts.plugin.ts';

export interface Check {
  name: string;
  /** The faults found; empty if the check passed. */
  faults: string[];
}

export interface VerifyOptions {
  /** The portal's URL, without a trailing slash. */
  url: string;
  /** The files of the build with their hashes. */
  inventory: Inventory;
  /** Throws with a message if a configuration cannot be used. */
  parseConfig: (value: unknown) => {
    apiUrl: string;
    cognito: { userPoolId: string; endpoint?: string | undefined };
  };
  /** Accepts an untrusted certificate: for tests. */
  insecure?: boolean;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  text: string;
}

const PAGES: readonly [path: string, lang: 'vi' | 'en'][] = [
  ['/', 'vi'],
  ['/auth/login', 'vi'],
  ['/merchant/transaction', 'vi'],
  ['/merchant/transaction/GD26112010298?business=1001', 'vi'],
  ['/en', 'en'],
  ['/en/auth/login', 'en'],
  ['/en/merchant/settlement-v2?status=NEW', 'en'],
];
/** Paths that no deployment has: each must be a 404, never a page. */
const MISSING = ['/assets/none-00000000.js', '/assets/none-00000000.css', '/assets/', '/none.js'];
/** Files of a build or a repository that must not be served. */
const HIDDEN = ['/.vite/scripts.json', '/.vite/manifest.json', '/.git/config', '/.env'];
const TIMEOUT_MS = 20_000;
const DAY_MS = 86_400_000;

/** Every check, in the order of the report. Rejects if nothing responds at all. */
export async function verify({
  url,
  inventory,
  parseConfig,
  insecure = false,
}: VerifyOptions): Promise<Check[]> {
  const base = new URL(url);
  const isHttps = base.protocol === 'https:';
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(base.hostname);
  const checks: Check[] = [];
  const check = (name: string) => {
    const faults: string[] = [];
    checks.push({ name, faults });
    return (isFine: boolean, fault: string) => {
      if (!isFine && !faults.includes(fault)) faults.push(fault);
    };
  };

  const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> => {
    const options: RequestOptions = { headers, rejectUnauthorized: !insecure, timeout: TIMEOUT_MS };
    return new Promise((resolve, reject) => {
      const call = (isHttps ? overHttps : overHttp)(new URL(path, base), options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const body = Buffer.concat(parts);
          const given = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(given),
            body,
            text: body.toString(),
          });
        });
      });
      call.on('timeout', () => call.destroy(new Error(`${path} takes longer than ${TIMEOUT_MS / 1000} s`)));
      call.on('error', reject);
      call.end();
    });
  };

  const files = Object.keys(inventory);
  const isFor = check('addresses: each is its page, in its language');
  const isKept = check('caching: assets for ever, pages not at all');
  const isSafe = check('headers: those of deploy/headers.ts, on every answer');
  const isKnown = check('pages: they run the files of the build, and nothing else');

  let connect: string[] = [];
  function headersOf(path: string, { headers }: Answer) {
    const policy = headers['content-security-policy'] ?? '';
    const sources =
      policy
        .match(/connect-src 'self' ?([^;]*)/)?.[1]
        ?.split(' ')
        .filter(Boolean) ?? [];
    connect = [...new Set([...connect, ...sources])];
    for (const [name, value] of Object.entries(securityHeaders({ connect: sources, https: isHttps }))) {
      const served = headers[name.toLowerCase()];
      isSafe(
        served === value,
        `${path}: ${name} is ${served === undefined ? 'missing' : JSON.stringify(served)}`,
      );
    }
  }

  for (const [path, lang] of PAGES) {
    const page = await get(path);
    isFor(page.status === 200, `${path}: ${page.status}`);
    isFor(/^text\/html/.test(page.headers['content-type'] ?? ''), `${path}: ${page.headers['content-type']}`);
    isFor(page.text.includes(`<html lang="${lang}"`), `${path}: no page in ${lang}`);
    isKept(page.headers['cache-control'] === 'no-store', `${path}: ${page.headers['cache-control']}`);
    headersOf(path, page);
    for (const [tag, attributes = '', content = ''] of page.text.matchAll(/<script\b([^>]*)>([^<]*)/g)) {
      if (attributes.includes('application/json')) continue;
      const source = attributes.match(/\bsrc="\/([^"]+)"/)?.[1] ?? '';
      isKnown(files.includes(source) && !content.trim(), `${path}: ${tag.slice(0, 120)}`);
    }
    for (const [tag, rel, address = ''] of page.text.matchAll(
      /<link\b[^>]*rel="(stylesheet|modulepreload)"[^>]*href="([^"]+)"/g,
    ))
      isKnown(files.includes(address.slice(1)), `${path}: ${rel} ${tag.slice(-120)}`);
  }

  const isBuilt = check(`files: ${files.length} scripts and stylesheets, by their SHA-384`);
  const isTyped = check('files: scripts and stylesheets say what they are');
  const isMapped = check('source maps: none');
  for (const file of files) {
    const answer = await get(`/${file}`);
    isBuilt(answer.status === 200, `/${file}: ${answer.status}`);
    if (answer.status !== 200) continue;
    isBuilt(sha384(answer.body) === inventory[file], `/${file}: another content than was built`);
    const type = answer.headers['content-type'] ?? '';
    isTyped((file.endsWith('.css') ? /^text\/css/ : /javascript/).test(type), `/${file}: ${type}`);
    isKept(
      answer.headers['cache-control'] === cacheControl(`/${file}`),
      `/${file}: ${answer.headers['cache-control']}`,
    );
    isMapped(!/[#@] sourceMappingURL=/.test(answer.text), `/${file} names a map`);
  }
  const [script = '', ...others] = files.filter((file) => file.endsWith('.js'));
  headersOf(`/${script}`, await get(`/${script}`));
  for (const file of [script, ...others.slice(0, 2)])
    isMapped((await get(`/${file}.map`)).status === 404, `/${file}.map is answered`);

  const isMiss = check('missing files: a 404, never a page');
  for (const path of MISSING) {
    const answer = await get(path);
    isMiss([403, 404].includes(answer.status), `${path}: ${answer.status}`);
    isKept(answer.headers['cache-control'] === 'no-store', `${path}: ${answer.headers['cache-control']}`);
    headersOf(path, answer);
  }
  const isHidden = check('hidden files: nothing of the build or the repository, no sandbox');
  for (const path of HIDDEN) isHidden([403, 404].includes((await get(path)).status), `${path} is answered`);
  const door = await get('/__sandbox/requests');
  if (!isLocal) isHidden(!/json/.test(door.headers['content-type'] ?? ''), 'the sandbox answers');

  const isPacked = check('compression: brotli or gzip, told by Vary');
  const plain = (await get(`/${script}`)).body;
  for (const [name, unpack] of Object.entries({ br: brotliDecompressSync, gzip: gunzipSync })) {
    const { headers, body } = await get(`/${script}`, { 'Accept-Encoding': name });
    isPacked(headers['content-encoding'] === name, `${name} is not sent`);
    if (headers['content-encoding'] !== name) continue;
    isPacked(unpack(body).equals(plain), `${name} holds another content`);
    isPacked(/accept-encoding/i.test(headers.vary ?? ''), `${name}: Vary does not say so`);
  }

  const isSet = check('config.json: one that the portal can use');
  const config = await get('/config.json');
  isSet(
    config.status === 200 && /json/.test(config.headers['content-type'] ?? ''),
    `${config.status} ${config.headers['content-type']}`,
  );
  isKept(config.headers['cache-control'] === 'no-store', `/config.json: ${config.headers['cache-control']}`);
  headersOf('/config.json', config);
  try {
    const { apiUrl, cognito } = parseConfig(JSON.parse(config.text));
    const region = cognito.userPoolId.split('_')[0];
    const identity = cognito.endpoint ?? `https://cognito-idp.${region}.amazonaws.com/`;
    const needed = [apiUrl, identity]
      .map((one) => new URL(one, base).origin)
      .filter((one) => one !== base.origin);
    for (const origin of needed) {
      isSet(connect.includes(origin), `connect-src does not let through ${origin}`);
      isSet(!isHttps || origin.startsWith('https:'), `${origin} is not https`);
    }
    const more = connect.filter((one) => !needed.includes(one));
    isSet(more.length === 0, `connect-src also lets through ${more.join(' ')}`);
  } catch (error) {
    isSet(false, (error as Error).message);
  }

  const isSealed = check('TLS: 1.2 or newer, a certificate that lasts, HSTS');
  if (!isHttps) isSealed(isLocal, 'the portal is served without TLS');
  else await tlsOf(base, insecure, isSealed);
  return checks;
}

async function tlsOf(base: URL, insecure: boolean, isSealed: (isFine: boolean, fault: string) => void) {
  const port = Number(base.port || 443);
  const shake = (more: object) =>
    new Promise<TLSSocket>((resolve, reject) => {
      const options = {
        host: base.hostname,
        port,
        rejectUnauthorized: !insecure,
        timeout: TIMEOUT_MS,
        ...more,
      };
      const socket = connectTls(
        { ...options, ...(/[a-z]/i.test(base.hostname) && { servername: base.hostname }) },
        () => resolve(socket),
      );
      socket.on('error', reject);
    });
  const socket = await shake({});
  isSealed(['TLSv1.2', 'TLSv1.3'].includes(socket.getProtocol() ?? ''), `${socket.getProtocol()}`);
  const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS);
  isSealed(days >= 14, `the certificate ends in ${days} days`);
  socket.end();
  const old = await shake({
    minVersion: 'TLSv1',
    maxVersion: 'TLSv1.1',
    ciphers: 'DEFAULT@SECLEVEL=0',
  }).catch(() => undefined);
  isSealed(old === undefined, `${old?.getProtocol()} is still spoken`);
  old?.end();
}

/** The checks for a terminal. */
export function table(checks: readonly Check[]): string {
  return checks
    .flatMap(({ name, faults }) => [
      `${faults.length === 0 ? 'holds' : 'FAULT'}  ${name}`,
      ...faults.slice(0, 8).map((fault) => `         ${fault}`),
      ...(faults.length > 8 ? [`         and ${faults.length - 8} more`] : []),
    ])
    .join('\n');
}
