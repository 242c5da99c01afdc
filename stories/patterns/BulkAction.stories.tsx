import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Skipped } from '#design-system';
import '../kit/patience.ts';
import { inPortal } from '../kit/patterns.tsx';
import { inEveryMode, visual } from '../kit/visual.ts';
import { BulkSettlements, type BulkSettlementsProps } from './kit/BulkSettlements.tsx';
import { runCounts, runProgress } from './kit/runCounts.ts';
import { type Settlement, settlements } from './kit/settlements.ts';

type Save = BulkSettlementsProps['save'];

const rows = settlements(10);
const SELECTED = rows.slice(0, 7).map(({ id }) => id);
const [, FAILS = '', , SKIPPED = ''] = rows
  .filter(({ recStatus }) => recStatus !== 'COMPLETED')
  .map(({ id }) => id);

/** One line fails the first time, another was changed by somebody else meanwhile. */
function unlucky() {
  const tried = new Set<string>();
  return async ({ id }: Settlement) => {
    if (id === SKIPPED) throw new Skipped('Đã đổi bởi tran.van.binh lúc 08:58:12');
    if (id === FAILS && !tried.has(id)) {
      tried.add(id);
      throw new Error('Máy chủ đang gặp lỗi (mã 503)');
    }
  };
}

/** One deed for many records, each with a result of its own. */
const meta = {
  component: BulkSettlements,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '50rem' } } },
  decorators: [inPortal('settlement-v2', 'Đối soát V2')],
  args: { rows, save: fn<Save>(async () => undefined) },
} satisfies Meta<typeof BulkSettlements>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: HTMLElement) => {
  within(canvas).getByRole('button', { name: 'Cập nhật trạng thái' }).focus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('dialog');
};
const start = async (canvas: HTMLElement) => {
  const dialog = await open(canvas);
  await userEvent.click(within(dialog).getByRole('button', { name: /^Cập nhật \d+ dòng$/ }));
  return dialog;
};

/** The sentence over all of them, once the rows below it are drawn too. */
const report = async (dialog: HTMLElement, words: RegExp) => {
  await within(dialog).findByText(words, { selector: '[data-tone] *' });
  await waitFor(() => expect(dialog.querySelector('[data-row]')).toBeVisible());
};

export const Default: Story = { ...inEveryMode, args: { selected: SELECTED } };

export const SaysWhatWillHappen: Story = {
  ...visual,
  args: { selected: SELECTED },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    const choice = within(dialog).getByRole('combobox', { name: 'Trạng thái mới' });
    await userEvent.selectOptions(choice, 'COMPLETED');
    await expect(within(dialog).getByText('6 dòng sang Hoàn thành')).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Cập nhật 6 dòng' })).toBeEnabled();
  },
};

export const Running: Story = {
  ...visual,
  args: {
    selected: SELECTED,
    save: fn<Save>(({ id }) => (id === rows[0]?.id ? Promise.resolve() : new Promise(() => undefined))),
  },
  play: async ({ canvasElement }) => {
    const dialog = await start(canvasElement);
    await expect(await within(dialog).findByText(runProgress(1, 7))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
  },
};

export const PartlyFailed: Story = {
  args: { selected: SELECTED },
  beforeEach: ({ args }) => {
    args.save = fn<Save>(unlucky());
  },
  play: async ({ canvasElement }) => {
    const dialog = await start(canvasElement);
    await report(dialog, runCounts(5, 1, 1));
    await within(dialog).findByText(/^Đã đổi bởi tran\.van\.binh/);
  },
};

export const TriesOnlyTheFailedAgain: Story = {
  args: { selected: SELECTED },
  beforeEach: ({ args }) => {
    args.save = fn<Save>(unlucky());
  },
  play: async ({ args, canvasElement }) => {
    const dialog = await start(canvasElement);
    const again = await within(dialog).findByRole('button', { name: 'Thử lại 1 dòng lỗi' });
    again.focus();
    await userEvent.keyboard('{Enter}');
    await report(dialog, runCounts(6, 0, 1));
    await expect(args.save).toHaveBeenCalledTimes(8);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const StopsTheRest: Story = {
  args: { selected: SELECTED },
  beforeEach: ({ args }) => {
    args.save = fn<Save>(() => new Promise<void>((done) => setTimeout(done, 300)));
  },
  play: async ({ args, canvasElement }) => {
    const dialog = await start(canvasElement);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Dừng phần còn lại' }));
    await report(dialog, runCounts(4, 0, 3));
    await expect(args.save).toHaveBeenCalledTimes(4);
  },
};

const long = 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ, Công ty Trách nhiệm Hữu hạn Một thành viên Thương mại';

export const Stress: Story = {
  args: {
    rows: rows.slice(0, 3).map((row, index) => ({
      ...row,
      store: long,
      net: [9_999_999_999_999, 0, -1_250_000][index] as number,
    })),
    selected: SELECTED.slice(0, 3),
    save: fn<Save>(async () => {
      throw new Error(`${long}: dòng này đang được một phiên khác xử lý, chưa thay đổi gì.`);
    }),
  },
  play: async ({ canvasElement }) => {
    const dialog = await start(canvasElement);
    await report(dialog, runCounts(0, 3, 0));
  },
};
