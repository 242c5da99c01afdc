import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

function isFile(folder: string, path: string): boolean {
  return statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * The file of the build for a path: the file itself, the page prerendered for this path, or the app shell of its
 * language. Undefined for a missing asset: a page in its place would be run as a script.
 */
function fileFor(folder: string, address: string): string | undefined {
  // Resolved as a URL, so that `..` cannot leave the folder.
  const path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
  // Paths that begin with a dot are internal, as in nginx.conf.
  if (path.includes('\0') || path.includes('/.')) return undefined;
  if (!path.endsWith('/') && isFile(folder, path)) return path;
  if (/^\/assets(\/|$)|^\/[^/]+\.(css|html|ico|js|json|map|png|svg|txt|webmanifest|xml)$/.test(path))
    return undefined;
  const pages = [`${path.replace(/\/$/, '')}/index.html`];
  if (/^\/en(\/|$)/.test(path)) pages.push('/en/index.html');
  return pages.find((page) => isFile(folder, page)) ?? '/index.html';
}

/** Runs before the preview server's own file server: chooses the file and its headers. */
export function createPages(folder: string, headersFor: (path: string) => Record<string, string>) {
  return (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void): void => {
    let file: string | undefined;
    try {
      file = fileFor(folder, incoming.url ?? '/');
    } catch {
      file = undefined;
    }
    const headers = headersFor(file ?? '/not-found.html');
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    if (file === undefined) {
      outgoing.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
      outgoing.end('Not found');
      return;
    }
    incoming.url = encodeURI(file);
    next();
  };
}
