import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatCount } from '#app/lib/money.ts';
import { dayEnd, dayStart, presetRange } from '#app/lib/time.ts';
import { NOW, sandboxOfNow } from '../transactions/portal.tsx';
import { openApprovals, requestsOf, shownIds } from './approving.tsx';

const DAY = 24 * 3600;
const figure = async (name: RegExp) =>
  within(await screen.findByRole('group', { name: 'Yêu cầu hoàn tiền' })).findByRole('button', { name });

it('filters by the age of requests and by the day of decisions, by its figures', async () => {
  const api = sandboxOfNow();
  const waiting = await requestsOf(api);
  const since = NOW - DAY;
  const overdue = waiting.filter(({ requestedAt }) => requestedAt < since).map(({ id }) => id);
  expect(overdue.length).toBeGreaterThan(0);
  expect(overdue.length).toBeLessThan(waiting.length);
  const all = waiting.map(({ id }) => id);
  const { user, address } = await openApprovals(api);
  const old = await figure(/^Chờ quá 24 giờ/);
  await waitFor(() => expect(old.textContent).toContain(String(overdue.length)));
  const line = await screen.findByRole('group', { name: 'Yêu cầu hoàn tiền' });
  await waitFor(() => expect(line.textContent).toMatch(/Chờ lâu nhất \d+ ngày/));
  await user.click(old);
  await waitFor(() => expect(shownIds()).toEqual(overdue));
  expect(address()).toContain('age=OVERDUE');
  // The figures still count all waiting and all overdue requests.
  const counted = await figure(/^Chờ duyệt/);
  await waitFor(() => expect(counted.textContent).toContain(String(all.length)));
  expect((await figure(/^Chờ quá 24 giờ/)).getAttribute('aria-pressed')).toBe('true');
  expect((await figure(/^Chờ duyệt/)).getAttribute('aria-pressed')).toBe('false');
  await user.click(await figure(/^Chờ quá 24 giờ/));
  await waitFor(() => expect(shownIds()).toEqual(all));
  expect(address()).not.toContain('age=');

  // Another figure clears the age filter, and overdue requests are found from there.
  await user.click(await figure(/^Chờ quá 24 giờ/));
  await waitFor(() => expect(shownIds()).toEqual(overdue));
  await user.click(await figure(/^Đã duyệt/));
  await waitFor(() => expect(shownIds()).toHaveLength(50));
  expect(address()).not.toContain('age=');
  await user.click(await figure(/^Chờ quá 24 giờ/));
  await waitFor(() => expect(shownIds()).toEqual(overdue));
  expect((await figure(/^Chờ duyệt/)).getAttribute('aria-pressed')).toBe('false');

  const day = presetRange('today', '2026-11-20');
  const decidedToday = `timeField=decidedAt&from=${dayStart(day.from)}&to=${dayEnd(day.to)}`;
  const decided = await requestsOf(api, `status=APPROVED,REJECTED&sort=-decidedAt&${decidedToday}`);
  expect(decided.length).toBeGreaterThan(0);
  const today = await figure(/^Đã quyết định hôm nay/);
  await waitFor(() => expect(today.textContent).toContain(String(decided.length)));
  await user.click(today);
  await waitFor(() => expect(shownIds()).toEqual(decided.map(({ id }) => id)));
  expect(address()).toContain('timeField=decidedAt');
  await user.click(await figure(/^Chờ duyệt/));
  await waitFor(() => expect(shownIds()).toEqual(all));
  expect(address()).not.toContain('timeField=');
});

it('shows only the figures of decisions where the filters name who decided, or when', async () => {
  const api = sandboxOfNow();
  const day = presetRange('last7', '2026-11-20');
  const days = `timeField=decidedAt&from=${dayStart(day.from)}&to=${dayEnd(day.to)}`;
  const { decidedBy } = (await requestsOf(api, `status=APPROVED&${days}`))[0]!;
  const own = await requestsOf(api, `status=APPROVED&decidedBy=${decidedBy}&${days}`);
  const search = `size=100&status=APPROVED&decidedBy=${decidedBy}&timeField=decidedAt&from=${day.from}&to=${day.to}`;
  const { user, address } = await openApprovals(api, { search });
  await waitFor(() => expect(shownIds().sort()).toEqual(own.map(({ id }) => id).sort()));
  const approved = await figure(/^Đã duyệt/);
  const sum = own.reduce((all, { amount }) => all + amount, 0);
  await waitFor(() => expect(approved.textContent).toContain(`${own.length} ${formatCount(sum)}`));
  expect(approved.getAttribute('aria-pressed')).toBe('true');
  const line = screen.getByRole('group', { name: 'Yêu cầu hoàn tiền' });
  expect(line.textContent).not.toMatch(/Chờ duyệt|Chờ quá|Chờ lâu/);
  // Nothing waits, so no column says for how long.
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toContain('Người duyệt');
  expect(headers).not.toContain('Đã chờ');

  const rejected = await requestsOf(api, `status=REJECTED&decidedBy=${decidedBy}&${days}`);
  await user.click(await figure(/^Từ chối/));
  await waitFor(() => expect(address()).toContain('status=REJECTED'));
  await waitFor(() => expect(shownIds().sort()).toEqual(rejected.map(({ id }) => id).sort()));
});
