import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import * as system from '#design-system';
import {
  Copyable,
  EmptyState,
  Icon,
  type IconType,
  LiveRegion,
  SearchField,
  Stack,
  search,
} from '#design-system';
import { space } from '#design-system/theme/tokens.ts';
import { visual } from '../kit/visual.ts';
import { Page } from './Specimens.tsx';

/**
 * Every icon of the portal by its meaning, from Lucide.
 *
 * **When**: beside a word, to make it easier to find, and for a state together with its text.
 *
 * **When not**: instead of a word, except in `IconButton`, which has an accessible name.
 *
 * **Common mistakes**: a second icon for a meaning that already has one. Search here first.
 */
const meta = { parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj;

const icons = Object.entries(system).filter(([name]) => /[a-z]Icon$/.test(name)) as [string, IconType][];

/** `SortAscendingIcon` is also found by "ascending". */
const wordsOf = (name: string) => `${name} ${name.replace(/([a-z])([A-Z])/g, '$1 $2')}`;

function Finder() {
  const [query, setQuery] = useState('');
  const found = search(query, icons, ([name]) => wordsOf(name));
  return (
    <Page
      title="Icons"
      specimens={
        <Stack gap={4}>
          <SearchField label="Find an icon" labelHidden={false} value={query} onChange={setQuery} />
          <LiveRegion>{`${found.length} of ${icons.length}`}</LiveRegion>
          {found.length === 0 ? (
            <EmptyState variant="filtered" title={`No icon is called "${query}"`} />
          ) : (
            <ul
              style={{
                display: 'grid',
                gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
                gap: space(3),
                padding: 0,
                listStyle: 'none',
              }}
            >
              {found.map(([name, icon]) => (
                <li key={name} style={{ display: 'flex', gap: space(3), alignItems: 'center' }}>
                  <Icon icon={icon} size="lg" />
                  <Copyable value={name} />
                </li>
              ))}
            </ul>
          )}
        </Stack>
      }
    >
      The names are those of the design system. Hover or focus one to copy it.
    </Page>
  );
}

export const Icons: Story = { ...visual, render: () => <Finder /> };

export const FindsByAPartOfTheName: Story = {
  ...Icons,
  tags: [],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'ascending{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText('SortAscendingIcon')).toBeVisible();
  },
};
