import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MoneyLine, Stack } from '#design-system';
import { inBothThemes, visual } from '../../kit/visual.ts';

const explain = async () => 'Số tiền của các giao dịch đang lọc, theo ngày tạo.';

/**
 * Dòng tiền: the money of a list or of a page. A quiet formula, its result in large figures, and the states beside it.
 * Each figure may be a filter, and a sum that does not match shows the difference. The bar of shares appears only where
 * no part is over 97 %. On a phone the result comes first and the formula expands below it.
 *
 * **When**: above every list of money (`line`), and at the top of a page about money (`hero`).
 *
 * **When not**: one record: `Slip`. Figures that are neither a sum nor a queue: `StatCard`.
 *
 * **Common mistakes**: figures of other rows than the list shows; a count for a state that the filter leaves out; a
 * result that the screen adds up by itself, so that a difference can never be seen; a definition that repeats the label.
 */
const meta = {
  component: MoneyLine,
  args: {
    label: 'Dòng tiền',
    basis: 'theo ngày tạo',
    terms: [
      {
        id: 'ok',
        label: 'Thành công',
        explain,
        amount: 13_328_047_000,
        count: 3100,
        onPress: fn(),
        pressed: false,
      },
      {
        id: 'back',
        label: 'Hoàn',
        explain,
        sign: '-',
        amount: 11_183_500,
        count: 55,
        tone: 'special',
        onPress: fn(),
      },
      { id: 'fee', label: 'Phí', explain, sign: '-', amount: 84_071_090 },
    ],
    result: { id: 'net', label: 'Thực nhận', explain, amount: 13_232_792_410, tone: 'success' },
    states: [
      { id: 'wait', label: 'Chờ xử lý', explain, count: 33, tone: 'warning', onPress: fn() },
      { id: 'bad', label: 'Không thành công', explain, count: 197, tone: 'danger', onPress: fn() },
      { id: 'reversed', label: 'Đã đảo', explain, count: 0, tone: 'danger', onPress: fn() },
    ],
  },
} satisfies Meta<typeof MoneyLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The bar of shares appears where no part is over 97 %. A queue has no sum, but how much is waiting and for how long. */
export const Everything: Story = {
  ...visual,
  name: 'Gallery',
  render: (args) => (
    <Stack gap={8}>
      <MoneyLine {...args} />
      <MoneyLine {...args} label="Trên đầu trang" size="hero" />
      <MoneyLine {...args} label="Đang tải" loading />
      <MoneyLine
        {...args}
        label="Có tỷ trọng"
        terms={[
          { id: 'amount', label: 'Tiền vào', explain, amount: 437_000_000, tone: 'success' },
          { id: 'back', label: 'Tiền ra', explain, sign: '-', amount: 120_000_000, tone: 'special' },
        ]}
        result={{ id: 'net', label: 'Thay đổi', explain, amount: 317_000_000, tone: 'success' }}
        states={[]}
      />
      <MoneyLine
        {...args}
        label="Yêu cầu hoàn tiền"
        terms={[
          {
            id: 'wait',
            label: 'Chờ duyệt',
            explain,
            amount: 75_577_000,
            count: 40,
            onPress: fn(),
            pressed: true,
          },
          {
            id: 'old',
            label: 'Chờ quá 24 giờ',
            explain,
            amount: 17_603_500,
            count: 23,
            tone: 'warning',
            onPress: fn(),
          },
        ]}
        result={undefined}
        states={[
          { id: 'oldest', label: 'Chờ lâu nhất', explain, text: '2 ngày 8 giờ' },
          { id: 'today', label: 'Đã quyết định hôm nay', explain, count: 2, onPress: fn() },
        ]}
      />
    </Stack>
  ),
};

export const DoesNotComeOut: Story = {
  ...inBothThemes,
  args: { result: { id: 'net', label: 'Thực nhận', explain, amount: 13_232_791_210 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Lệch 1.200 ₫')).toBeVisible();
  },
};

export const Stress: Story = {
  ...visual,
  args: {
    terms: [
      { id: 'a', label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ', explain, amount: 9_999_999_999_999, count: 1_234_567 },
      { id: 'b', label: 'Hoàn', explain, sign: '-', amount: undefined },
      { id: 'c', label: 'Phí', explain, sign: '-', amount: 0 },
    ],
    result: { id: 'net', label: 'Thực nhận', explain, amount: undefined },
  },
};

/** Where it is folded on a phone, the question mark folds out with the formula. */
export const SaysWhatItCounts: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /tính gì$|figures count$/ }));
    const sentences = await within(canvasElement.ownerDocument.body).findAllByText(/theo ngày tạo\.$/);
    await expect(sentences).toHaveLength(7);
  },
};
