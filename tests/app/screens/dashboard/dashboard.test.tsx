/* The dashboard in use: its requests, its links, and what remains when a part fails. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { hintsOf } from '#app/screens/dashboard/insight.ts';
import { api, type Opening, openPortal, shownRows } from '#tests/screens/kit.tsx';

const open = (address = '/merchant', opening: Opening = {}) => openPortal(address, opening);
const asked = (path: string) => api.requests().filter((one) => one.path.endsWith(path));

it('compares today with yesterday until now, names the silent store, the account and the next payout', async () => {
  const { t, user, search, go } = await open();
  const card = (await screen.findByRole('link', { name: t('dashboard.figure.average') })).closest(
    'div',
  )?.parentElement;
  await waitFor(() => expect(card?.textContent).toMatch(/\d\s₫(Tăng|Giảm) [\d.,]+%.*so với hôm qua/));
  const calls = asked('/order/transactions/statistic').map(({ query }) => new URLSearchParams(query));
  // Both until 15:00; other parts of the page ask about other periods.
  const [now, before] = calls.filter(
    (call) => !call.has('status') && Number(call.get('to')) - Number(call.get('from')) === 15 * 3600,
  );
  expect(Number(now?.get('from')) - Number(before?.get('from'))).toBe(86_400);
  expect(Number(now?.get('to')) - Number(before?.get('to'))).toBe(86_400);
  expect(
    await screen.findByText(/Doanh thu (cao hơn|thấp hơn) [\d.,]+% so với hôm qua đến 15:00\./),
  ).toBeTruthy();
  expect(await screen.findAllByText('so với hôm qua đến 15:00')).toHaveLength(3);

  const heading = await screen.findByRole('heading', { name: t('dashboard.payout.title') });
  const payout = within(heading.closest('section') as HTMLElement);
  expect((await payout.findByText(/^•••• \d{4}$/)).previousSibling?.textContent).toMatch(/[a-z]/);
  expect(await payout.findByText(/\d\d\/11\/2026 \(dự kiến\)/)).toBeTruthy();
  expect(payout.getByRole('listbox')).toBeTruthy();

  const silent = await screen.findByRole('link', { name: t('dashboard.task.silent') });
  // At 15:00, the store's last payment was between 8 and 9.
  await waitFor(() => expect(silent.parentElement?.textContent).toMatch(/[^\d]1$/));
  expect(await screen.findByText(/chưa có thanh toán từ 8:\d\d\./)).toBeTruthy();
  expect(asked('/stores').length).toBeLessThanOrEqual(5);
  const stores = silent.getAttribute('href') as string;

  await user.click(await screen.findByRole('switch', { name: t('dashboard.filter.compare') }));
  expect(search().get('compare')).toBe('off');
  await waitFor(() => expect(screen.queryByText(/^(Tăng|Giảm|Không đổi)/)).toBeNull());

  await go(stores);
  await waitFor(() => expect(shownRows()).toEqual(['11021']));
});

it('names the silent store under the tasks on a phone, where its sentence moves nothing', async () => {
  const unmatched = matchMedia('');
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...unmatched,
    matches: /max-width: 991px\)$/.test(media),
  }));
  const { t } = await open();
  const sentence = await screen.findByText(/chưa có thanh toán từ 8:\d\d\./);
  expect(
    within(sentence.closest('section')!).getByRole('heading', { name: t('dashboard.task.title') }),
  ).toBeTruthy();
  expect(screen.getByText(/Doanh thu (cao hơn|thấp hơn)/).closest('header')).toBeTruthy();
});

it('links each figure to the list that contains what it counts', async () => {
  const portal = await open('/merchant?from=2026-11-18&to=2026-11-19&store=11002');
  const link = await screen.findByRole('link', { name: portal.t('dashboard.figure.count') });
  const href = new URL(link.getAttribute('href') ?? '', 'http://portal');
  expect(href.pathname).toBe('/merchant/transaction');
  expect(Object.fromEntries(href.searchParams)).toMatchObject({
    from: '2026-11-18',
    to: '2026-11-19',
    store: '11002',
  });
  const card = within(link.closest('div')?.parentElement as HTMLElement);
  const counted = (await card.findByText(/^[\d.]+$/)).textContent;
  await portal.go(href.pathname + href.search);
  const heading = await screen.findByRole('heading', { level: 1, name: portal.t('transaction.title') });
  await waitFor(() => expect(heading.parentElement?.textContent).toContain(counted as string));
});

it('each part reports its failure and retries on its own', async () => {
  const { t, user } = await open('/merchant', {
    faults: [{ kind: '500', match: 'GET merchants/*/approve-refunds/statistic' }],
  });
  const retry = await screen.findByRole('button', { name: t('dashboard.task.failedToLoad') });
  await screen.findByRole('link', { name: t('dashboard.figure.count') });
  await screen.findByText(t('dashboard.payout.account'));
  api.setFaults([]);
  const before = asked('/settlements-v2/summary').length;
  await user.click(retry);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: t('dashboard.task.failedToLoad') })).toBeNull(),
  );
  expect(asked('/settlements-v2/summary')).toHaveLength(before);
});

it('has complete sums: a status without a group counts as another status', async () => {
  const { t } = await open('/merchant?from=2026-11-01&to=2026-11-19');
  const line = within(await screen.findByRole('group', { name: t('transaction.figure.line') }));
  expect(line.getByText('theo ngày tạo')).toBeTruthy();
  const numbers = ['success', 'pending', 'failed', 'reversed'] as const;
  const countOf = (text: string | null) =>
    Number(/([\d.]+)(?!.*[\d.])/.exec(text ?? '')?.[1]?.replaceAll('.', ''));
  const card = await screen.findByRole('link', { name: t('dashboard.figure.count') });
  const all = countOf(
    (await within(card.closest('div')?.parentElement as HTMLElement).findByText(/^[\d.]+$/)).textContent,
  );
  const parts = numbers.map((id) => {
    const { textContent } = line.getByRole('button', {
      name: new RegExp(`^${t(`transaction.figure.${id}`).replace(/[()]/g, '\\$&')}`),
    });
    return id === 'success'
      ? countOf(/công ([\d.]+)/.exec(textContent ?? '')?.[1] ?? '')
      : countOf(textContent);
  });
  const other = line.queryByText(t('list.otherStatus'))?.parentElement;
  expect(parts.reduce((sum, part) => sum + part, other ? countOf(other.textContent) : 0)).toBe(all);
});

const overview = (success: number, failed: number, refunded = 0) => ({
  count: success + failed,
  amount: 1000 * (success + failed),
  refunded: { count: refunded, amount: 1000 * refunded },
  fee: 0,
  net: 1000 * (success - refunded),
  byStatus: {
    SUCCESS: { count: success, amount: 1000 * success },
    FAILED: { count: failed, amount: 1000 * failed },
  },
  byMethod: {},
  byStore: {},
  series: [],
});

it.each([
  ['a rate that fell by ten points', overview(80, 20), overview(95, 5), ['rate']],
  ['a rate that fell by less', overview(88, 12), overview(95, 5), []],
  ['refunds that doubled their share', overview(100, 0, 10), overview(100, 0, 4), ['refunds']],
  ['refunds of before that were none', overview(100, 0, 10), overview(100, 0, 0), []],
  ['too few to say anything', overview(2, 8), overview(10, 0), []],
])('hints at %s', (_, now, before, expected) => {
  expect(hintsOf(now, before).map(({ id }) => id)).toEqual(expected);
});
