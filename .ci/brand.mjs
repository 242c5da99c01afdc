/**
 * `npm run brand -- --name "Cổng ABC" --name-en "ABC Portal" --colour "#0a7f5a"`: writes a business's name to both
 * dictionaries, and its colour to the palette, the icon and the picture of a shared link. Each is optional. See docs/adopt.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { crc32 } from 'node:zlib';
import { at } from './lib/project.mjs';

const text = { type: 'string' };
const { values } = parseArgs({ options: { name: text, 'name-en': text, colour: text } });
const { name, 'name-en': nameEn = name, colour } = values;
if ((!name && !colour) || (colour && !/^#[\da-f]{6}$/i.test(colour))) {
  console.error('npm run brand -- --name "..." [--name-en "..."] --colour "#rrggbb"');
  process.exit(2);
}

const rewrite = (path, change) => {
  writeFileSync(at(path), change(readFileSync(at(path), 'utf8')));
  console.log(`written: ${path}`);
};

// sRGB to OKLab and back (Björn Ottosson, 2020).
const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const gamma = (value) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
const channels = (hex) =>
  [1, 3, 5].map((place) => linear(Number.parseInt(hex.slice(place, place + 2), 16) / 255));
const luminance = ([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
function toLab(hex) {
  const [r, g, b] = channels(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
function fromLab(lightness, a, b) {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** A step of the old colour ramp in another hue: with the same contrast, and as much chroma as fits. */
function step(hex, [a, b], chroma) {
  const wanted = luminance(channels(hex));
  for (let strength = Math.hypot(...toLab(hex)) / chroma; ; strength *= 0.95) {
    let [low, high] = [0, 1];
    for (let round = 0; round < 40; round += 1) {
      const middle = (low + high) / 2;
      if (luminance(fromLab(middle, a * strength, b * strength)) < wanted) low = middle;
      else high = middle;
    }
    const rgb = fromLab(low, a * strength, b * strength);
    if (strength > 0.01 && rgb.some((one) => one < -0.001 || one > 1.001)) continue;
    const bytes = rgb.map((one) => Math.round(gamma(Math.min(1, Math.max(0, one))) * 255));
    return `#${bytes.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
  }
}

/** Writes the colour in place of another one into the palette of a PNG. */
function recolour(path, before) {
  const png = readFileSync(at(path));
  const chunk = png.indexOf('PLTE');
  const end = chunk + 4 + png.readUInt32BE(chunk - 4);
  for (let entry = chunk + 4; entry < end; entry += 3)
    if (png.toString('hex', entry, entry + 3) === before.slice(1).toLowerCase())
      png.write(colour.slice(1), entry, 'hex');
  png.writeUInt32BE(crc32(png.subarray(chunk, end)), end);
  writeFileSync(at(path), png);
  console.log(`written: ${path}`);
}

if (colour) {
  const hue = toLab(colour);
  const chroma = Math.max(Math.hypot(...hue), 0.02);
  const turned = (block) => block.replace(/#[\da-f]{6}/g, (hex) => step(hex, hue, chroma));
  rewrite('design-system/theme/palette.ts', (old) => old.replace(/ {2}blue: \{[^}]*\}/, turned));
  let before;
  rewrite('app/public/icon.svg', (old) =>
    old.replace(/(<rect [^>]*fill=")(#[\da-f]{6})/i, (_, start, was) => {
      before = was;
      return start + colour;
    }),
  );
  recolour('app/public/preview.png', before);
}
const named = (given) => (old) =>
  old.replace(/("name": )"[^"]*"/, (_, before) => before + JSON.stringify(given));
if (name) rewrite('app/i18n/vi/common.json', named(name));
if (nameEn) rewrite('app/i18n/en/common.json', named(nameEn));
