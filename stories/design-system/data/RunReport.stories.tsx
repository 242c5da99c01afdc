import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button, RunReport, type RunResult, type RunRow, Stack, useRunner } from '#design-system';
import '../../kit/patience.ts';
import { inEnglish } from '../../kit/visual.ts';

const NAMES = ['Chi nhánh Quận 1', 'Chi nhánh Thủ Đức', 'Cửa hàng Nguyễn Huệ'];
const requests = (count: number): RunRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `YC${String(318 + index).padStart(6, '0')}`,
    name: NAMES[index % NAMES.length],
    amount: 150_000 + ((index * 7919) % 90) * 41_000,
  }));
const rows = requests(6);
const results = (...states: RunResult[]) =>
  new Map(states.map((result, index) => [rows[index]?.id ?? '', result] as const));
const failure: RunResult = { state: 'failed', message: 'Số dư không đủ để hoàn (mã RF-1042)' };

/**
 * One action on many records: its progress, each record with its own result, failures first, and at the end a
 * one-sentence summary with the money moved. `useRunner` sends the records, four at a time, and keeps the results.
 *
 * **When**: one press makes many calls: approving refund requests, setting the status of settlements, importing lines.
 *
 * **When not**: one call for all of them, which succeeds or fails as a whole (a toast, a `Banner`); a single record.
 *
 * **Buttons** come from the screen: stop the rest (`cancel`), and retry the failed ones (`run` with only these). Keep
 * the rows as they were at the start, so that a retry adds to the same report. `work` throws what the user should read:
 * an `Error`, `Skipped` when there was nothing to do, `StopRun` when signed out or without the permission.
 *
 * **Common mistakes**: closing it automatically at the end; retrying all records; a new idempotency key for a retry;
 * the service's code as a reason.
 */
const meta = {
  component: RunReport,
  args: {
    label: 'Duyệt yêu cầu hoàn',
    rows,
    idHeader: 'Mã yêu cầu',
    runner: {
      running: false,
      results: results(
        { state: 'done' },
        failure,
        { state: 'done' },
        { state: 'skipped', message: 'Đã duyệt bởi tran.van.binh lúc 08:58:12' },
        { state: 'done' },
        { state: 'done' },
      ),
    },
  },
} satisfies Meta<typeof RunReport>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Built as in a screen: buttons to start, stop and retry. */
function RunningOperation({
  work,
  ...report
}: ComponentProps<typeof RunReport> & { work: (row: RunRow) => Promise<void> }) {
  const runner = useRunner<RunRow>(({ id }) => id, work);
  const [begun, setBegun] = useState(false);
  const failed = report.rows.filter(({ id }) => runner.results.get(id)?.state === 'failed');
  const begin = () => {
    setBegun(true);
    void runner.run(report.rows);
  };
  return (
    <main>
      <Stack>
        {begun && <RunReport {...report} runner={runner} />}
        <Stack direction="row" gap={2}>
          {!begun && <Button onClick={begin}>Duyệt</Button>}
          {runner.running && <Button onClick={runner.cancel}>Dừng phần còn lại</Button>}
          {!runner.running && failed.length > 0 && (
            <Button onClick={() => runner.run(failed)}>{`Thử lại ${failed.length} yêu cầu lỗi`}</Button>
          )}
        </Stack>
      </Stack>
    </main>
  );
}

/** The rows are rendered after the code that arranges their columns. */
const drawn = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  waitFor(() => expect(canvasElement.querySelector('[data-row]')).toBeVisible());
/** The summary of the run, in the page's language. */
const ended = (canvas: HTMLElement, done: number, failed: number, skipped: number) =>
  within(canvas).findByText(
    new RegExp(
      `^(${done} thành công, ${failed} lỗi, ${skipped} bỏ qua|${done} succeeded, ${failed} failed, ${skipped} skipped)$`,
    ),
    { selector: '[data-tone] *' },
  );

export const Playground: Story = {};

export const PartlyFailed: Story = { ...inEnglish, play: drawn };

export const Running: Story = {
  ...inEnglish,
  args: {
    runner: {
      running: true,
      results: results({ state: 'done' }, failure, { state: 'running' }, { state: 'running' }),
    },
  },
  play: drawn,
};

export const AllDone: Story = {
  ...inEnglish,
  args: { runner: { running: false, results: results(...rows.map((): RunResult => ({ state: 'done' }))) } },
  play: drawn,
};

/** Signed out during the run: unsent items say so. */
export const StoppedByItself: Story = {
  ...inEnglish,
  args: {
    runner: {
      running: false,
      results: results(
        { state: 'done' },
        { state: 'failed', message: 'Phiên đăng nhập đã hết hạn' },
        ...rows
          .slice(2)
          .map(
            (): RunResult => ({ state: 'skipped', reason: 'stopped', message: 'Phiên đăng nhập đã hết hạn' }),
          ),
      ),
    },
  },
  play: drawn,
};

/** Lines of a file: no names, no money. */
export const OnlyIds: Story = {
  ...inEnglish,
  args: { rows: rows.map(({ id }) => ({ id })), idHeader: undefined },
  play: drawn,
};

const long = 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ, Công ty Trách nhiệm Hữu hạn Một thành viên Thương mại';

export const Stress: Story = {
  ...inEnglish,
  args: {
    label: long,
    rows: [9_999_999_999_999, 0, -9_999_999_999_999, 9_999_999_999_999].map((amount, index) => ({
      id: rows[index]?.id ?? '',
      name: long,
      amount,
    })),
    runner: {
      running: false,
      results: results(
        { state: 'done' },
        { state: 'done' },
        { state: 'failed', message: '' },
        { state: 'failed', message: `${long}: yêu cầu đang được một phiên khác xử lý, chưa thay đổi gì.` },
      ),
    },
  },
  play: drawn,
};

export const StopsByKeyboard: Story = {
  args: { rows: requests(10) },
  render: (args) => (
    <RunningOperation {...args} work={() => new Promise<void>((done) => setTimeout(done, 300))} />
  ),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Duyệt' }).focus();
    await userEvent.keyboard('{Enter}');
    const report = await within(canvasElement).findByRole('group', { name: 'Duyệt yêu cầu hoàn' });
    await waitFor(() => expect(report).toHaveFocus());
    within(canvasElement).getByRole('button', { name: 'Dừng phần còn lại' }).focus();
    await userEvent.keyboard(' ');
    await ended(canvasElement, 4, 0, 6);
    await waitFor(() => expect(report).toHaveFocus());
  },
};
