import type { Meta, StoryObj } from '@storybook/react-vite';
import { LIST_TOOLS_PLACES, ListToolsSkeleton, Stack } from '#design-system';
import { inBothThemes, visual } from '../../kit/visual.ts';

/**
 * The tools of a list before their code has come, each at its final place and of its final height.
 *
 * **When**: in a list screen, as the fallback of its tabs, figures and filters, or of the actions beside its title.
 *
 * **When not**: for the rows, which `DataTable` draws itself while it loads; for a whole page use `PageSkeleton`.
 *
 * **Common mistakes**: keeping it until the data is there: the tools can be used as soon as their code is.
 */
const meta = {
  component: ListToolsSkeleton,
  args: { place: 'narrowing' },
} satisfies Meta<typeof ListToolsSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: () => (
    <Stack gap={8}>
      {LIST_TOOLS_PLACES.map((place) => (
        <ListToolsSkeleton key={place} place={place} />
      ))}
    </Stack>
  ),
};

export const Stress: Story = {
  ...visual,
  name: 'Stress: a narrow place',
  decorators: [(Draw) => <div style={{ maxWidth: '20rem' }}>{Draw()}</div>],
};
