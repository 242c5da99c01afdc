import type { Meta, StoryObj } from '@storybook/react-vite';
import { EndKept, Stack } from '#design-system';
import { inBothThemes } from '../../kit/visual.ts';

/**
 * A name that starts like its neighbours, in little space.
 *
 * **When**: names of stores, in cells and dialogs.
 *
 * **When not**: texts whose start identifies them.
 *
 * **Common mistakes**: an id or an amount in it: these are never cut.
 */
const meta = {
  component: EndKept,
  args: { children: 'Cà phê Sen Việt Thảo Điền' },
} satisfies Meta<typeof EndKept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const NAMES = [
  'Cà phê Sen Việt Thảo Điền',
  'Cà phê Sen Việt Phú Nhuận',
  'Trà Sen Việt',
  'Bếp Sen Việt Hội An',
];

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: () => (
    <div style={{ width: '10rem' }}>
      <Stack gap={2}>
        {NAMES.map((name) => (
          <EndKept key={name}>{name}</EndKept>
        ))}
      </Stack>
    </div>
  ),
};
