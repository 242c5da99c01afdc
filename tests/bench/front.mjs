import { request as ask, createServer } from 'node:http';
import { brotliCompress, constants } from 'node:zlib';

/** What compresses well; fonts and pictures are compressed already. */
const TEXT = /^(text\/|application\/(json|javascript)|image\/svg)/;

/**
 * Stands before the preview as a real server would: compresses with brotli, assets at its best and once, answers of the
 * API fast. Serves the yardsticks beside the portal, so that all are measured over the same wire.
 *
 * @param {string} behind the preview's address
 * @param {Record<string, string>} pages yardsticks by path: `{ '/limit.html': '<!doctype html>...' }`
 */
export async function front(behind, pages) {
  const kept = new Map();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const send = async (status, headers, body) => {
      const type = headers['content-type'] ?? '';
      if (!TEXT.test(type) || body.length < 500) return response.writeHead(status, headers).end(body);
      const asset = path.startsWith('/assets/');
      const small = (asset && kept.get(path)) || (await squeeze(body, asset ? 11 : 4));
      if (asset) kept.set(path, small);
      const { 'content-length': _, ...rest } = headers;
      response
        .writeHead(status, { ...rest, 'content-encoding': 'br', 'content-length': small.length })
        .end(small);
    };
    const page = pages[path];
    if (page)
      return send(
        200,
        { 'content-type': page.startsWith('<') ? 'text/html' : 'text/javascript' },
        Buffer.from(page),
      );
    const { 'accept-encoding': _, ...headers } = request.headers;
    const inner = ask(`${behind}${path}`, { method: request.method, headers }, async (answer) => {
      const parts = await answer.toArray();
      await send(answer.statusCode ?? 502, answer.headers, Buffer.concat(parts));
    });
    inner.on('error', () => response.writeHead(502).end());
    request.pipe(inner);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${server.address().port}`, close };
}

const squeeze = (body, quality) =>
  new Promise((resolve, reject) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    brotliCompress(body, { params }, (error, small) => (error ? reject(error) : resolve(small)));
  });
