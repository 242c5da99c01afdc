import { describe, expect, it } from 'vitest';
import { flatten } from './dictionaries.ts';
import { literalPaintOffences, styleOffences } from './paint.ts';
import { read, sources } from './source.ts';
import { textOffences } from './text.ts';

const app = sources(['app']);
const components = sources(['design-system']).filter(({ path }) => !path.startsWith('design-system/theme/'));
const screens = app.filter(({ path }) => /^app\/(screens\/|[^/]+$)/.test(path));
const keys = new Set(flatten(JSON.parse(read('app/i18n/vi/common.json') ?? '{}')).keys());

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
