import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import '../kit/patience.ts';
import { inPortal } from '../kit/patterns.tsx';
import { inEveryMode, visual } from '../kit/visual.ts';
import { ImportWizard, type ImportWizardProps } from './kit/ImportWizard.tsx';
import { IMPORT_COLUMNS } from './kit/importFile.ts';
import { runCounts, runProgress } from './kit/runCounts.ts';

type Send = ImportWizardProps['send'];

const HEAD = IMPORT_COLUMNS.join(',');
const lines = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `GD${260302900 - index * 7},02/03/2026,${(index + 1) * 150_000}`,
  );
const fileOf = (...rows: string[]) =>
  new File(['\uFEFF', [HEAD, ...rows].join('\r\n')], 'doi-soat-02-03.csv', {
    type: 'text/csv',
    lastModified: 1_772_416_800_000,
  });

const good = fileOf(...lines(6));
const mixed = fileOf(
  ...lines(8),
  'GD260302900,02/03/2026,150000',
  ',02/03/2026,80000',
  'GD260302100,32/03/2026,90000',
  'GD260302101,02/03/2026,"1.500,50"',
  '2.60302E+08,02/03/2026,75000',
);

/** A file with many lines: choose, check, send, and never send what was not looked at. */
const meta = {
  component: ImportWizard,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '46rem' } } },
  decorators: [inPortal('settlement', 'Đối soát')],
  args: { send: fn<Send>(async () => undefined) },
} satisfies Meta<typeof ImportWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

const pick = async (canvas: HTMLElement, file: File) => {
  await userEvent.upload(within(canvas).getByLabelText('Tệp đối soát'), file);
  const next = within(canvas).getByRole('button', { name: 'Kiểm tra tệp' });
  await waitFor(() => expect(next).toBeEnabled());
  next.focus();
  await userEvent.keyboard('{Enter}');
  await within(canvas).findByRole('tablist');
};
const start = (canvas: HTMLElement) =>
  userEvent.click(within(canvas).getByRole('button', { name: /^Nhập \d+ dòng/ }));
/** The sentence over all lines, once the lines below it are drawn too. */
const ended = async (canvas: HTMLElement, words: string | RegExp) => {
  await within(canvas).findByText(words, { selector: '[data-tone] *' });
  await waitFor(() => expect(canvas.querySelector('main [data-row]')).toBeVisible());
};

export const Default: Story = { ...inEveryMode };

export const FileChosen: Story = {
  ...visual,
  play: async ({ canvasElement }) => {
    await userEvent.upload(within(canvasElement).getByLabelText('Tệp đối soát'), good);
    await expect(await within(canvasElement).findByText('doi-soat-02-03.csv')).toBeVisible();
  },
};

export const SomeLinesAreWrong: Story = {
  ...visual,
  play: async ({ canvasElement }) => {
    await pick(canvasElement, mixed);
    await ended(canvasElement, '8 dòng hợp lệ, 5 dòng lỗi');
    await expect(await within(canvasElement).findByText('Thiếu mã giao dịch')).toBeVisible();
  },
};

export const Running: Story = {
  ...visual,
  args: {
    send: fn<Send>(({ line }) => (line < 4 ? Promise.resolve() : new Promise(() => undefined))),
  },
  play: async ({ canvasElement }) => {
    await pick(canvasElement, good);
    await start(canvasElement);
    await within(canvasElement).findByText(runProgress(2, 6));
    await waitFor(() => expect(canvasElement.querySelector('main [data-row]')).toBeVisible());
  },
};

export const Ended: Story = {
  ...visual,
  args: {
    send: fn<Send>(async ({ line }) => {
      if (line === 3) throw new Error('Không có giao dịch này trong kỳ');
    }),
  },
  play: async ({ canvasElement }) => {
    await pick(canvasElement, good);
    await start(canvasElement);
    await ended(canvasElement, runCounts(5, 1, 0));
  },
};

export const SendsOnlyWhatIsRight: Story = {
  play: async ({ args, canvasElement }) => {
    await pick(canvasElement, mixed);
    await expect(args.send).not.toHaveBeenCalled();
    await start(canvasElement);
    await ended(canvasElement, runCounts(8, 0, 0));
    await expect(args.send).toHaveBeenCalledTimes(8);
  },
};

export const GoesBackByItsSteps: Story = {
  play: async ({ canvasElement }) => {
    await pick(canvasElement, mixed);
    const back = within(canvasElement).getByRole('button', { name: /^Chọn tệp\s*,/ });
    back.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(canvasElement).findByText('doi-soat-02-03.csv')).toBeVisible();
  },
};

export const StopsTheRest: Story = {
  args: { send: fn<Send>(() => new Promise<void>((done) => setTimeout(done, 300))) },
  play: async ({ args, canvasElement }) => {
    await pick(canvasElement, good);
    await start(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Dừng phần còn lại' }));
    await ended(canvasElement, runCounts(4, 0, 2));
    await expect(args.send).toHaveBeenCalledTimes(4);
  },
};

const long = 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ, Công ty Trách nhiệm Hữu hạn Một thành viên Thương mại';

export const Stress: Story = {
  ...visual,
  play: async ({ canvasElement }) => {
    await pick(
      canvasElement,
      fileOf('GD1,02/03/2026,9999999999999', 'GD2,02/03/2026,0', `${long},không phải ngày,-1250000`),
    );
    await userEvent.click(within(canvasElement).getByRole('tab', { name: /^Tất cả/ }));
    await within(canvasElement).findByText(/^9\.999\.999\.999\.999( ₫)?$/);
  },
};
