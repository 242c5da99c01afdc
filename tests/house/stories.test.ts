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
