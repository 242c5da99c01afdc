import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Serves a folder to this machine on a free port: a fixed one may be used by another server, which the tests would then
 * check instead.
 *
 * @param {string} folder
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serve(folder) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = join(
      folder,
      normalize(decodeURIComponent(pathname)),
      pathname.endsWith('/') ? 'index.html' : '',
    );
    const file = await stat(path).catch(() => null);
    if (!file?.isFile()) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-length': file.size,
      // Their names contain a hash of their content.
      ...(pathname.startsWith('/assets/') && { 'cache-control': 'max-age=31536000, immutable' }),
    });
    createReadStream(path).pipe(response);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${server.address().port}`, close };
}
