/* From sales to payout: the three responses compared with the entries themselves, and each term with its rows. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Settlement, SettlementSummary } from '#app/api/settlements.ts';
import { transactionGroups } from '#app/api/statusGroups.ts';
import type { Transaction } from '#app/api/transactions.ts';
import { bridgeOf, readBridge } from '#app/screens/settlements/bridge.ts';
import { bridgeSheet } from '#app/screens/settlements/bridgeSheet.ts';
import { createSandbox } from '#sandbox/api.ts';
import { NOW, type Opening, openPortal } from '#tests/screens/kit.tsx';

const sandbox = createSandbox({ now: () => NOW });
const M = 'merchants/1001';
const SALES = `timeField=paidAt&status=${transactionGroups.success.join()}`;
const DAY = 86_400;
const startOf = (day: string) => Date.parse(`${day}T00:00:00+07:00`) / 1000;

const open = (address: string, opening: Opening = {}) => openPortal(address, { sandbox, ...opening });

/** Every row of a list, as the service returns it to a user. */
async function rowsOf<Row>(as: string, path: string): Promise<Row[]> {
  const { accessToken } = await sandbox.signInAs(as);
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const url = `https://portal.example/api/v1/${path}&pageSize=1000&page=${page}`;
    const answer = await sandbox.handle(
      new Request(url, { headers: { Authorization: `Bearer ${accessToken}` } }),
    );
    const { items, total } = (await answer.json()).data;
    rows.push(...items);
    if (rows.length >= total) return rows;
  }
}

const sum = <Row,>(rows: readonly Row[], amountOf: (row: Row) => number | undefined) =>
  rows.reduce((all, row) => all + (amountOf(row) ?? 0), 0);
const refundedOf = ({ amount, fee = 0, net = 0 }: Transaction) => amount - fee - net;

/** A deterministic pseudo-random sequence. */
function* numbers(seed: number) {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state;
  }
}

const UNKNOWN = ['PARTNER_REVIEW'];

it('equals the entries of forty stores and months, to the đồng', async () => {
  const pick = numbers(23);
  let [closed, parted] = [0, 0];
  for (const as of ['admin', 'manager']) {
    const portal = await open('/merchant/profile', { as });
    for (let turn = 0; turn < 20; turn += 1) {
      const storeId = String(11_001 + (pick.next().value! % 24));
      const month = String(6 + (pick.next().value! % 6)).padStart(2, '0');
      const to = new Date(Date.UTC(2026, Number(month), 0)).toISOString().slice(0, 10);
      const days = { from: `2026-${month}-01`, to };
      const place = `storeId=${storeId}&from=${startOf(days.from)}&to=${startOf(to) + DAY - 1}`;
      const [answers, rows, settlements] = await Promise.all([
        readBridge({ merchantId: '1001', storeId }, days),
        rowsOf<Transaction>(as, `${M}/order/transactions?${place}&${SALES}`),
        rowsOf<Settlement>(as, `${M}/settlements?${place}&status=SETTLED`),
      ]);
      const { lines, gaps } = bridgeOf(answers);
      const said = Object.fromEntries(lines.map(({ label, amount }) => [label.split('.').at(-1), amount]));
      const name = `${as} ${storeId} ${month}`;
      const other = rows.filter(({ reconcileStatus }) => UNKNOWN.includes(reconcileStatus ?? ''));
      const waits = rows.filter((row) => row.reconcileStatus !== 'SETTLED' && !other.includes(row));
      const settled = rows.filter(({ reconcileStatus }) => reconcileStatus === 'SETTLED');
      const net = (some: Transaction[]) => sum(some, (row) => row.net);
      expect(said, name).toEqual({
        sales: sum(rows, ({ amount }) => amount),
        refunds: 0 - sum(rows, refundedOf),
        fee: 0 - sum(rows, ({ fee }) => fee),
        open: 0 - net(waits),
        settled: net(settled) + net(other),
        vat: 0 - sum(settlements, ({ vat }) => vat),
        ...(said.adjustment !== undefined && {
          adjustment: sum(settlements, ({ adjustment }) => adjustment),
        }),
        paid: sum(settlements, (row) => row.net),
      });
      // Money on both sides is equal: only a status unknown to the portal makes a gap.
      expect(net(settled), name).toBe(
        sum(settlements, ({ gross = 0, refunds = 0, fee = 0 }) => gross - refunds - fee),
      );
      expect(
        sum(gaps, ({ amount }) => amount),
        name,
      ).toBe(0 - net(other));
      if (gaps.length === 0 && rows.length > 0) closed += 1;
      if (other.length > 0) parted += 1;
    }
    portal.close();
  }
  expect(closed).toBeGreaterThan(15);
  expect(parted).toBeGreaterThan(0);
}, 300_000);

it('makes three requests for a month, and each term leads to exactly the rows that it counts', async () => {
  const days = 'from=2026-11-01&to=2026-11-30&store=11002';
  const portal = await open(`/merchant/settlement?${days}`);
  await portal.press('Từ doanh thu đến tiền về');
  const panel = await screen.findByRole('dialog', { name: 'Từ doanh thu đến tiền về' });
  await within(panel).findByText('= Đã chi trả, theo kỳ đối soát');
  const asked = sandbox.requests().filter(({ query }) => /timeField=paidAt|status=SETTLED/.test(query));
  expect(asked).toHaveLength(3);

  const terms = [...panel.querySelectorAll('dt')].map((term) => ({
    name: term.textContent ?? '',
    href: term.nextElementSibling?.querySelector('a')?.getAttribute('href') ?? '',
    counts: /([\d.]+) (?:giao dịch|kỳ)/.exec(term.nextElementSibling?.textContent ?? '')?.[1],
  }));
  expect(terms.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Doanh thu', '− Hoàn tiền', '− Phí', '− Chưa chi trả']),
  );
  for (const { name, href, counts } of terms.filter(({ counts }) => counts !== undefined)) {
    await portal.go(href.replace(/^\/vi(?=\/)/, ''));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent, name).toMatch(
        new RegExp(`(^|\\D)${counts}$`),
      ),
    );
  }
});

it('names the differences between the two sides', async () => {
  await open('/merchant/settlement?from=2026-11-09&to=2026-11-12&store=11002&panel=bridge', {
    change: ({ path, query }, data) => {
      if (!path.endsWith('/settlements/summary') || query.get('status') !== 'SETTLED') return undefined;
      const { fee, net, ...rest } = data as SettlementSummary;
      return { ...rest, fee: fee + 1000, net: net - 1000 };
    },
  });
  const banner = (await screen.findByText('Hai bên chưa khớp')).parentElement?.parentElement;
  expect(banner?.textContent).toContain('−1.000 ₫: phí trong các kỳ');
  expect(banner?.textContent).not.toMatch(/tiền hoàn|chờ|cộng lại|cắt ngang/);
});

it('offers the whole session if the period cuts it', async () => {
  const portal = await open('/merchant/settlement?from=2026-11-08&to=2026-11-12&store=11002&panel=bridge');
  // The settlement of 7 and 8 November is paid, and the period contains only its Sunday.
  await portal.press('Xem trọn kỳ', 'link');
  await screen.findByText('Khớp từng đồng');
  expect(portal.search().get('from')).toBe('2026-11-07');
  expect(portal.search().get('panel')).toBe('bridge');
});

it('is a sheet of the export: the same lines, and no label that a spreadsheet reads as a formula', async () => {
  const { t } = await open('/merchant/profile');
  const scope = { merchantId: '1001', storeId: '11002' };
  const days = { from: '2026-11-01', to: '2026-11-30' };
  const { name, lines } = await bridgeSheet({ scope, days, t, signal: AbortSignal.timeout(60_000) });
  expect(name).toBe('Từ doanh thu đến tiền về');
  const said = bridgeOf(await readBridge(scope, days)).lines.map(({ label, amount }) => [t(label), amount]);
  expect(lines.slice(1, -1)).toEqual(said);
  expect(lines.at(-1)).toEqual(['Khớp từng đồng', '']);
  expect(lines.filter(([label]) => /^[-=+@]/.test(label))).toEqual([]);
});

it('explains a fee: by method, next to the schedule, and which payments differ', async () => {
  const [row] = await rowsOf<Settlement>('manager', `${M}/settlements?status=SETTLED&storeId=11002`);
  const portal = await open(`/merchant/settlement/${row?.id}`, {
    change({ path }, data) {
      if (!path.endsWith('/order/transactions')) return undefined;
      const { items, ...rest } = data as { items: Transaction[] };
      const first = items.find(({ method }) => method === 'VIETQR');
      // The first VietQR payment was charged 400 too much.
      return {
        ...rest,
        items: items.map((one) => (one === first ? { ...one, fee: (one.fee ?? 0) + 400 } : one)),
      };
    },
  });
  await portal.press('Vì sao phí là số này?');
  await screen.findByText('Lệch +400 ₫ ở 1 giao dịch');
  const part = screen.getByRole('heading', { name: 'Phí theo phương thức' }).closest('section');
  const charged = [...(part?.querySelectorAll('dd a') ?? [])].map(({ textContent }) =>
    Number(/([\d.]+) ₫/.exec(textContent?.replace(/\s/g, ' ') ?? '')?.[1]?.replaceAll('.', '')),
  );
  expect(charged.reduce((all, fee) => all + fee, 0)).toBe((row?.fee ?? 0) + 400);
  expect(part?.textContent).toContain('biểu phí 0,3%');
  expect(part?.querySelector('dd a')?.getAttribute('href')).toMatch(/store=11002.*&method=/);
});
