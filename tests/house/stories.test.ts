import { describe, expect, it } from 'vitest';
import { GROUPS } from '../../.storybook/groups.ts';
import { read, sources } from './source.ts';
import {
  componentOffences,
  componentsOf,
  groupOffences,
  orderOffences,
  orphanOffences,
  screenOffences,
} from './stories.ts';

const stories = sources(['stories']);
const pages = sources(['stories'], /\.(tsx|mdx)$/).map(({ path }) => path);
const preview = { path: '.storybook/preview.tsx', text: read('.storybook/preview.tsx') ?? '' };
const paths = new Set(sources(['design-system', 'app']).map(({ path }) => path));
const door = { path: 'design-system/index.ts', text: read('design-system/index.ts') ?? '' };
const registry = { path: 'app/routes.tsx', text: read('app/routes.tsx') ?? '' };

const file = (path: string, text = '') => ({ path, text });

describe('stories', () => {
  it('show every component of the design system', () => {
    expect(componentsOf(door).size).toBeGreaterThan(0);
    expect(componentOffences(door, stories)).toEqual([]);
  });

  it('show every screen of the registry', () => {
    expect(screenOffences(registry, stories)).toEqual([]);
  });

  it('stand where their source stands', () => {
    expect(orphanOffences(stories, paths)).toEqual([]);
  });

  it('stand in a group of the sidebar, which is sorted by the groups', () => {
    expect(groupOffences(pages, GROUPS)).toEqual([]);
    expect(orderOffences(preview, GROUPS)).toEqual([]);
  });
});

describe('the rules', () => {
  const small = file(
    'design-system/index.ts',
    "export { Card, CARD_TONES, type CardProps, useCard } from './base/Card.tsx';",
  );
  const story = 'stories/design-system/base/Card.stories.tsx';

  it('ask for a story of each component, not of types, hooks or lists', () => {
    expect(componentsOf(small)).toEqual(new Map([['design-system/base/Card.tsx', ['Card']]]));
    expect(componentOffences(small, [])).toEqual([`Card has no story: write ${story}.`]);
    expect(componentOffences(small, [file(story, 'component: Card')])).toEqual([]);
    expect(componentOffences(small, [file(story, 'component: Other')])).toEqual([
      `Card is shown in no story: add one to ${story}.`,
    ]);
  });

  it('take the story of a file for that of its parts', () => {
    const part = file('design-system/index.ts', "export { CardHead } from './base/Card.head.tsx';");
    expect(componentOffences(part, [file(story, 'Card')])).toHaveLength(1);
    expect(componentOffences(part, [file(story, 'Card CardHead')])).toEqual([]);
  });

  it('look for the story of a family in its room', () => {
    const inFamily = file('design-system/index.ts', "export { Card } from './base/cards/Card.tsx';");
    expect(componentOffences(inFamily, [file(story, 'component: Card')])).toEqual([]);
  });

  it('want components named at the door', () => {
    expect(() => componentsOf(file('design-system/index.ts', "export * from './base/Card.tsx';"))).toThrow(
      'name each',
    );
    expect(componentsOf(file('design-system/index.ts', "export * from './base/icons.ts';")).size).toBe(0);
  });

  it('ask for a story of each screen', () => {
    const routes = file('app/routes.tsx', "const page = lazy(() => import('./screens/van/VanScreen.tsx'));");
    expect(screenOffences(routes, [])).toHaveLength(1);
    expect(screenOffences(routes, [file('stories/app/screens/van/VanScreen.stories.tsx')])).toEqual([]);
  });

  it('refuse a story of nothing', () => {
    expect(orphanOffences([file(story)], new Set())).toHaveLength(1);
    expect(orphanOffences([file(story)], new Set(['design-system/base/Card.tsx']))).toEqual([]);
    expect(orphanOffences([file(story)], new Set(['design-system/base/cards/Card.tsx']))).toEqual([]);
  });

  it('refuse a group that the sidebar does not have', () => {
    const groups = [
      { folder: 'base', group: 'Base' },
      { folder: 'app', group: 'Screens' },
      { folder: 'list', group: 'Screens/list' },
    ];
    const known = ['stories/base/A.stories.tsx', 'stories/app/B.mdx', 'stories/kit/c.ts'];
    expect(groupOffences(known, groups)).toEqual([]);
    expect(groupOffences(['stories/extra/A.stories.tsx', 'stories/A.mdx'], groups)).toHaveLength(2);
    expect(orderOffences(file('a.tsx', "const order = ['Base', 'Screens', 'Internal'];"), groups)).toEqual(
      [],
    );
    expect(orderOffences(file('a.tsx', "const order = ['Screens', 'Base'];"), groups)).toHaveLength(1);
    expect(orderOffences(file('a.tsx'), groups)).toHaveLength(1);
  });
});
