/* Settlements in use: the days above the list, sums that do not add up, and the transactions behind a sum. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { differenceOf } from '#app/screens/settlements/settlementRecord.tsx';
import { payoutOf } from '#app/shared/settlement/payout.ts';
import { daysOfSettlement, periodText } from '#app/shared/settlement/settlementDays.ts';
import { createSandbox } from '#sandbox/api.ts';
import { NOW, type Opening, openPortal, shownRows } from '#tests/screens/kit.tsx';

const LIST = '/merchant/settlement';
/** With all transactions, so that each day of a period has those of its formula. */
const sandbox = createSandbox({ now: () => NOW });

interface Row {
  id: string;
  status: string;
  period: string;
  count: number;
  difference: number;
  storeId: string;
}

/** Rows as the service returns them. */
async function rowsOf(query = '', as = 'manager'): Promise<Row[]> {
  const { accessToken } = await sandbox.signInAs(as);
  const answer = await sandbox.handle(
    new Request(`https://portal.example/api/v1/merchants/1001/settlements?pageSize=1000&${query}`, {
      headers: { Authorization: `Bearer ${accessToken}` },
    }),
  );
  return (await answer.json()).data.items;
}

const open = (address: string, opening: Opening = {}) => openPortal(address, { sandbox, ...opening });
const days = async () =>
  within(await screen.findByRole('listbox', { name: 'Lịch tiền về' })).findByRole('option', {
    name: /^[^,]*19\/11\/2026.*thực nhận/,
  });
/** Finds a day by its own date; other days mention it as their payout day. */
const day = (date: string) => screen.getByRole('option', { name: new RegExp(`^[^,]*${date}`) });
const shown = () => document.body.textContent?.replace(/\s+/g, ' ') ?? '';

describe('the days above the list', () => {
  it('show what is paid, what is expected, and which are days off, and choose the period of the list', async () => {
    const portal = await open(LIST);
    await days();
    expect(day('19/11/2026').getAttribute('aria-label')).toMatch(/22 kỳ, .*dự kiến chi trả 2\d\/11\/2026/);
    expect(day('20/11/2026').getAttribute('aria-label')).toContain('dự kiến chi trả 23/11/2026');
    expect(day('14/11/2026').getAttribute('aria-label')).toContain('ngày nghỉ, gộp vào kỳ 15/11/2026');
    // Five weeks are visible.
    const last = (await rowsOf('differs=true')).map(({ period }) => period.slice(-10));
    const off = new Set(last.filter((day) => day >= '2026-10-17'));
    const marked = screen
      .getAllByRole('option')
      .filter((one) => one.getAttribute('aria-label')?.includes('có chênh lệch'));
    expect(marked.map(({ dataset }) => dataset.day)).toEqual([...off].sort());

    // They choose the period of the list; days off select the session they are settled in.
    await portal.user.click(day('18/11/2026'));
    await waitFor(() => expect(portal.search().get('to')).toBe('2026-11-18'));
    await waitFor(() => expect(shownRows().every((id) => id.startsWith('DS261118'))).toBe(true));
    expect(portal.search().get('from')).toBe('2026-11-18');
    await portal.user.click(day('14/11/2026'));
    await waitFor(() => expect(portal.search().get('from')).toBe('2026-11-14'));
    expect(portal.search().get('to')).toBe('2026-11-15');
    await waitFor(() => expect(shownRows().every((id) => id.startsWith('DS261115'))).toBe(true));
  });

  it('belong to the selected store', async () => {
    await open(`${LIST}?store=11002`);
    await days();
    expect(day('19/11/2026').getAttribute('aria-label')).toMatch(/1 kỳ,/);
  });

  it('show nothing for a day before it is loaded, and fail on their own', async () => {
    const portal = await open(LIST, {
      twist: ({ path, query }, text) =>
        path.endsWith('/settlements') && query.get('pageSize') === '100' ? '' : text,
    });
    await waitFor(() => expect(shownRows()).toHaveLength(20));
    expect(screen.queryByRole('option', { name: /không có kỳ nào/ })).toBeNull();
    expect(await screen.findByText(portal.t('list.figuresFailed'))).toBeTruthy();
    expect(shownRows()).toHaveLength(20);
  });
});

it('counts the settlements that do not add up, and shows exactly these on one press', async () => {
  const portal = await open(LIST);
  // The list shows thirty days.
  const off = (await rowsOf('differs=true')).filter(({ period }) => period.slice(-10) >= '2026-10-22');
  const figure = await screen.findByRole('button', { name: new RegExp(`^Chênh lệch ${off.length}$`) });
  await portal.user.click(figure);
  await waitFor(() => expect(shownRows().toSorted()).toEqual(off.map(({ id }) => id).sort()));
  expect(portal.search().get('differs')).toBe('true');
});

it('offers the reconciliation of a file only to those who may import one', async () => {
  const portal = await open(LIST);
  await portal.press('Đối soát tệp');
  expect(portal.path()).toBe(`${LIST}/reconcile`);
  portal.close();
  await open(LIST, { as: 'auditor' });
  const button = await screen.findByRole('button', { name: 'Đối soát tệp' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

describe('the page of a period', () => {
  it('leads to exactly its transactions, as many as it counts, and they link back', async () => {
    const [row] = (await rowsOf('status=SETTLED')).filter(({ period }) => period.length > 10);
    if (!row) throw new Error('There is no period of several days.');
    const portal = await open(`${LIST}/${row.id}`);
    await screen.findByText('Số liệu khớp');
    await screen.findByText(`Khớp ${row.count} giao dịch`);
    const link = screen.getByRole('link', { name: 'Xem giao dịch' });
    await portal.user.click(link);
    await waitFor(() => expect(portal.path()).toBe('/merchant/transaction'));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).toContain(
        String(row.count),
      ),
    );
    await waitFor(() => expect(shownRows()).not.toEqual([]));
    const [first = ''] = shownRows();
    await portal.go(`/merchant/transaction/${first.toLowerCase()}`);
    const [from = '', to = ''] = row.period.split('/').map((one) => one.split('-').reverse().join('/'));
    const back = await screen.findByRole('link', { name: `${from.slice(0, 5)} – ${to}` });
    await portal.user.click(back);
    await waitFor(() => expect(portal.path()).toBe(`${LIST}/${row.id}`));
  });

  it('shows its difference, and since when', async () => {
    const [row] = await rowsOf('differs=true');
    if (!row) throw new Error('Everything comes out.');
    await open(`${LIST}/${row.id}`);
    const said = new RegExp(
      `^Lệch [−+]${String(Math.abs(row.difference)).replace(/\B(?=(\d{3})+$)/g, '.')} ₫$`,
    );
    expect(await screen.findByText(said)).toBeTruthy();
    expect(shown()).toMatch(/Đã mở \d+ (ngày|giờ)/);
    expect(screen.queryByText('Số liệu khớp')).toBeNull();
    expect(screen.getByText('Chưa xác định')).toBeTruthy();
  });

  it('calculates the sum itself, whatever the service reports, and warns if its transactions differ', async () => {
    const [row] = await rowsOf('status=SETTLED');
    if (!row) throw new Error('Nothing is settled.');
    await open(`${LIST}/${row.id}`, {
      change: (call, data) => {
        if (call.query.get('keyword') !== row.id) return undefined;
        const { items, ...rest } = data as { items: (Row & { net: number })[] };
        const spoilt = items.map((one) => ({ ...one, net: one.net + 777_000, count: row.count + 1 }));
        return { ...rest, items: spoilt };
      },
    });
    expect(await screen.findByText('Lệch +777.000 ₫')).toBeTruthy();
    expect(
      await screen.findByText(`Danh sách có ${row.count} giao dịch, kỳ ghi ${row.count + 1}`),
    ).toBeTruthy();
  });

  it('is not offered on a transaction to those who may not see settlements', async () => {
    const [first] = await rowsOf('status=SETTLED');
    const portal = await open(`/merchant/transaction?store=11002&timeField=paidAt&status=SUCCESS`, {
      as: 'cashier',
    });
    await waitFor(() => expect(shownRows()).not.toEqual([]));
    await portal.go(`/merchant/transaction/${shownRows()[0]?.toLowerCase()}`);
    await screen.findByText('Thông tin đơn hàng');
    expect(first).toBeDefined();
    expect(screen.queryByText('Kỳ đối soát')).toBeNull();
    expect(sandbox.requests().some(({ path }) => path.includes('settlements'))).toBe(false);
  });
});

describe('values derived from a row', () => {
  const row = { id: 'x', status: 'WAITING_PAYOUT', net: 85, gross: 100, refunds: 5, fee: 9, vat: 1 };
  const whole = { ...row, period: '2026-11-20', transactionDay: 0 } as never as Parameters<
    typeof differenceOf
  >[0];

  it('the difference, or the service’s own where a part is missing', () => {
    expect(differenceOf(whole)).toBe(0);
    expect(differenceOf({ ...whole, adjustment: -5 })).toBe(5);
    expect(differenceOf({ ...whole, vat: undefined, difference: 7 })).toBe(7);
  });

  it('the payout day: as reported, else the next working day, else none', () => {
    expect(payoutOf({ ...whole, expectedPayoutAt: 1_795_600_000 }, [])).toEqual({
      day: '2026-11-25',
      isGuessed: false,
    });
    expect(payoutOf(whole, ['2026-11-23'])).toEqual({ day: '2026-11-24', isGuessed: true });
    expect(payoutOf({ ...whole, status: 'SETTLED' }, [])).toEqual({ day: '2026-11-23', isGuessed: true });
    expect(payoutOf({ ...whole, status: 'HOLD' }, [])).toBeUndefined();
  });

  it.each([
    ['2026-11-20', '20/11/2026'],
    ['2026-11-21/2026-11-22', '21/11 – 22/11/2026'],
    ['2026-12-31/2027-01-03', '31/12/2026 – 03/01/2027'],
    ['Tuần 47', 'Tuần 47'],
    [undefined, '01/01/1970'],
  ])('the period %s formatted for reading', (period, said) =>
    expect(periodText({ ...whole, period })).toBe(said),
  );

  it('its days, or day T if the period is no day', () => {
    expect(daysOfSettlement({ ...whole, period: '2026-11-22/2026-11-21' })).toEqual({
      from: '1970-01-01',
      to: '1970-01-01',
    });
    expect(daysOfSettlement({ ...whole, period: 'Tuần 47', transactionDay: undefined })).toBeUndefined();
  });
});
