import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RawData, Stack } from '#design-system';
import { inBothThemes, inEnglish, visual } from '../../kit/visual.ts';
import { payments } from './payments.tsx';

/**
 * The API's raw response behind a disclosure, formatted only when opened.
 *
 * **When**: last on the page of one record, for support and for developers.
 *
 * **When not**: for fields that merchants need, which belong in a `DescriptionList`; for anything secret, which must
 * not reach the page at all.
 *
 * **Common mistakes**: a text already made with `JSON.stringify`, which is then quoted twice: pass the value itself.
 */
const meta = {
  component: RawData,
  args: { title: 'Dữ liệu gốc', value: payments(1)[0] },
} satisfies Meta<typeof RawData>;
export default meta;
type Story = StoryObj<typeof meta>;

const shownText = (canvas: HTMLElement) => canvas.querySelectorAll('pre');

/** Opens every disclosure and waits until each has rendered its text. */
async function openAll(canvas: HTMLElement) {
  const summaries = canvas.querySelectorAll('summary');
  for (const summary of summaries) await userEvent.click(summary);
  await waitFor(() => expect(shownText(canvas)).toHaveLength(summaries.length));
}

export const Playground: Story = {};

export const Closed: Story = {
  ...inBothThemes,
  play: async ({ canvasElement }) => {
    await expect(shownText(canvasElement)).toHaveLength(0);
  },
};

export const Everything: Story = {
  ...visual,
  name: 'Gallery',
  render: (args) => (
    <Stack>
      <RawData {...args} title="Bản ghi" />
      <RawData {...args} title="Danh sách trống" value={[]} />
      <RawData {...args} title="Không có gì" value={null} />
      <RawData {...args} title="Số không" value={0} />
      <RawData {...args} title="Không có trong JSON" value={undefined} />
      <RawData {...args} title="Thẻ không thành giao diện" value="<b>đậm</b>" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await openAll(canvasElement);
    await expect(canvasElement.querySelector('pre b')).toBeNull();
  },
};

export const Stress: Story = {
  ...inEnglish,
  render: () => (
    <Stack>
      <RawData
        title="Dữ liệu gốc của giao dịch ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ do ngân hàng thụ hưởng trả về"
        value={{
          amount: 9_999_999_999_999,
          refund: -9_999_999_999_999,
          fee: 0,
          token: '7f9c0f2e'.repeat(60),
        }}
      />
      <RawData title="Dài hơn phần được hiện" value={payments(1_000)} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await openAll(canvasElement);
    await expect(within(canvasElement).getByText(/ ký tự, | characters shown, /)).toBeVisible();
  },
};
