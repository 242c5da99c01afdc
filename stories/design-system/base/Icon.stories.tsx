import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as system from '#design-system';
import { ICON_SIZES, Icon, type IconType, SettlementIcon, Stack, Text, WarningIcon } from '#design-system';
import { inBothThemes, visual } from '../../kit/visual.ts';

/**
 * A line icon in the colour of the text around it.
 *
 * **When**: beside a word, to make it easier to find, and for a state together with its text.
 *
 * **When not**: alone as a button, which is `IconButton`; as decoration of a heading.
 *
 * **Common mistakes**: giving a `label` next to a text that says the same; two icons for the same meaning.
 */
const meta = { component: Icon, args: { icon: SettlementIcon, size: 'lg' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const all = Object.entries(system).filter(([name]) => /[a-z]Icon$/.test(name)) as [string, IconType][];

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: () => (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: '1.5rem' }}
    >
      {all.map(([name, icon]) => (
        <Stack key={name} gap={1} align="center">
          <Icon icon={icon} size="lg" />
          <Text size="xs" tone="muted">
            {name.replace(/Icon$/, '')}
          </Text>
        </Stack>
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  ...visual,
  render: () => (
    <Stack direction="row">
      {ICON_SIZES.map((size) => (
        <Icon key={size} icon={SettlementIcon} size={size} />
      ))}
    </Stack>
  ),
};

export const NamesItselfWhenAlone: Story = {
  args: { icon: WarningIcon, label: 'Cần chú ý' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Cần chú ý' })).toBeVisible();
  },
};
