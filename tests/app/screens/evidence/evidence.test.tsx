/* The evidence pack: its content in both languages, its masks, and that it never hides a missing part. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readSheet } from '#app/lib/file/sheetFile.ts';
import { masksOf } from '#app/screens/evidence/evidence.ts';
import { api, NOW, type OpenedPortal, type Opening, openPortal, promised } from '#tests/screens/kit.tsx';
import { findTransactions } from '../transactions/portal.tsx';

/** Paid by transfer to a virtual account, settled, and partially refunded. */
const PAID = 'gd26111210539';
const PAGE = `/merchant/transaction/${PAID}/evidence`;
const PAYER = 'DOAN KHANH CHAU';
const CONTENT = 'DOAN KHANH CHAU thanh toan ban 27';
const SETTLEMENTS = 'GET merchants/*/settlements';

const open = async (opening: Opening = {}, address = PAGE) => openPortal(address, opening);
const part = async (name: string) => screen.findByRole('region', { name: new RegExp(`^${name} / `) });
/** The value of a term in a part. */
const fieldOf = async (name: string, term: string) =>
  within(await part(name))
    .getByText(term)
    .closest('div')
    ?.querySelector('dd')?.textContent;
const isWhole = async ({ t }: OpenedPortal) =>
  waitFor(() =>
    expect(screen.getByRole('button', { name: t('action.print') }).hasAttribute('aria-disabled')).toBe(false),
  );
const asked = (name: string) => api.requests().filter(({ path }) => path.includes(name));

/** The content of the file, line by line. */
async function saved({ press, t }: OpenedPortal): Promise<{ lines: string[][]; text: string }> {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await press(t('evidence.csv'));
  await waitFor(() => expect(files).toHaveLength(1));
  const file = files[0] as Blob;
  return { lines: (await readSheet(file)) ?? [], text: await file.text() };
}

it('contains the payment with its refunds, settlement, account line and steps, in both languages', async () => {
  const portal = await open();
  await isWhole(portal);
  expect(await fieldOf('Giao dịch', 'Số tiền (VND)')).toBe('303.000');
  expect(await fieldOf('Giao dịch', 'Trạng thái')).toBe('Đã hoàn một phần / Partially refunded');
  expect(await fieldOf('Hoàn tiền', 'Trạng thái')).toBe('Hoàn tiền thành công / Refunded');
  expect(await fieldOf('Đối soát', 'Kỳ đối soát')).toBe('12/11/2026');
  expect(await fieldOf('Biến động tài khoản ảo', 'Mã tham chiếu')).toBe('FT263163HTA749');
  expect(within(await part('Dòng thời gian')).getByText('Khởi tạo / Initiated')).toBeTruthy();
  const codes = (await part('Mã tham chiếu')).textContent;
  for (const code of ['GD26111210539', 'QR69599945857', 'FT263163HTA749', 'BD261112105391'])
    expect(codes).toContain(code);
  // The English label is below the Vietnamese one, and marked as English.
  const term = within(await part('Giao dịch')).getByText('Thời gian thanh toán');
  expect(term.querySelector('[lang=en]')?.textContent).toBe('Paid at');
  expect(await fieldOf('Thông tin hồ sơ', 'Người lập')).toBe('Lê Hoàng Nam (manager)');
  expect(await fieldOf('Thông tin hồ sơ', 'Phần còn thiếu')).toBe('Không thiếu / None');
});

it('is the same document if the portal is in English', async () => {
  const portal = await open({ locale: 'en' });
  await isWhole(portal);
  expect(await fieldOf('Giao dịch', 'Trạng thái')).toBe('Đã hoàn một phần / Partially refunded');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hồ sơ tra soát / Evidence pack');
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
});

it('masks payer and free texts until the user unmasks them, in the file too, which a spreadsheet executes nothing of', async () => {
  const spoilt = {
    note: 'Gọi 0912 345 678',
    payerAccount: '0912345678',
    storeName: '=HYPERLINK("http://x")',
  };
  const portal = await open({
    change: ({ path }, data) => {
      if (!path.endsWith(PAID)) return undefined;
      const { detail, ...rest } = data as { detail: object };
      return { ...rest, detail: { ...detail, ...spoilt } };
    },
  });
  await isWhole(portal);
  const page = () => document.querySelector('main')?.textContent ?? '';
  const hidden = [PAYER, CONTENT, '0912345678', '0912 345 678'];
  for (const text of hidden) expect(page()).not.toContain(text);
  expect(await fieldOf('Giao dịch', 'Người chuyển')).toBe('D••• K••• C•••');
  expect(await fieldOf('Giao dịch', 'Tài khoản chuyển')).toBe('•••• 5678');
  expect(await fieldOf('Biến động tài khoản ảo', 'Nội dung chuyển khoản')).toBe('•••');
  expect(await fieldOf('Thông tin hồ sơ', 'Dữ liệu cá nhân')).toBe('đã che / masked');
  const { lines, text: file } = await saved(portal);
  for (const text of hidden) expect(file).not.toContain(text);
  expect(file).toContain('đã che / masked');
  // A line for each field, and plain amounts.
  expect(lines[0]).toEqual(['Phần / Part', 'Trường', 'Field', 'Giá trị / Value']);
  expect(lines).toContainEqual(['Giao dịch / Transaction', 'Số tiền (VND)', 'Amount (VND)', '303000']);
  expect(lines).toContainEqual(['Đối soát / Settlement', 'Kỳ đối soát', 'Settlement period', '12/11/2026']);
  expect(lines.filter(([name]) => name === 'Dòng thời gian / Timeline').length).toBeGreaterThan(3);
  expect(file).toContain("'=HYPERLINK");

  await portal.press(portal.t('evidence.show'), 'switch');
  for (const text of hidden) expect(page()).toContain(text);
  expect(await fieldOf('Thông tin hồ sơ', 'Dữ liệu cá nhân')).toBe('hiển thị / shown');
  // The next document starts masked again.
  expect(portal.address()).toMatch(new RegExp(`^${PAGE}(\\?business=1001)?$`));
});

it('a masked name, account or text keeps only what distinguishes it', () => {
  const { name, account, content } = masksOf(false);
  expect(name('  Nguyễn  Văn\u00a0A ')).toBe('N••• V••• A•••');
  expect(name('😀👍🏽')).toBe('😀•••');
  expect(account('+84 912-345-678')).toBe('•••• 5678');
  expect(account('12')).toBe('•••• 12');
  expect([name(undefined), account(undefined), content(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(content('')).toBe('');
});

it.each(['cashier', 'operator'])('requests nothing that %s may not see, and says so', async (as) => {
  // The payment belongs to another store than the cashier's.
  const [row] = await findTransactions(api, `status=SUCCESS&storeId=${as === 'cashier' ? '11002' : '11009'}`);
  await isWhole(await open({ as }, `/merchant/transaction/${row?.slug}/evidence`));
  expect((await part('Biến động tài khoản ảo')).textContent).toContain(
    'Không có quyền xem / No permission to view',
  );
  const missing = await fieldOf('Thông tin hồ sơ', 'Phần còn thiếu');
  expect(missing).toContain('Biến động tài khoản ảo / Virtual account');
  expect(missing?.includes('Đối soát')).toBe(as === 'cashier');
  expect(asked('van-balance-changes')).toEqual([]);
  expect(asked('settlements').length > 0).toBe(as !== 'cashier');
  expect(api.requests().filter(({ status }) => status === 403)).toEqual([]);
});

it('a failed part says so with its code, also in print and in the file, and retries on its own', async () => {
  const portal = await open({ faults: [{ match: SETTLEMENTS, kind: '500' }] });
  await isWhole(portal);
  const settlement = await part('Đối soát');
  expect(settlement.textContent).toMatch(/Chưa tải được\. Mã lỗi .+ \/ Could not be loaded\. Error code /);
  expect(await fieldOf('Thông tin hồ sơ', 'Phần còn thiếu')).toBe('Đối soát / Settlement');
  expect(await fieldOf('Biến động tài khoản ảo', 'Mã tham chiếu')).toBe('FT263163HTA749');
  const { lines } = await saved(portal);
  expect(
    lines.find(([name, field]) => name === 'Đối soát / Settlement' && field === 'Tình trạng phần này')?.[3],
  ).toMatch(/^Chưa tải được/);
  api.setFaults([]);
  api.clearRequests();
  await portal.press(portal.t('evidence.retry'));
  expect(await within(settlement).findByText('12/11/2026')).toBeTruthy();
  expect(await fieldOf('Thông tin hồ sơ', 'Phần còn thiếu')).toBe('Không thiếu / None');
  expect(asked('van-balance-changes')).toEqual([]);
});

it('cannot be printed by its button before it is complete, and says what is missing if the browser prints it', async () => {
  const late = promised();
  const portal = await open({
    hold: ({ path }) => (path.includes('van-balance') ? late.promise : undefined),
  });
  await screen.findByText('12/11/2026');
  const button = screen.getByRole('button', { name: portal.t('action.print') });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.getAttribute('data-tip')).toBe(portal.t('evidence.wait'));
  vi.setSystemTime((NOW + 600) * 1000);
  act(() => void fireEvent(window, new Event('beforeprint')));
  expect(await fieldOf('Thông tin hồ sơ', 'Phần còn thiếu')).toBe('Biến động tài khoản ảo / Virtual account');
  expect((await part('Biến động tài khoản ảo')).textContent).toContain('Chưa tải xong / Not loaded yet');
  // The time of printing, not of opening.
  expect(await fieldOf('Thông tin hồ sơ', 'Thời điểm lập (GMT+7)')).toBe('20/11/2026 15:10:00');
  await late.keep();
  await isWhole(portal);
});

it('finds the same settlement as the page of the transaction, by its day if it has no period', async () => {
  const portal = await open({
    change: ({ path }, data) => {
      if (!path.endsWith('/settlements')) return undefined;
      const page = data as { items: { period?: string }[] };
      return { ...page, items: page.items.map(({ period, ...one }) => one) };
    },
  });
  await isWhole(portal);
  expect(await fieldOf('Đối soát', 'Mã kỳ đối soát')).toMatch(/^DS261112/);
  await portal.go(`/merchant/transaction/${PAID}`);
  expect(await screen.findByRole('link', { name: '12/11/2026' })).toBeTruthy();
});

it('says that a payment without money has no settlement and no account line', async () => {
  const [row] = await findTransactions(api, 'status=FAILED&method=CARD');
  const portal = await open({}, `/merchant/transaction/${row?.slug}/evidence`);
  await isWhole(portal);
  for (const name of ['Đối soát', 'Biến động tài khoản ảo', 'Hoàn tiền'])
    expect((await part(name)).textContent).toContain('Không có / None');
  expect(await fieldOf('Thông tin hồ sơ', 'Phần còn thiếu')).toBe('Không thiếu / None');
  expect(asked('settlements')).toEqual([]);
  expect(await fieldOf('Giao dịch', 'Lý do')).toMatch(/ \/ /);
});

it('is linked from the page of the transaction, and does not exist for a missing one', async () => {
  const portal = await open({}, `/merchant/transaction/${PAID}`);
  const link = await screen.findByRole('link', { name: portal.t('route.evidence') });
  expect(link.getAttribute('href')?.split('?')[0]).toBe(PAGE);
  // The page of the transaction requests its settlement; for a missing transaction, no other is requested.
  await waitFor(() => expect(asked('settlements')).toHaveLength(1));
  await portal.go('/merchant/transaction/GD0/evidence');
  expect(await screen.findByRole('heading', { name: /Không tìm thấy giao dịch/ })).toBeTruthy();
  expect(asked('settlements')).toHaveLength(1);
});
