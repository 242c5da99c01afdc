import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { ACCOUNTS, type Account, TOTP_SECRET, WAYS_IN } from './accounts.ts';
import { type Fault, isFault } from './faults.ts';
import { createDoor } from './server/door.ts';
import { createPages } from './server/pages.ts';
import { createServices } from './server/services.ts';

export interface SandboxPluginOptions {
  /** The response headers of the built portal, by path (`localHeaders` of deploy/headers.ts). */
  headersFor(path: string): Record<string, string>;
}

/** SANDBOX_JOURNAL: `off` stores nothing, a folder is used as it is; the default is `sandbox/.journal`. */
function journalFolder(): string | null {
  const given = process.env.SANDBOX_JOURNAL;
  if (given === 'off') return null;
  return given ? resolve(given) : join(fileURLToPath(new URL('.', import.meta.url)), '.journal');
}

/** SANDBOX_FAULTS: a JSON list of faults, active from the start. Throws for anything else. */
function faultsFromEnvironment(): Fault[] {
  const faults: unknown = JSON.parse(process.env.SANDBOX_FAULTS || '[]');
  if (!Array.isArray(faults) || !faults.every(isFault))
    throw new Error('SANDBOX_FAULTS is not a JSON list of faults.');
  return faults;
}

const accountLine = ({ userName, password, temporary }: Account): string =>
  `  ${userName.padEnd(11)} ${password}${temporary ? '  (must set a new password)' : ''}`;

const accountTable = (): string =>
  [
    'Demo accounts:',
    ...ACCOUNTS.map(accountLine),
    'One for each way to sign in:',
    ...WAYS_IN.map(accountLine),
    `Codes are printed here. The secret of the authenticator app: ${TOTP_SECRET}`,
    'Passkeys need an address with localhost: browsers accept none at 127.0.0.1.',
  ].join('\n');

/**
 * Vite plugin for dev and preview: the merchant API at /api/v1/, the identity provider at /idp/, the control API at
 * /__sandbox/ and `/config.json`, for this machine only; in preview also the headers and pages of the real server. Not
 * part of any build. Throws if a server is started with MERCHANT_PORTAL_ENV=production.
 */
export function sandbox({ headersFor }: SandboxPluginOptions): Plugin {
  function mount(server: ViteDevServer | PreviewServer): void {
    if (process.env.MERCHANT_PORTAL_ENV === 'production')
      throw new Error(
        'The sandbox is only for development: it does not start with MERCHANT_PORTAL_ENV=production.',
      );
    const { logger } = server.config;
    const host = createServices({
      folder: journalFolder(),
      faults: faultsFromEnvironment(),
      announce: (line) => logger.info(line),
    });
    server.httpServer?.once('listening', () => logger.info(accountTable()));
    server.middlewares.use(createDoor(host));
  }
  return {
    name: 'merchant-sandbox',
    apply: 'serve',
    configureServer: mount,
    configurePreviewServer(server) {
      mount(server);
      const { root, build } = server.config;
      server.middlewares.use(createPages(resolve(root, build.outDir), headersFor));
    },
  };
}
