import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button, DownloadIcon, SearchField, Stack, Text } from '#design-system';
import {
  type DesignToken,
  designTokens,
  type TokenGroup,
  tokenResolver,
} from '#design-system/theme/designTokens.ts';
import { border, radius, size } from '#design-system/theme/tokens.ts';
import { visual } from '../kit/visual.ts';
import { Page, SpecTable } from './Specimens.tsx';

/**
 * Every token, to search and to export: in the Design Tokens Format Module 2025.10, which Figma, Penpot and Style
 * Dictionary read. The resolver defines which sets a theme and a density consist of.
 *
 * **When**: a tool other than a browser needs our colours and lengths.
 *
 * **When not**: in the portal's own code, which imports `theme/tokens`.
 *
 * **Common mistakes**: copying a value, which is only correct until the theme changes.
 */
const meta = { parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj;

const isToken = (node: TokenGroup | DesignToken): node is DesignToken => '$value' in node;

/** `theme/dark.color.accent`, with its value in readable form. */
function flatten(node: TokenGroup, path: string): [name: string, value: string, hex?: string][] {
  return Object.entries(node).flatMap(([name, child]): [string, string, string?][] => {
    if (typeof child === 'string') return [];
    const own = path ? `${path}.${name}` : name;
    if (!isToken(child)) return flatten(child, own);
    const value = child.$value as { hex?: string; alpha?: number; value?: number; unit?: string };
    if (value.hex) return [[own, `${value.hex}${value.alpha === 1 ? '' : ` at ${value.alpha}`}`, value.hex]];
    if (value.unit) return [[own, `${value.value} ${value.unit}`]];
    return [[own, Array.isArray(child.$value) ? child.$value.join(', ') : String(child.$value)]];
  });
}

const TOKENS = flatten(designTokens(), '');

function save(name: string, content: object) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function Tokens() {
  const [word, setWord] = useState('');
  const found = TOKENS.filter((token) => token.join(' ').toLowerCase().includes(word.trim().toLowerCase()));
  return (
    <Page
      title="Tokens"
      specimens={
        <Stack gap={4}>
          <Stack direction="row" gap={2} wrap align="center">
            <SearchField label="Search tokens" value={word} onChange={setWord} />
            <Button icon={DownloadIcon} onClick={() => save('tokens.json', designTokens())}>
              tokens.json
            </Button>
            <Button icon={DownloadIcon} onClick={() => save('tokens.resolver.json', tokenResolver())}>
              tokens.resolver.json
            </Button>
            <Text tone="muted" role="status">
              {found.length} of {TOKENS.length}
            </Text>
          </Stack>
          <SpecTable
            label="Tokens"
            columns={['Token', 'Value', 'Looks']}
            rows={found.slice(0, 60).map(([name, value, hex]) => [
              name,
              value,
              hex && (
                <div
                  style={{
                    width: size.controlSm,
                    height: size.controlSm,
                    border: border.hairline,
                    borderRadius: radius.sm,
                    background: hex,
                  }}
                />
              ),
            ])}
          />
        </Stack>
      }
    >
      The first sixty of what is found. The two files hold all of them.
    </Page>
  );
}

export const Everything: Story = { ...visual, name: 'Tokens', render: () => <Tokens /> };

export const FindsATokenByItsValue: Story = {
  render: () => <Tokens />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'dark.color.accentText');
    const rows = canvas.getAllByRole('row').map((row) => row.textContent);
    await expect(rows).toContainEqual(expect.stringContaining('theme/dark.color.accentText'));
  },
};
