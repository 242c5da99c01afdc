import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dayEnd, dayStart, presetRange } from '#app/lib/time.ts';
import { NOW, sandboxOfNow } from '../transactions/portal.tsx';
import { openApprovals, requestsOf, shownIds } from './approving.tsx';

const DAY = 24 * 3600;
const figure = async (name: RegExp) =>
  within(await screen.findByRole('group', { name: 'Yêu cầu hoàn tiền' })).findByRole('button', { name });

async function openWithOverdue() {
  const api = sandboxOfNow();
  const waiting = await requestsOf(api);
  const since = NOW - DAY;
  const overdue = waiting.filter(({ requestedAt }) => requestedAt < since).map(({ id }) => id);
  expect(overdue.length).toBeGreaterThan(0);
  expect(overdue.length).toBeLessThan(waiting.length);
  const portal = await openApprovals(api);
  return { ...portal, api, all: waiting.map(({ id }) => id), overdue };
}

it('shows overdue requests on a press of their figure, and all waiting ones on another', async () => {
  const { user, address, all, overdue } = await openWithOverdue();
  const old = await figure(/^Chờ quá 24 giờ/);
  await waitFor(() => expect(old.textContent).toContain(String(overdue.length)));
  const line = await screen.findByRole('group', { name: 'Yêu cầu hoàn tiền' });
  await waitFor(() => expect(line.textContent).toMatch(/Chờ lâu nhất \d+ ngày/));
  await user.click(old);
  await waitFor(() => expect(shownIds()).toEqual(overdue));
  expect(address()).toContain('age=OVERDUE');
  // The figures still count all waiting and all overdue requests.
  const waiting = await figure(/^Chờ duyệt/);
  await waitFor(() => expect(waiting.textContent).toContain(String(all.length)));
  expect((await figure(/^Chờ quá 24 giờ/)).getAttribute('aria-pressed')).toBe('true');
  expect((await figure(/^Chờ duyệt/)).getAttribute('aria-pressed')).toBe('false');
  await user.click(await figure(/^Chờ quá 24 giờ/));
  await waitFor(() => expect(shownIds()).toEqual(all));
  expect(address()).not.toContain('age=');
});

it('clears the age filter when another figure is chosen, and finds overdue requests from there', async () => {
  const { user, address, overdue } = await openWithOverdue();
  await user.click(await figure(/^Chờ quá 24 giờ/));
  await waitFor(() => expect(shownIds()).toEqual(overdue));
  await user.click(await figure(/^Đã duyệt/));
  await waitFor(() => expect(shownIds()).toHaveLength(50));
  expect(address()).not.toContain('age=');
  await user.click(await figure(/^Chờ quá 24 giờ/));
  await waitFor(() => expect(shownIds()).toEqual(overdue));
  expect((await figure(/^Chờ duyệt/)).getAttribute('aria-pressed')).toBe('false');
});

it('finds today’s decisions, and returns from there to the waiting requests', async () => {
  const { api, user, address, all } = await openWithOverdue();
  const day = presetRange('today', '2026-11-20');
  const since = `timeField=decidedAt&from=${dayStart(day.from)}&to=${dayEnd(day.to)}`;
  const decided = await requestsOf(api, `status=APPROVED,REJECTED&sort=-decidedAt&${since}`);
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
