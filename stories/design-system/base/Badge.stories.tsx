import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge, Stack, StatusDot, Text, TONES } from '#design-system';
import { inEveryMode, visual } from '../../kit/visual.ts';

/**
 * A small mark on another element: a count, or "new"; `StatusDot` is a dot of colour with its text.
 *
 * **When**: on a menu item, a tab, a filter.
 *
 * **When not**: for the state of a record use `StatusBadge`, which has an icon too.
 *
 * **Common mistakes**: a count without `label`, which screen readers announce as a bare number.
 */
const meta = {
  component: Badge,
  subcomponents: { StatusDot },
  args: { children: 'Thử nghiệm', tone: 'special' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inEveryMode,
  name: 'Gallery',
  render: () => (
    <Stack>
      <Stack direction="row">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Stack>
      <Stack direction="row">
        {TONES.map((tone) => (
          <Stack key={tone} direction="row" gap={1}>
            <StatusDot tone={tone} label={tone} />
            <Text size="sm">{tone}</Text>
          </Stack>
        ))}
      </Stack>
    </Stack>
  ),
};

export const Stress: Story = {
  ...visual,
  render: () => (
    <Stack direction="row">
      {[0, 1, 12, 99, 1284].map((count) => (
        <Badge key={count} count={count} tone="danger" label="yêu cầu chờ duyệt" />
      ))}
      <Badge>ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ</Badge>
    </Stack>
  ),
};

export const SaysWhatItCounts: Story = {
  args: { count: 100, label: 'yêu cầu chờ duyệt', children: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('99+ yêu cầu chờ duyệt');
    await expect(within(canvasElement).getByText('yêu cầu chờ duyệt')).toBeInTheDocument();
  },
};
