import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { virtual } from '@guidepup/virtual-screen-reader';
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { DesignSystemProvider } from '#design-system';
import { GUIDES } from '../../stories/kit/guides.tsx';

const project = join(import.meta.dirname, '../..');
const PAGE = join(project, 'docs/accessibility.md');
const STORIES = join(project, 'stories/design-system');
const files = readdirSync(STORIES, { recursive: true, encoding: 'utf8' });
const draw = (part: () => React.ReactNode) =>
  render(createElement(DesignSystemProvider, null, part())).container;

/** What a screen reader says from the beginning to the end of an example; at its end it would begin anew. */
async function spoken(container: HTMLElement): Promise<string[]> {
  await virtual.start({ container });
  const phrases: string[] = [];
  const first = [virtual.activeNode, await virtual.lastSpokenPhrase()] as const;
  do {
    phrases.push(await virtual.lastSpokenPhrase());
    await virtual.next();
  } while (virtual.activeNode !== first[0] || (await virtual.lastSpokenPhrase()) !== first[1]);
  await virtual.stop();
  return phrases.filter((phrase) => phrase && !phrase.startsWith('end of '));
}

const list = (words: readonly string[], none: string) => [...new Set(words)].join(', ') || none;

/** What the story file of a component holds: the looks that are photographed, and the keys that are pressed. */
function factsOf(name: string) {
  const file = files.find((one) => one.endsWith(`/${name}.stories.tsx`));
  const text = file ? readFileSync(join(STORIES, file), 'utf8') : '';
  const parts = text.split(/\nexport const /).slice(1);
  const looks = parts.filter((part) =>
    /\.\.\.(visual|in[A-Z]\w+|onDesktop|onPhone|forcedColors)\b/.test(part),
  );
  const nameOf = (part: string) => part.match(/\n {2}name: '([^']+)'/)?.[1] ?? part.match(/^\w+/)?.[0] ?? '';
  const keys = [
    ...(/userEvent\.tab\(/.test(text) ? ['Tab'] : []),
    ...[...text.matchAll(/keyboard\(\s*'([^']*)'/g)].flatMap(([, pressed = '']) => [
      ...[...pressed.matchAll(/\{([A-Za-z]+)[>}]/g)].map(([, key = '']) => key),
      ...(/ /.test(pressed.replace(/\{[^}]*\}/g, '')) ? ['Space'] : []),
    ]),
  ];
  return {
    looks: list(looks.map(nameOf), 'none of its own'),
    keys: list(keys, 'none of its own'),
    contrast: looks.length > 0 ? 'axe in light, dark, high contrast' : 'axe in light',
  };
}

/** The table as the components are today. */
async function table(): Promise<string> {
  const rows = [
    '| Component | States in pictures | Keys that a story presses | Contrast | A screen reader says |',
  ];
  rows.push('| --- | --- | --- | --- | --- |');
  for (const [name, { example }] of Object.entries(GUIDES)) {
    const { looks, keys, contrast } = factsOf(name);
    const said = await spoken(draw(example));
    const phrases =
      said.map((phrase) => `“${phrase}”`).join(' ') || 'nothing: the region around it announces the loading';
    rows.push(`| ${name} | ${looks} | ${keys} | ${contrast} | ${phrases.replaceAll('|', '\\|')} |`);
  }
  return rows.join('\n');
}

describe('the guide of a component', () => {
  it.each(Object.entries(GUIDES))('%s marks parts that its example has', (_, { example, bad, parts }) => {
    const container = draw(example);
    for (const part of Object.keys(parts)) expect(container.querySelector(part), part).not.toBe(null);
    expect(draw(bad).innerHTML).not.toBe('');
  });
});

/** Without the padding that the formatter gives a table. */
const plain = (table: string) => table.trim().replace(/ +/g, ' ').replace(/-{3,}/g, '---');

describe('docs/accessibility.md', () => {
  it('says what is so: UPDATE_DOCS=1 writes it anew, with the date', async () => {
    const page = readFileSync(PAGE, 'utf8');
    const wanted = await table();
    const [before = '', held = '', after = ''] = page.split(/<!-- (?:table|end) -->\n/);
    if (process.env.UPDATE_DOCS && plain(held) !== plain(wanted)) {
      const dated = before.replace(/As of \d{4}-\d\d-\d\d/, `As of ${new Date().toISOString().slice(0, 10)}`);
      writeFileSync(PAGE, `${dated}<!-- table -->\n\n${wanted}\n\n<!-- end -->\n${after}`);
      expect(readFileSync(PAGE, 'utf8')).toContain(wanted);
      return;
    }
    expect(plain(held)).toBe(plain(wanted));
  });
});
