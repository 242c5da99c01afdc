import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, waitFor } from 'storybook/test';
import { RunReport, type RunResult, type RunRow } from '#design-system';
import '../../kit/patience.ts';
import { inEnglish, visual } from '../../kit/visual.ts';

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

/** The rows are rendered after the code that arranges their columns. */
const drawn = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  waitFor(() => expect(canvasElement.querySelector('[data-row]')).toBeVisible());
export const Playground: Story = {};

export const Running: Story = {
  ...visual,
  args: {
    runner: {
      running: true,
      results: results({ state: 'done' }, failure, { state: 'running' }, { state: 'running' }),
    },
  },
  play: drawn,
};

export const AllDone: Story = {
  ...visual,
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
  ...visual,
  args: { rows: rows.map(({ id }) => ({ id })), idHeader: undefined },
  play: drawn,
};

const long = 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ, Công ty Trách nhiệm Hữu hạn Một thành viên Thương mại';

export const Stress: Story = {
  ...visual,
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
