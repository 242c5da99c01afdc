import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack, TextArea } from '#design-system';
import { inBothThemes, visual } from '../../kit/visual.ts';

/**
 * Multi-line text.
 *
 * **When**: notes and reasons.
 *
 * **When not**: for anything that fits on one line.
 *
 * **Common mistakes**: cutting pasted text at the limit; instead the counter turns red and the rule's error reports it.
 */
const meta = { component: TextArea, args: { label: 'Ghi chú' } } satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const stacked = 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ';

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: (args) => (
    <div style={{ maxWidth: '26rem' }}>
      <Stack>
        <TextArea {...args} placeholder="Nội dung ghi chú" />
        <TextArea {...args} rows={2} counter value={stacked} onChange={() => {}} hint="Chỉ nội bộ thấy" />
        <TextArea
          {...args}
          rows={2}
          counter
          limit={20}
          value={stacked}
          onChange={() => {}}
          error="Dài quá 20 ký tự"
        />
        <TextArea {...args} rows={2} disabled value={stacked} onChange={() => {}} />
      </Stack>
    </div>
  ),
};

export const CountsLettersAsPeopleDo: Story = {
  args: { counter: true, limit: 200, value: 'Mỹ ở Huế'.normalize('NFD'), onChange: () => {} },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Ghi chú')).toHaveAccessibleDescription('8/200');
  },
};

export const Stress: Story = {
  ...visual,
  args: {
    label: `${stacked}: lý do hoàn 9.999.999.999.999 ₫`,
    counter: true,
    limit: 20,
    value: `${stacked}\n0\n-1.234.567 ₫\n${'khôngdấucách'.repeat(12)}`,
    error: 'Dài quá 20 ký tự',
    onChange: () => {},
  },
  decorators: [(Draw) => <div style={{ width: '16rem' }}>{Draw()}</div>],
};
