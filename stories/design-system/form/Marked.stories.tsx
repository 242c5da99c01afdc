import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Marked, Stack, Text } from '#design-system';
import { inBothThemes, visual } from '../../kit/visual.ts';

/**
 * A text with the matches of a search in bold.
 *
 * **When**: in search results, so that users see why each one matched.
 *
 * **When not**: for important text use `Text` with a weight.
 *
 * **Common mistakes**: marking by colour alone; searching by other rules than the marking: both use `form/fold.ts`.
 */
const meta = {
  component: Marked,
  args: { text: 'Yêu cầu hoàn tiền cho khách', query: 'hoan tien' },
  render: (args) => (
    <Text as="p">
      <Marked {...args} />
    </Text>
  ),
} satisfies Meta<typeof Marked>;
export default meta;
type Story = StoryObj<typeof meta>;

const bold = (canvas: HTMLElement) => [...canvas.querySelectorAll('mark')].map((mark) => mark.textContent);

export const Playground: Story = {
  play: async ({ canvasElement }) => expect(bold(canvasElement)).toEqual(['hoàn', 'tiền']),
};

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: () => (
    <Stack gap={2}>
      {[
        ['Tài khoản nhận tiền hoàn, và cách hoàn tiền', 'hoan tien'],
        ['Cửa hàng Đặng Thị Mỹ Hường', 'dang huong'],
        ['Không có gì được tìm', ''],
        ['Không có gì được tìm thấy', 'xyz'],
      ].map(([text = '', query = '']) => (
        <Text as="p" key={text}>
          <Marked text={text} query={query} />
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => expect(bold(canvasElement)).toEqual(['hoàn', 'tiền', 'Đặng', 'Hường']),
};

export const Stress: Story = {
  ...visual,
  args: { text: `${'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ '.repeat(8)}`, query: 'an nghiep gy' },
};
