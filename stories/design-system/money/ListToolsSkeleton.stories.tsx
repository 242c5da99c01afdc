import type { Meta, StoryObj } from '@storybook/react-vite';
import { LIST_TOOLS_PLACES, ListToolsSkeleton, Stack } from '#design-system';
import { inBothThemes, visual } from '../../kit/visual.ts';

/**
 * Placeholder for the tools of a list while their code loads, each with its final place and height.
 *
 * **When**: in a list screen, as the fallback of its tabs, figures and filters, or of the actions beside its title.
 *
 * **When not**: for the rows, whose skeletons `DataTable` shows itself; for a whole page use `PageSkeleton`.
 *
 * **Common mistakes**: keeping it until the data is loaded: the tools can be used as soon as their code is.
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
