/**
 * `npm run conform -- https://api.example/v1 --token ...`: checks whether a merchant API responds as the portal needs
 * it. Read-only, unless `--write` names the business that may be changed. See docs/deploy.md, "Does the service fit?".
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { load } from './lib/load.mjs';
import { at, requireNode } from './lib/project.mjs';

const text = { type: 'string' };
const stop = (sentence) => {
  console.error(`${sentence}
npm run conform -- <base url> --token <access token>
npm run conform -- <base url> --user <name> --password <password> [--config <address of a config.json>]
  --business <id>  --store <id>  --write <id of a test business>  --out <folder for the report>`);
  process.exit(2);
};

requireNode();
let given;
try {
  given = parseArgs({
    options: {
      ...{ token: text, user: text, password: text, config: text },
      ...{ business: text, store: text, write: text, out: text },
    },
    allowPositionals: true,
  });
} catch (error) {
  stop(error.message);
}
const { values, positionals } = given;
const base = (positionals[0] ?? '').replace(/\/$/, '');
if (!/^https?:\/\//.test(base)) stop('Name the base of the merchant API.');
const { token, user, password = '' } = values;
if (!token && !user) stop('Give a token, or a user and a password.');

await ensureInstalled({ dev: true });
const { module: contractModule, close: closeContract } = await load('.ci/contract/contract.ts');
const { module, close } = await load('.ci/contract/conform.ts');
const contract = contractModule.readContract(readFileSync(at('docs/openapi.yaml'), 'utf8'));

let session = { accessToken: token, idToken: '', refreshToken: '' };
if (user) {
  const configUrl = values.config ?? new URL('/config.json', base).href;
  session = await module.signIn(base, configUrl, user, password).catch((error) => {
    stop(`No sign-in: ${error.kind ?? error.message}.`);
  });
}
const business = values.write ?? values.business ?? session.merchantId ?? (await firstBusiness());

const report = await module.conform({
  ...{ contract, base, fetch, token: session.accessToken, writes: Boolean(values.write) },
  at: {
    scope: { merchantId: business, storeId: values.store ?? session.storeId },
    ...{ now: Math.floor(Date.now() / 1000), password },
    ...{ idToken: session.idToken, refreshToken: session.refreshToken },
  },
});
const folder = values.out ?? at('.cache', 'conform');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
writeFileSync(join(folder, 'report.html'), module.html(report));
console.log(module.table(report));
console.log(`The report: ${join(folder, 'report.html')} and report.json`);
await Promise.all([close(), closeContract()]);
process.exit(report.fits ? 0 : 1);

/** The first business that the user has access to. */
async function firstBusiness() {
  const headers = { Authorization: `Bearer ${session.accessToken}`, Accept: 'application/json' };
  const answer = await fetch(`${base}/merchant/mine/auth?page=1&pageSize=100&isFull=1`, { headers })
    .then((response) => response.json())
    .catch(() => undefined);
  const id = answer?.data?.items?.[0]?.id;
  return id === undefined ? stop('No business can be read: name one with --business.') : String(id);
}
