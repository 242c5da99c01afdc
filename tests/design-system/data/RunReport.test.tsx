import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button, DesignSystemProvider, labelsEn, RunReport, type RunRow, useRunner } from '#design-system';
import { setUpWindow } from '../window.ts';

const rows = Array.from({ length: 40 }, (_, index): RunRow => ({ id: `YC${index}`, amount: 1_000_000 }));
const UNLUCKY = [3, 8, 9, 20, 27, 33, 39].map((index) => `YC${index}`);

interface ScreenProps {
  work: (row: RunRow) => Promise<void>;
  rows?: readonly RunRow[];
}

/** As a screen puts it together: a button that begins, one that stops, one for those that failed. */
function Screen({ work, rows: all = rows }: ScreenProps) {
  const runner = useRunner<RunRow>(({ id }) => id, work);
  const [begun, setBegun] = useState(false);
  const begin = () => {
    setBegun(true);
    void runner.run(all);
  };
  const failed = all.filter(({ id }) => runner.results.get(id)?.state === 'failed');
  if (!begun) return <Button onClick={begin}>Duyệt</Button>;
  return (
    <main>
      <RunReport label="Duyệt yêu cầu hoàn" rows={all} runner={runner} idHeader="Mã yêu cầu" />
      {runner.running && <Button onClick={runner.cancel}>Dừng</Button>}
      {runner.running && (
        <Button onClick={runner.paused ? runner.resume : runner.pause}>
          {runner.paused ? 'Chạy tiếp' : 'Tạm dừng'}
        </Button>
      )}
      {!runner.running && failed.length > 0 && <Button onClick={() => runner.run(failed)}>Thử lại</Button>}
    </main>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** The rows come after the code that arranges their columns. */
const drawn = () => screen.findAllByRole('rowheader');
/** The sentence that is seen; the live region says it too. */
const inBanner = { selector: '[data-tone] *' };
/** The first column of each line, top to bottom. */
const idsShown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const lineOf = (id: string) =>
  within(screen.getByRole('rowheader', { name: id }).closest('tr') as HTMLTableRowElement);
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

it('shows forty of which seven fail: the seven first with their reasons, and the money that moved', async () => {
  let isBroken = true;
  const work = vi.fn(async ({ id }: RunRow) => {
    if (isBroken && UNLUCKY.includes(id)) throw new Error(`Máy chủ từ chối ${id} vì số dư không đủ`);
  });
  render(<Screen work={work} />);
  await press('Duyệt');
  expect(await screen.findByText('33 thành công, 7 lỗi, 0 bỏ qua')).toBeTruthy();
  await drawn();
  screen.getByRole('columnheader', { name: 'Mã yêu cầu' });
  expect(idsShown().slice(0, 7)).toEqual(UNLUCKY);
  await waitFor(() => expect(idsShown()).toHaveLength(40));
  for (const id of UNLUCKY) lineOf(id).getByText(`Máy chủ từ chối ${id} vì số dư không đủ`);
  const sums = 'Số tiền thành công: 33.000.000\u00a0₫. Chưa thành công: 7.000.000\u00a0₫.';
  expect(said()).toEqual([`33 thành công, 7 lỗi, 0 bỏ qua. ${sums}`]);

  isBroken = false;
  work.mockClear();
  await press('Thử lại');
  expect(await screen.findByText('40 thành công, 0 lỗi, 0 bỏ qua')).toBeTruthy();
  expect(work.mock.calls.map(([{ id }]) => id)).toEqual(UNLUCKY);
  await waitFor(() => expect(idsShown()).toEqual(rows.map(({ id }) => id)));
});

it('counts while it runs, says nothing yet, and in the end what was left out', async () => {
  const ends: (() => void)[] = [];
  render(<Screen work={() => new Promise<void>((end) => void ends.push(end))} rows={rows.slice(0, 10)} />);
  await press('Duyệt');
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Duyệt yêu cầu hoàn' });
  await drawn();
  await act(async () => ends[0]?.());
  expect(screen.getByText('Đã xong 1/10')).toBeTruthy();
  expect([bar.value, bar.max]).toEqual([1, 10]);
  expect(said()).toEqual(['']);
  lineOf('YC0').getByText('Thành công');
  lineOf('YC1').getByText('Đang gửi');
  lineOf('YC9').getByText('Đang chờ');
  expect(idsShown()[0]).toBe('YC0');

  await press('Dừng');
  for (const end of ends) await act(async () => end());
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText('5 thành công, 0 lỗi, 5 bỏ qua')).toBeTruthy();
  lineOf('YC9').getByText('Đã dừng trước khi gửi');
});

it('leaves the focus where somebody reads', async () => {
  const ends: (() => void)[] = [];
  render(<Screen work={() => new Promise<void>((end) => void ends.push(end))} rows={rows.slice(0, 1)} />);
  await press('Duyệt');
  const region = screen.getByRole('region', { name: 'Kết quả từng mục' });
  region.focus();
  await act(async () => ends[0]?.());
  expect(screen.getByText('1 thành công, 0 lỗi, 0 bỏ qua')).toBeTruthy();
  expect(document.activeElement).toBe(region);
});

it('has no column for what no item has, and speaks English', async () => {
  const results = new Map([['a', { state: 'skipped', message: 'Approved by somebody else' } as const]]);
  const draw = (all: readonly RunRow[]) => (
    <DesignSystemProvider labels={labelsEn}>
      <RunReport label="Import" rows={all} runner={{ results, running: false }} />
    </DesignSystemProvider>
  );
  const { rerender } = render(draw([{ id: 'a' }]));
  await screen.findByRole('rowheader', { name: 'a' });
  const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads()).toEqual(['ID', 'Result', 'Reason']);
  expect(said()).toEqual(['0 succeeded, 0 failed, 1 skipped']);
  rerender(draw([{ id: 'a', name: 'Chi nhánh Quận 1', amount: 0 }]));
  expect(heads()).toEqual(['ID', 'Name', 'Amount (VND)', 'Result', 'Reason']);
});

it('is read page by page when it is long, failures on the first one', async () => {
  const many = Array.from({ length: 101 }, (_, index): RunRow => ({ id: `DS${index}` }));
  const work = async ({ id }: RunRow) => {
    if (id === 'DS100') throw new Error('Sai ngày');
  };
  render(<Screen work={work} rows={many} />);
  await press('Duyệt');
  await screen.findByText('100 thành công, 1 lỗi, 0 bỏ qua', inBanner);
  await drawn();
  await waitFor(() => expect(idsShown()).toHaveLength(50));
  expect(idsShown()[0]).toBe('DS100');
});

describe('on a phone', () => {
  setUpWindow(390);

  it('is a card for each item on phones, with its reason', async () => {
    const results = new Map([
      ['a', { state: 'done' } as const],
      ['b', { state: 'failed', message: 'Số dư không đủ' } as const],
    ]);
    render(
      <RunReport
        label="Duyệt"
        rows={[
          { id: 'a', amount: 5 },
          { id: 'b', amount: 7 },
        ]}
        runner={{ results, running: false }}
      />,
    );
    const cards = await screen.findAllByRole('listitem');
    expect(cards.map(({ dataset }) => dataset.row)).toEqual(['b', 'a']);
    within(cards[0] as HTMLElement).getByText('Số dư không đủ');
    expect(screen.queryByRole('table')).toBeNull();
  });
});
