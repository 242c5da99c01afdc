import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Sandbox } from '#sandbox/api.ts';
import { dialog, noDialog } from '../refundRequests/approving.tsx';
import {
  changeBy,
  firstOf,
  NOW,
  openSettlements,
  puts,
  rowOf,
  sandboxOfNow,
  settlementOf,
  settlementsOf,
  withBodies,
} from './settlements.ts';

const OTHER = 'Trần Thị Thu Hà';

/** Opens the menu of a row, and chooses an item. */
async function choose({ user }: Awaited<ReturnType<typeof openSettlements>>, id: string, item: RegExp) {
  (await rowOf(id)).focus();
  await user.keyboard('m');
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** Opens one settlement of a status, and starts a change to the next one. */
async function askFor(api: Sandbox, from: string, word: string) {
  const row = await firstOf(api, `status=${from}`);
  const portal = await openSettlements(api, `status=${from}`);
  await choose(portal, row.id, new RegExp(`^Chuyển sang ${word}`));
  return { ...portal, row, asked: await dialog(/^Cập nhật trạng thái 1 khoản$/) };
}

describe('one settlement', () => {
  it.each([
    ['NEW', 'Đang đối soát', { recStatus: 'PROCESSING' }],
    ['PROCESSING', 'Cần tra soát', { recStatus: 'REJECTED' }],
    ['APPROVED', 'Đã thanh toán', { recStatus: 'PAYMENT_COMPLETED', recApprovedAt: NOW }],
    ['PAYMENT_COMPLETED', 'Hoàn thành', { recStatus: 'COMPLETED', recPaymentAt: NOW }],
  ])('changes from %s to %s with exactly the request in the specification', async (from, word, sent) => {
    const { sandbox, bodies } = withBodies(sandboxOfNow());
    const { user, asked, row } = await askFor(sandbox, from, word);
    await user.click(asked.getByRole('button', { name: `Chuyển 1 khoản sang ${word}` }));
    expect(await screen.findByText(`Đã chuyển ${row.id} sang ${word}`)).toBeTruthy();
    await noDialog();
    expect(bodies).toEqual([{ updatedName: 'Lê Hoàng Nam', ...sent }]);
    expect(await settlementOf(sandbox, row.id)).toMatchObject({ updatedName: 'Lê Hoàng Nam', ...sent });
    // The row no longer matches the status filter.
    await waitFor(() => expect(document.querySelector(`tbody [data-row="${row.id}"]`)).toBe(null));
  });

  it('opens its dialog by the key u, for the focused row', async () => {
    const api = sandboxOfNow();
    const row = await firstOf(api, 'status=REJECTED');
    const { user } = await openSettlements(api, 'status=REJECTED');
    (await rowOf(row.id)).focus();
    await user.keyboard('u');
    const asked = await dialog(/^Cập nhật trạng thái 1 khoản$/);
    expect(asked.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
      expect.stringContaining('Đang đối soát'),
      expect.stringContaining('Đã hủy'),
    ]);
    await user.click(asked.getByRole('radio', { name: /Đã hủy/ }));
    await user.click(asked.getByRole('button', { name: 'Chuyển 1 khoản sang Đã hủy' }));
    await noDialog();
    expect((await settlementOf(api, row.id)).recStatus).toBe('CANCELLED');
  });

  it('with a final or unknown status cannot change, and says so', async () => {
    const api = sandboxOfNow();
    for (const [status, word] of [
      ['COMPLETED', 'Hoàn thành'],
      ['WAITING_PARTNER', 'WAITING_PARTNER'],
    ] as const) {
      const row = (await settlementsOf(api)).find(({ recStatus }) => recStatus === status);
      const { user, close } = await openSettlements(api, `q=${row?.id}`);
      (await rowOf(row?.id ?? '')).focus();
      await user.keyboard('u');
      const said = `${word} là trạng thái cuối, không chuyển tiếp được`;
      expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
      expect(document.querySelector('[aria-modal="true"]')).toBe(null);
      close();
    }
    expect(puts(api)).toEqual([]);
  });

  it('changed by another user since it was seen is left alone, and says by whom and when', async () => {
    const api = sandboxOfNow();
    const { user, asked, row } = await askFor(api, 'NEW', 'Đang đối soát');
    await changeBy(api, 'admin', row.id, { recStatus: 'CANCELLED', updatedName: OTHER });
    api.clearRequests();
    await user.click(asked.getByRole('button', { name: 'Chuyển 1 khoản sang Đang đối soát' }));
    await asked.findAllByText('0 thành công, 0 lỗi, 1 bỏ qua');
    expect(asked.getByText(`đã đổi bởi ${OTHER} lúc 15:00`)).toBeTruthy();
    expect(puts(api)).toEqual([]);
  });

  it('shows the service’s own message if refused', async () => {
    const api = sandboxOfNow();
    const { user, asked, row } = await askFor(api, 'NEW', 'Đang đối soát');
    // Between reading and sending, within the same second.
    const racing: Sandbox['handle'] = api.handle.bind(api);
    api.setFaults([{ match: 'PUT *', kind: 'says-no' }]);
    await user.click(asked.getByRole('button', { name: 'Chuyển 1 khoản sang Đang đối soát' }));
    await asked.findAllByText('0 thành công, 1 lỗi, 0 bỏ qua');
    expect(asked.getByText('Dịch vụ hoàn tiền đang tạm dừng')).toBeTruthy();
    expect((await settlementOf({ ...api, handle: racing }, row.id)).recStatus).toBe('NEW');
  });

  it('is not reported as done if the service changed another settlement', async () => {
    const real = sandboxOfNow();
    const [row, other] = await settlementsOf(real, 'status=NEW');
    const api: Sandbox = {
      ...real,
      handle: async (request) => {
        const { method, headers, url } = request;
        if (method !== 'PUT') return real.handle(request);
        const init = { method, headers, body: await request.text() };
        return real.handle(new Request(url.replace(row!.id, other!.id), init));
      },
    };
    const { user, asked } = await askFor(api, 'NEW', 'Đang đối soát');
    await user.click(asked.getByRole('button', { name: 'Chuyển 1 khoản sang Đang đối soát' }));
    await asked.findAllByText('0 thành công, 0 lỗi, 0 bỏ qua, 1 chưa rõ');
    expect((await settlementOf(real, row!.id)).recStatus).toBe('NEW');
  });

  it('without any response is unknown, is looked up, and is sent again only by the user', async () => {
    const api = sandboxOfNow();
    const { user, asked, row } = await askFor(api, 'NEW', 'Đang đối soát');
    api.setFaults([{ match: 'PUT *', kind: '503', times: 1 }]);
    await user.click(asked.getByRole('button', { name: 'Chuyển 1 khoản sang Đang đối soát' }));
    await asked.findAllByText('0 thành công, 0 lỗi, 0 bỏ qua, 1 chưa rõ');
    await user.click(asked.getByRole('button', { name: 'Kiểm tra lại 1' }));
    const again = await asked.findByRole('button', { name: 'Gửi lại 1' });
    expect(puts(api)).toHaveLength(1);
    await user.click(again);
    await noDialog();
    expect(puts(api)).toHaveLength(2);
    expect((await settlementOf(api, row.id)).recStatus).toBe('PROCESSING');
  });

  it('is read-only without the permission: its menu, the panel and the key say why', async () => {
    const api = sandboxOfNow();
    const row = await firstOf(api, 'status=NEW');
    const { user } = await openSettlements(api, `status=NEW&peek=${row.id}`, 'auditor');
    const panel = within(await screen.findByRole('complementary', { name: row.id }));
    const reason = 'Bạn chưa có quyền cập nhật đối soát (reconcile:update)';
    const button = await panel.findByRole('button', { name: 'Cập nhật trạng thái' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    (await rowOf(row.id)).focus();
    await user.keyboard('u');
    expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
    await user.keyboard('xu');
    expect(document.querySelector('[aria-modal="true"]')).toBe(null);
    await user.keyboard('n');
    const note = 'Bạn chưa có quyền ghi chú (reconcile:update)';
    expect((await screen.findAllByText(note)).length).toBeGreaterThan(0);
    expect(document.querySelector('[aria-modal="true"]')).toBe(null);
  });
});

describe('many settlements', () => {
  it('show old and new status with counts and sums, and which stay unchanged and why', async () => {
    const api = sandboxOfNow();
    const all = await settlementsOf(api, 'sort=-period');
    const store = all.find(({ recStatus }) => recStatus === 'REJECTED')?.storeId;
    const rows = await settlementsOf(api, `storeId=${store}`);
    const of = (...statuses: string[]) => rows.filter(({ recStatus }) => statuses.includes(recStatus));
    const going = of('NEW', 'REJECTED');
    const { user } = await openSettlements(api, `store=${store}&size=50`);
    await user.click(await screen.findByRole('checkbox', { name: /Chọn cả trang này/ }));
    await user.keyboard('u');
    const asked = await dialog(/^Cập nhật trạng thái/);
    await user.click(asked.getByRole('radio', { name: /Đang đối soát/ }));
    await dialog(new RegExp(`^Cập nhật trạng thái ${going.length} khoản`));
    expect(asked.getByText('Số khoản').nextElementSibling?.textContent).toBe(
      `${going.length} trong ${rows.length} mục đã chọn`,
    );
    const grouped = new Intl.NumberFormat('vi-VN');
    for (const status of ['NEW', 'REJECTED']) {
      const own = of(status);
      const sum = own.reduce((total, { net = 0 }) => total + net, 0);
      expect(asked.getByText(`${own.length} khoản · ${grouped.format(sum)} ₫`)).toBeTruthy();
    }
    const final = of('COMPLETED').length;
    expect(
      asked.getByText(`${final} khoản giữ nguyên: Hoàn thành là trạng thái cuối, không chuyển tiếp được`),
    ).toBeTruthy();
    await user.click(asked.getByRole('button', { name: `Chuyển ${going.length} khoản sang Đang đối soát` }));
    await asked.findAllByText(`${going.length} thành công, 0 lỗi, 0 bỏ qua`);
    expect(puts(api)).toHaveLength(going.length);
  });

  it('are selected from row to row with Shift and x, and all of them by one button', async () => {
    const api = sandboxOfNow();
    const [first, , third] = await settlementsOf(api, 'status=NEW&sort=-period');
    const { user } = await openSettlements(api, 'status=NEW&size=10');
    const count = (await settlementsOf(api, 'status=NEW')).length;
    (await rowOf(first?.id ?? '')).focus();
    await user.keyboard('x');
    // Moving without Shift keeps the selection.
    await user.keyboard('jj');
    expect(document.activeElement).toBe(await rowOf(third?.id ?? ''));
    await user.keyboard('{Shift>}X{/Shift}');
    await screen.findByRole('region', { name: 'Đã chọn 3' });
    expect(screen.queryByRole('button', { name: /^Chọn tất cả/ })).toBe(null);
    await user.click(await screen.findByRole('checkbox', { name: /Chọn cả trang này/ }));
    await user.click(await screen.findByRole('button', { name: `Chọn tất cả ${count} kết quả` }));
    await screen.findByRole('region', { name: `Đã chọn ${count}` });
    await screen.findByRole('button', { name: `Cập nhật trạng thái ${count}` });
  });
});
