import { createElement, type ReactNode } from 'react';
import { SET_GLOBALS } from 'storybook/internal/core-events';
import { addons, type HashEntry, type State } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { palette } from '../design-system/theme/palette.ts';
import { isComponent } from './groups.ts';

/** Marks for components whose status a designer must know; stable ones have none. Introduction/Status explains them. */
const MARKS = ['new', 'changed', 'beta', 'deprecated'];

const BADGE = {
  marginInlineStart: 6,
  padding: '0 6px',
  border: '1px solid currentColor',
  borderRadius: 999,
  fontSize: 10,
  lineHeight: '16px',
};

function renderLabel(item: HashEntry): ReactNode {
  const tags: string[] = item.type === 'component' && item.tags ? item.tags : [];
  const mark = MARKS.find((one) => tags.includes(one));
  if (!mark) return item.name;
  return createElement('span', null, item.name, createElement('span', { style: BADGE }, mark));
}

/** The product's branding: its mark, its blue, its font. */
const theme = create({
  base: 'light',
  brandTitle:
    '<img src="./icon.svg" alt="" width="24" height="24" style="vertical-align: middle; margin-inline-end: 8px">Merchant portal',
  brandUrl: './',
  brandTarget: '_self',
  colorPrimary: palette.blue[600],
  colorSecondary: palette.blue[600],
  appBg: palette.neutral[50],
  appContentBg: palette.white,
  appBorderColor: palette.neutral[200],
  appBorderRadius: 6,
  barBg: palette.white,
  barSelectedColor: palette.blue[600],
  textColor: palette.neutral[900],
  textMutedColor: palette.neutral[600],
  fontBase: "'Inter Variable', system-ui, sans-serif",
});

interface GlobalType {
  description: string;
  toolbar: { items: { title: string }[] };
}

/**
 * Highlights a toolbar choice only when it is not the default (its first value): Storybook would highlight all of them.
 */
addons.register('portal/quiet-defaults', (api) => {
  const sheet = document.head.appendChild(document.createElement('style'));
  api.on(SET_GLOBALS, ({ globalTypes }: { globalTypes: Record<string, GlobalType> }) => {
    const defaults = Object.values(globalTypes)
      .filter(({ toolbar }) => toolbar)
      .map(({ description, toolbar }) => `button[aria-label="${description} ${toolbar.items[0]?.title}"]`);
    sheet.textContent = `${defaults.join()} { color: ${palette.neutral[600]}; background: none; box-shadow: none; }`;
  });
});

/** Foundations, patterns and screens have no props: hides the empty panel, so that the screen gets its space. */
function showPanel({ storyId, index }: State, shown: boolean): boolean {
  const entry = index?.[storyId];
  return shown && (!entry || !('title' in entry) || isComponent(`${entry.title}`));
}

addons.setConfig({ theme, sidebar: { renderLabel }, layoutCustomisations: { showPanel } });
