import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  calls,
  type DetailBody,
  findTransactions,
  NOW,
  openPortal,
  sandboxOfNow,
  section,
} from './portal.tsx';

const page = (slug: string) => `/merchant/transaction/${slug}`;

/** Opens the newest transaction that matches a query, optionally with a changed response. */
async function openOne(query: string, change?: (detail: DetailBody) => void) {
  const api = sandboxOfNow();
  const [row] = await findTransactions(api, query);
  const portal = await openPortal(api, page(row!.slug), change && { change });
  await screen.findByText('Dữ liệu gốc');
  return { api, row: row!, ...portal };
}

/** The value of a term in a section of the page. */
async function fieldOf(part: string, term: string) {
  const name = within(await section(part)).getByText(term);
  return name.closest('div')?.querySelector('dd')?.textContent;
}

describe('a transaction', () => {
  it('shows its amount, its id and its three statuses', async () => {
    await openOne('status=PARTIALLY_REFUNDED', ({ detail }) => {
      Object.assign(detail, { amount: 6_199_000, refundStatus: 'SUCCESS', reconcileStatus: 'HOLD' });
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('6.199.000\u00a0₫');
    expect(within(await section('Tóm tắt')).getAllByText('Đã hoàn một phần')).not.toHaveLength(0);
    expect(await fieldOf('Tóm tắt', 'Hoàn tiền')).toBe('Hoàn tiền thành công');
    expect(await fieldOf('Tóm tắt', 'Đối soát')).toBe('Tạm giữ');
    expect(document.title).toMatch(/^GD\d+ · /);
  });

  it('names the accounts of a name that several people may have', async () => {
    const api = sandboxOfNow();
    const [{ payerName = '' } = {}] = await findTransactions(api, 'status=SUCCESS');
    // Other payers can share a part of the name.
    const asked = new URLSearchParams({ payer: payerName.split(' ')[0] ?? '' });
    await openPortal(api, `/merchant/transaction?${asked}`);
    const notice = await screen.findByText(/^Tên này có ở \d+ tài khoản/, {}, { timeout: 20_000 });
    expect(notice.textContent?.match(/•••• \d{4}/g)).toHaveLength(5);
  });

  it('lists its refunds with what is left, and says when and why one failed or was rejected', async () => {
    await openOne('status=PARTIALLY_REFUNDED', ({ summary, refunds }) => {
      Object.assign(summary, { amount: 500_000, refunded: 120_000, waiting: 0, refundable: 380_000 });
      const [first] = refunds.splice(0);
      const moment = { completedAt: NOW - 60 };
      refunds.push(
        { ...first, id: 'HT1', amount: 120_000, reason: 'DUPLICATE', status: 'SENT_TO_BANK' },
        { ...first, ...moment, id: 'HT2', status: 'FAILED', errorCode: 'BANK_05' },
        { ...first, ...moment, id: 'HT3', status: 'REJECTED', rejectReason: 'Đơn đã giao đủ' },
      );
    });
    const refunds = within(await section('Hoàn tiền'));
    expect(refunds.getByText('Hoàn 120.000 ₫')).toBeTruthy();
    expect(refunds.getByText('Đã gửi ngân hàng')).toBeTruthy();
    expect(refunds.getByText('Trùng giao dịch')).toBeTruthy();
    expect(refunds.getByText('Còn có thể hoàn: 380.000 ₫')).toBeTruthy();
    for (const moment of ['Thời gian thất bại', 'Thời gian từ chối'])
      expect(refunds.getByText(moment).nextElementSibling?.textContent).toMatch(/^\d\d\//);
    // Only the first may still be completed.
    expect(refunds.getAllByText('Thời gian hoàn thành')).toHaveLength(1);
    expect(refunds.getByText('Ngân hàng nhận từ chối (mã BANK_05)')).toBeTruthy();
    expect(refunds.getByText('Đơn đã giao đủ')).toBeTruthy();
  });

  it('tells what happened, newest last, with the pauses between, and leads to all payments of its payer', async () => {
    const { row, user, address } = await openOne('status=SUCCESS', ({ detail }) => {
      // The account of a payer is masked for all users.
      detail.payerAccount = '0123456789012';
      detail.timeline = [
        { at: NOW - 100, status: 'SUCCESS' },
        { at: NOW - 4000, status: 'INIT' },
        { at: NOW - 3940, status: 'PENDING', description: 'Khách mở mã QR' },
      ];
    });
    const steps = within(await section('Dòng thời gian')).getAllByRole('listitem');
    expect(steps.map((step) => step.querySelector('.title')?.textContent)).toEqual([
      'Khởi tạo',
      'Chờ thanh toán',
      'Thành công',
    ]);
    expect(steps[0]?.querySelector('.gap')).toBe(null);
    expect(steps[1]?.textContent).toContain('sau 1 phút');
    expect(steps[1]?.textContent).toContain('Khách mở mã QR');
    expect(steps[2]?.textContent).toContain('sau 1 giờ 4 phút');

    expect(await fieldOf('Thông tin thanh toán', 'Tài khoản chuyển')).toBe('•••• 9012');
    const payer = await fieldOf('Thông tin thanh toán', 'Người chuyển');
    await user.click(screen.getByRole('link', { name: 'Mọi giao dịch mang tên người chuyển này' }));
    await waitFor(() => expect(new URL(address() ?? '', 'http://x').searchParams.get('payer')).toBe(payer));
    await screen.findByRole('rowheader', { name: row.id }, { timeout: 20_000 });
  });

  it('explains a reversed one, on paper too', async () => {
    await openOne('status=REVERSED');
    expect(screen.getByText(/Khách đã bị trừ tiền nhưng giao dịch chưa thành công/)).toBeTruthy();
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(screen.getAllByText(/Khách đã bị trừ tiền/)).toHaveLength(2);
  });

  it('gives the reason of a failure with its code, in words of its own if it has them', async () => {
    const failure = { failureCode: '51', failureMessage: 'Tài khoản không đủ số dư' };
    const { user } = await openOne('status=FAILED', ({ detail }) => Object.assign(detail, failure));
    // Above everything else, in the page's own words for the code, whatever the service's message.
    const banner = (await screen.findByText('Lý do thất bại')).closest('[data-tone]');
    expect(banner?.textContent).toContain('Tài khoản không đủ số dư để thực hiện giao dịch (mã 51)');
    expect(screen.getAllByText(/\(mã 51\)/)).toHaveLength(1);
    Object.assign(failure, { failureCode: 'X9', failureMessage: 'Ngân hàng bảo trì' });
    await user.click(screen.getByRole('button', { name: 'Đồng bộ trạng thái' }));
    expect(await screen.findByText('Ngân hàng bảo trì (mã X9)')).toBeTruthy();
  });

  it('refreshes, and says as of when', async () => {
    const change = { status: 'PROCESSING' };
    const { user, api } = await openOne('status=SUCCESS', ({ detail }) => Object.assign(detail, change));
    expect(within(await section('Tóm tắt')).getAllByText('Đang xử lý')).not.toHaveLength(0);
    change.status = 'SUCCESS';
    // A successful payment is also searched for among the settlements.
    const readings = () =>
      calls(api, 'GET').filter(({ path }) => path.includes('/order/transactions/')).length;
    const before = readings();
    await user.click(screen.getByRole('button', { name: 'Đồng bộ trạng thái' }));
    expect(await within(await section('Tóm tắt')).findByText('Thành công')).toBeTruthy();
    expect(readings()).toBe(before + 1);
  });
});

describe('careless data from a service or person', () => {
  it('may be an unknown status: it stands as it came', async () => {
    const status = 'constructor';
    await openOne('status=SUCCESS', ({ detail }) => Object.assign(detail, { status, method: status }));
    expect(within(await section('Tóm tắt')).getAllByText(status)).not.toHaveLength(0);
    expect(await fieldOf('Thông tin thanh toán', 'Phương thức')).toBe(status);
  });

  it('may leave fields out: each is a dash', async () => {
    await openOne('status=SUCCESS', ({ detail, summary }) => {
      for (const key of ['storeName', 'merchantRefId', 'paidAt', 'timeline', 'note', 'fee'])
        delete detail[key];
      delete summary.fee;
    });
    expect(within(await section('Tóm tắt')).getByText(/^- ·/)).toBeTruthy();
    expect(await fieldOf('Thông tin đơn hàng', 'Thời gian thanh toán')).toMatch(/^-/);
    const line = screen.getByRole('group', { name: 'Dòng tiền' });
    await waitFor(() => expect(line.textContent).toContain('Phí -'));
    expect(screen.getByText('Chưa có ghi chú.')).toBeTruthy();
  });
});
