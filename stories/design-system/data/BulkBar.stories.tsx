import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BulkBar, Button, DownloadIcon, PrintIcon, Stack } from '#design-system';
import { Held } from '../../kit/Held.tsx';
import { inEnglish, visual } from '../../kit/visual.ts';

/**
 * Shows how many rows are selected and their sum, and offers actions on them.
 *
 * **When**: below a table with selection, while rows are selected. Keep it mounted at 0: it then shows nothing and can
 * announce the first row.
 *
 * **When not**: for the total of an unselected list, which is a `MoneyLine`; for actions on one row, which are in that
 * row's menu.
 *
 * **Common mistakes**: a count of only this page while the selection spans several; offering all results where the
 * product can only act on the loaded ones.
 */
const meta = {
  component: BulkBar,
  args: {
    count: 3,
    sum: 'Tổng 350.000.000 ₫',
    actions: (
      <Button size="sm" icon={DownloadIcon}>
        Xuất Excel
      </Button>
    ),
    onClear: fn(),
  },
} satisfies Meta<typeof BulkBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const clearButton = (canvas: HTMLElement) =>
  within(canvas).getByRole('button', { name: /^(Bỏ chọn|Clear selection)$/ });

export const Playground: Story = {};

export const Everything: Story = {
  ...inEnglish,
  name: 'Gallery',
  // Each bar is its own landmark, named by its count.
  render: ({ actions, onClear }) => (
    <Stack>
      <BulkBar count={1} onClear={onClear} />
      <BulkBar count={2} sum="Tổng 0 ₫" onClear={onClear} />
      <BulkBar count={3} sum="Tổng 350.000.000 ₫" actions={actions} onClear={onClear} />
      <BulkBar
        count={20}
        sum="Tổng 1.284.000.000 ₫"
        more={
          <Button size="sm" variant="ghost" tone="accent">
            Chọn tất cả 1.284 kết quả
          </Button>
        }
        actions={actions}
        onClear={onClear}
      />
    </Stack>
  ),
};

export const Stress: Story = {
  ...visual,
  args: {
    count: 1_234_567,
    sum: 'Tổng tiền đến 9.999.999.999.999 ₫, tiền hoàn -9.999.999.999.999 ₫, chênh lệch 0 ₫',
    more: (
      <Button size="sm" variant="ghost" tone="accent">
        Chọn tất cả 9.999.999 kết quả của Chi nhánh Nguyễn Huệ
      </Button>
    ),
    actions: (
      <>
        <Button size="sm" icon={DownloadIcon}>
          Xuất các giao dịch đã chọn ra Excel
        </Button>
        <Button size="sm" icon={PrintIcon}>
          In biên nhận cho ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ
        </Button>
      </>
    ),
  },
  decorators: [(Draw) => <div style={{ maxWidth: '24rem' }}>{Draw()}</div>],
};

export const ShowsNothingAtZero: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const ClearsByKeyboard: Story = {
  render: (args) => (
    <Held initial={args.count}>
      {(count, setCount) => (
        <BulkBar
          {...args}
          count={count}
          onClear={() => {
            args.onClear();
            setCount(0);
          }}
        />
      )}
    </Held>
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(clearButton(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await waitFor(() => expect(within(canvasElement).queryByRole('region')).toBeNull());
  },
};

/** The bar reserves space at the end of the page: a focused element is visible above it. */
export const LeavesTheFocusInSight: Story = {
  render: (args) => (
    <>
      <Stack>
        {Array.from({ length: 40 }, (_, index) => `Dòng ${index + 1}`).map((label) => (
          <Button key={label}>{label}</Button>
        ))}
      </Stack>
      <BulkBar {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('region');
    const below = within(canvasElement)
      .getAllByRole('button', { name: /^Dòng/ })
      .find((button) => button.getBoundingClientRect().bottom > bar.getBoundingClientRect().top);
    await waitFor(() => expect(document.documentElement.style.scrollPaddingBlockEnd).not.toBe(''));
    below?.focus();
    await waitFor(() =>
      expect(below?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top),
    );
  },
};
