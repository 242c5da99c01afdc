import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DescriptionList, Missing, Text } from '#design-system';
import { inBothThemes, visual } from '../../kit/visual.ts';

/**
 * Placeholder for an unknown value: `-` on the screen, a word for screen readers.
 *
 * **When**: in a cell or beside a term, where the API returned null or an empty text.
 *
 * **When not**: for 0, which is a value; for a list without rows, which is an `EmptyState`; for loading content, which
 * is a `Skeleton`.
 *
 * **Common mistakes**: typing a dash, which a screen reader skips or calls "minus". `DescriptionList` adds it
 * automatically.
 */
const meta = { component: Missing } satisfies Meta<typeof Missing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: () => (
    <DescriptionList
      columns={3}
      items={[
        { term: 'Không có', value: null },
        { term: 'Trống', value: '' },
        { term: 'Bằng không', value: 0 },
      ]}
    />
  ),
};

export const Stress: Story = {
  ...visual,
  render: () => (
    <div style={{ maxWidth: '16rem' }}>
      <Text>
        Số dư trước 9.999.999.999.999 ₫, số dư sau <Missing />, chênh lệch -9.999.999.999.999 ₫, người chuyển{' '}
        <Missing />, ngân hàng <Missing />: ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ.
      </Text>
    </div>
  ),
};

export const SaysUnknownToTheEarOnly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: /^(không rõ|unknown)$/ })).toHaveTextContent('-');
  },
};
