import { createElement, type ReactNode } from 'react';
import { addons, type HashEntry } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** Said of a component whose state a designer must know; a stable one says nothing. Introduction/Status explains them. */
const STATUSES = ['beta', 'deprecated'];

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
  const status = STATUSES.find((one) => tags.includes(one));
  if (!status) return item.name;
  return createElement('span', null, item.name, createElement('span', { style: BADGE }, status));
}

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Merchant portal', brandUrl: './', brandTarget: '_self' }),
  sidebar: { renderLabel },
});
