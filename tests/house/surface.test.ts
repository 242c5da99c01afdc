// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the fixtures are code
import { describe, expect, it } from 'vitest';
import { flatten } from './dictionaries.ts';
import { literalPaintOffences, styleOffences } from './paint.ts';
import { read, sources } from './source.ts';
import { textOffences } from './text.ts';

const app = sources(['app']);
const components = sources(['design-system']).filter(({ path }) => !path.startsWith('design-system/theme/'));
const screens = app.filter(({ path }) => /^app\/(screens\/|[^/]+$)/.test(path));
const keys = new Set(flatten(JSON.parse(read('app/i18n/vi/common.json') ?? '{}')).keys());

const file = (text: string) => ({ path: 'app/screens/a/A.tsx', text });

describe('the surface', () => {
  it('takes colours and lengths from the tokens', () => {
    expect([...components, ...app].flatMap(literalPaintOffences)).toEqual([]);
  });

  it('is styled by the design system alone', () => {
    expect(app.flatMap(styleOffences)).toEqual([]);
  });

  it('speaks from the dictionaries', () => {
    expect(screens.flatMap((source) => textOffences(source, keys))).toEqual([]);
  });
});

describe('paint', () => {
  it.each([
    'const a = css`color: #fff;`;',
    "const a = '#1a2B3c';",
    'const a = css`background: rgb(0 0 0 / 50%);`;',
    'const a = css`padding: 4px;`;',
    'const a = css`margin: -0.5px ${b};`;',
    'const a = css`border: 1px solid ${b};`;',
    'const a = css`padding: 0.5rem;`;',
    "const a = { sm: '1.143rem' };",
    'const a = css`fill: black;`;',
    'const a = css`border: ${b} solid red;`;',
  ])('refuses %s', (text) => {
    expect(literalPaintOffences(file(text))).toHaveLength(1);
  });

  it.each([
    'const a = css`padding: ${space(1)}; width: 100%; --x: 0;`;',
    "import { Button } from '#design-system';",
    "// #fff and 4px in a comment\nconst a = '#section';",
    "const a = 'tpx 4 px';",
    'const a = css`--bar: 0rem; @media (max-height: 20rem) { top: 0; }`;',
    'const a = css`color: var(--color-red); text-underline-offset: 0.2em;`;',
    "const accent = 'blue';",
  ])('lets pass %s', (text) => {
    expect(literalPaintOffences(file(text))).toEqual([]);
  });

  it.each([
    '<p style={{ color }} />',
    '<Card className="a" />',
    '<Card css={a} />',
    '<Card {...{ style: a }} />',
    '{ style: { color } }',
  ])('refuses %s in the app', (jsx) => {
    expect(styleOffences(file(`const a = ${jsx};`))).toHaveLength(1);
  });

  it('knows the style of a number format', () => {
    expect(styleOffences(file("const a = { style: 'currency' };"))).toEqual([]);
  });
});

describe('text', () => {
  it.each([
    '<p>Xin chào</p>',
    "<p>{'Xin chào'}</p>",
    "<p>{ok ? t('a') : 'Xin chào'}</p>",
    "<p>{ok && 'Xin chào'}</p>",
    '<p>{`${n} dòng`}</p>',
    '<>Xin chào</>',
    '<Button aria-label="Close" />',
    "<Field label={'Email'} />",
    '<input placeholder={`Email`} />',
  ])('refuses %s', (jsx) => {
    expect(textOffences(file(`const a = ${jsx};`))).toHaveLength(1);
  });

  it.each([
    "<p>{t('action.save')}</p>",
    '<p>{n} · {total} / 100%</p>',
    '<Card tone="danger" id="a" />',
    '<Column title="action.save" />',
  ])('lets pass %s', (jsx) => {
    expect(textOffences(file(`const a = ${jsx};`), new Set(['action.save']))).toEqual([]);
  });
});
