/**
 * `npm run sbom`: the libraries in the portal's build, as CycloneDX, from the lock: `.cache/sbom.cdx.json`. Keep it
 * with each release, beside `scripts.json`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { npmScript } from './lib/install.mjs';
import { at } from './lib/project.mjs';
import { run } from './lib/run.mjs';

const flags = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
const { code, output } = await run([npmScript(), 'sbom', ...flags]);
if (code !== 0) {
  console.error(output);
  process.exit(1);
}
const bill = JSON.parse(output.slice(output.indexOf('{')));
// npm's own `--omit=dev` also drops packages that a test tool needs too, such as React, so use the lock.
const { packages } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
const builtIn = new Set(
  Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path && !dev && !devOptional)
    .map(([path, { name = path.split('node_modules/').at(-1), version }]) => `${name}@${version}`),
);
bill.metadata.component.name = packages[''].name;
bill.components = bill.components.filter((one) => builtIn.has(one['bom-ref']));
const kept = new Set(bill.components.map((one) => one['bom-ref']));
bill.dependencies = bill.dependencies
  .filter(({ ref }) => kept.has(ref) || ref === bill.metadata.component['bom-ref'])
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) }));
mkdirSync(at('.cache'), { recursive: true });
writeFileSync(at('.cache/sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
console.log(
  `.cache/sbom.cdx.json: ${bill.components.length} libraries, ${bill.bomFormat} ${bill.specVersion}`,
);
