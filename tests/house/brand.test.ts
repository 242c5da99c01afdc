import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';

const project = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'portal-brand-'));
const FILES = [
  ...['.ci/brand.mjs', '.ci/lib/project.mjs', 'design-system/theme/palette.ts', 'app/public/icon.svg'],
  'app/public/preview.png',
  ...['app/i18n/vi/common.json', 'app/i18n/en/common.json'],
];
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the brand script on copies of the files it writes, and returns the copies. */
function branded(...args: string[]): (path: string) => string {
  for (const path of FILES) cpSync(join(project, path), join(folder, path));
  execFileSync(process.execPath, [join(folder, '.ci/brand.mjs'), ...args], { stdio: 'pipe' });
  return (path) => readFileSync(join(folder, path), 'utf8');
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
/** Relative luminance, as WCAG defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const ramp = (palette: string) => palette.match(/ {2}blue: \{[^}]*\}/)?.[0].match(/#[\da-f]{6}/g) ?? [];
const own = ramp(readFileSync(join(project, 'design-system/theme/palette.ts'), 'utf8'));

describe('npm run brand', () => {
  it.each(['#0a7f5a', '#ff6600', '#c8102e', '#ffd400', '#808080', '#00aaff'])(
    'gives %s as a ramp with the contrast of the old one',
    (colour) => {
      const read = branded('--colour', colour);
      const steps = ramp(read('design-system/theme/palette.ts'));
      expect(steps).toHaveLength(11);
      expect(steps).not.toEqual(own);
      for (const [place, step] of steps.entries()) {
        const contrast = (luminance(step) + 0.05) / (luminance(own[place] ?? '') + 0.05);
        expect(Math.abs(contrast - 1), `${step} for ${own[place]}`).toBeLessThan(0.03);
      }
      expect(read('app/public/icon.svg')).toContain(`fill="${colour}"`);
      const png = readFileSync(join(folder, 'app/public/preview.png'));
      const colours = png.indexOf('PLTE');
      const end = colours + 4 + png.readUInt32BE(colours - 4);
      expect(png.toString('hex', colours + 4, end)).toContain(colour.slice(1));
      expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(colours, end)));
    },
  );

  it('names the portal in both languages, and nothing else', () => {
    const read = branded('--name', 'Cổng "Sen"', '--name-en', 'Lotus');
    const names = ['vi', 'en'].map((lang) => JSON.parse(read(`app/i18n/${lang}/common.json`)).app.name);
    expect(names).toEqual(['Cổng "Sen"', 'Lotus']);
    expect(ramp(read('design-system/theme/palette.ts'))).toEqual(own);
    for (const lang of ['vi', 'en']) {
      const { app: _, ...rest } = JSON.parse(read(`app/i18n/${lang}/common.json`));
      const { app: __, ...before } = JSON.parse(
        readFileSync(join(project, `app/i18n/${lang}/common.json`), 'utf8'),
      );
      expect(rest).toEqual(before);
    }
  });

  it('says how it is called when it is called otherwise', () => {
    expect(() => branded('--colour', 'green')).toThrow('#rrggbb');
    expect(() => branded()).toThrow('#rrggbb');
  });
});
