import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, SKELETON_SHAPES, SKELETON_WIDTHS, Skeleton, Stack, Text } from '#design-system';
import { Gallery } from '../../kit/Gallery.tsx';
import { inBothThemes, visual } from '../../kit/visual.ts';

/**
 * A placeholder with the final layout of its content.
 *
 * **When**: the first load of a page, a list, a card, with the shape of the coming content.
 *
 * **When not**: for a reload (keep the old content and show `ProgressBar`) or a wait without a known layout
 * (`Spinner`).
 *
 * **Common mistakes**: another height than the content's, which shifts the layout; no `aria-busy` around it.
 */
const meta = { component: Skeleton, args: { lines: 3 } } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: () => (
    <Gallery rows={SKELETON_SHAPES} columns={SKELETON_WIDTHS}>
      {(shape, width) => (
        <div style={{ width: '10rem' }}>
          <Skeleton shape={shape} width={width} />
        </div>
      )}
    </Gallery>
  ),
};

export const ACardThatLoads: Story = {
  ...visual,
  render: () => (
    <Card aria-busy>
      <Skeleton shape="heading" width="half" />
      <Stack direction="row">
        <Skeleton shape="circle" />
        <Skeleton lines={2} />
      </Stack>
    </Card>
  ),
};

export const TakesTheRoomOfItsText: Story = {
  render: () => (
    <Stack>
      <Skeleton lines={2} data-testid="skeleton" />
      <Text as="p" data-testid="text">
        Một dòng
        <br />
        Hai dòng
      </Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const height = (id: string) =>
      canvasElement.querySelector(`[data-testid="${id}"]`)?.getBoundingClientRect().height ?? 0;
    await expect(height('text')).toBeGreaterThan(0);
    await expect(Math.abs(height('skeleton') - height('text'))).toBeLessThan(1);
  },
};
