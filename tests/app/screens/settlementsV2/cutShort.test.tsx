import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LoggedRequest, Sandbox } from '#sandbox/api.ts';
import { dialog, noDialog } from '../refundRequests/approving.tsx';
import { pageOf, provideLocks } from '../refunds/page.ts';
import { changeBy, openSettlements, puts, sandboxOfNow, settlementsOf } from './settlements.ts';

provideLocks();

const ROWS = 200;
const CUT_AT = 80;
const OTHER = 'Trần Thị Thu Hà';
const put = (id: string) => `PUT merchants/1001/settlements-v2/${id}`;

/** A service that stops responding after a number of changes. */
function failing(api: Sandbox) {
  let answered = 0;
  const sandbox: Sandbox = {
    ...api,
    handle: async (request) => {
      const answer = await api.handle(request);
      if (request.method !== 'PUT') return answer;
      answered += 1;
      return answered <= CUT_AT ? answer : new Promise<Response>(() => undefined);
    },
  };
  return { sandbox, isCut: () => answered > CUT_AT };
}

const accepted = (log: readonly LoggedRequest[]) =>
  log.filter(({ method, status }) => method === 'PUT' && status === 200).map(({ path }) => path);

/**
 * Two hundred settlements: someone else changes three, seven are refused and two responses lost; the token expires in
 * the middle, and the page reloads at 80.
 */
it('reports for each of two hundred what the service has recorded', async () => {
  const api = sandboxOfNow(ROWS);
  const ids = (await settlementsOf(api, 'sort=-period')).map(({ id }) => id);
  expect(ids).toHaveLength(ROWS);
  const others = [ids[10], ids[140], ids[160]] as string[];
  const refused = ids.slice(100, 107);
  const lost = [ids[20], ids[180]] as string[];
  const change = { recStatus: 'CANCELLED', updatedName: OTHER };

  const cut = failing(api);
  const page = pageOf(cut.sandbox);
  const first = await openSettlements(page.sandbox, 'size=10');
  await first.user.click(await screen.findByRole('checkbox', { name: /Chọn cả trang này/ }));
  await first.user.click(await screen.findByRole('button', { name: 'Chọn tất cả 200 kết quả' }));
  await first.user.click(await screen.findByRole('button', { name: 'Cập nhật trạng thái 200' }));
  let asked = await dialog(/^Cập nhật trạng thái 200 khoản$/);
  await changeBy(api, 'admin', others[0] as string, change);
  api.setFaults([
    { match: put(ids[40] as string), kind: '401', times: 1 },
    ...refused.map((id) => ({ match: put(id), kind: '429' as const, times: 1 })),
    ...lost.map((id) => ({ match: put(id), kind: 'lost' as const, times: 1 })),
  ]);
  await first.user.click(asked.getByRole('button', { name: 'Chuyển 200 khoản sang Đang đối soát' }));
  await waitFor(() => expect(cut.isCut()).toBe(true), { timeout: 60_000 });
  const before = api.requests();
  page.reload();
  const journal = JSON.parse(sessionStorage.getItem('portal.run.settlementsV2.1001.manager') ?? '{}');
  const done = (journal.done as string[]).length;
  // The expired token was renewed once, and the change was sent again with the new one.
  expect(before.filter(({ path }) => path === 'refresh-token')).toHaveLength(1);
  const recorded = async (status: string) => (await settlementsOf(api, `status=${status}`)).length;
  const reached = await recorded('PROCESSING');
  expect(done).toBeGreaterThan(70);
  expect(reached).toBeGreaterThanOrEqual(done);

  const second = await openSettlements(api, 'size=10');
  const said = `Lượt chuyển 200 khoản sang Đang đối soát bị ngắt giữa chừng: ${done} đã xong, ${ROWS - done} chưa rõ.`;
  const banner = (await screen.findByText(said)).closest('[role="status"]') as HTMLElement;
  await second.user.click(within(banner).getByRole('button', { name: `Tiếp tục ${ROWS - done} khoản` }));
  // The first part is done, and someone else cancelled one.
  const left = ROWS - reached - 1;
  asked = await dialog(new RegExp(`^Cập nhật trạng thái ${left} khoản$`));
  expect(
    asked.getByText('1 khoản giữ nguyên: Đã hủy là trạng thái cuối, không chuyển tiếp được'),
  ).toBeTruthy();
  for (const id of others.slice(1)) await changeBy(api, 'admin', id, change);
  await second.user.click(asked.getByRole('button', { name: `Chuyển ${left} khoản sang Đang đối soát` }));
  const counts = `${left - 2 - 7} thành công, 7 lỗi, 2 bỏ qua`;
  await waitFor(() => expect(asked.queryAllByText(counts).length).toBeGreaterThan(0), { timeout: 60_000 });
  expect(asked.getByText(`2 mục bỏ qua: đã đổi bởi ${OTHER} lúc 15:00`)).toBeTruthy();
  expect(await recorded('PROCESSING')).toBe(reached + left - 2 - 7);
  expect(await recorded('CANCELLED')).toBe(3);
  expect(await recorded('NEW')).toBe(7);

  await second.user.click(asked.getByRole('button', { name: 'Thử lại 7 mục lỗi' }));
  const whole = `${left - 2} thành công, 0 lỗi, 2 bỏ qua`;
  await waitFor(() => expect(asked.queryAllByText(whole).length).toBeGreaterThan(0), { timeout: 60_000 });
  expect(await recorded('PROCESSING')).toBe(ROWS - 3);
  expect(await recorded('NEW')).toBe(0);
  // Nothing was written twice.
  const written = [...accepted(before), ...accepted(puts(api))];
  expect(new Set(written).size).toBe(written.length);

  await second.user.click(asked.getAllByRole('button', { name: 'Đóng' }).at(-1) as HTMLElement);
  await noDialog();
  await waitFor(() => expect(screen.queryByText(/bị ngắt giữa chừng/)).toBe(null));
}, 180_000);
