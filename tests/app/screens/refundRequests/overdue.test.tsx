import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NOW, sandboxOfNow } from '../transactions/portal.tsx';
import { openApprovals, requestsOf, shownIds } from './approving.tsx';

const DAY = 24 * 3600;
const card = async (name: RegExp) =>
  within(await screen.findByRole('list', { name: 'Tổng hợp theo bộ lọc' })).findByRole('button', { name });
const tab = (name: RegExp) => screen.findByRole('tab', { name });

async function openWithOverdue() {
  const api = sandboxOfNow();
  const waiting = await requestsOf(api);
  const since = NOW - DAY;
  const overdue = waiting.filter(({ requestedAt }) => requestedAt < since).map(({ id }) => id);
  expect(overdue.length).toBeGreaterThan(0);
  expect(overdue.length).toBeLessThan(waiting.length);
  const portal = await openApprovals(api);
  return { ...portal, all: waiting.map(({ id }) => id), overdue };
}

it('shows what has waited for more than a day at a press of its card, and all that waits at another', async () => {
  const { user, address, all, overdue } = await openWithOverdue();
  const old = await card(/^Chờ quá 24 giờ/);
  expect(old.textContent).toContain(String(overdue.length));
  await user.click(old);
  await waitFor(() => expect(shownIds()).toEqual(overdue));
  expect(address()).toContain('age=OVERDUE');
  // What the cards count stays what waits, and what waits for too long.
  expect((await card(/^Chờ duyệt/)).textContent).toContain(String(all.length));
  expect((await card(/^Chờ quá 24 giờ/)).getAttribute('aria-pressed')).toBe('true');
  expect((await card(/^Chờ duyệt/)).getAttribute('aria-pressed')).toBe('false');
  await user.click(await card(/^Chờ quá 24 giờ/));
  await waitFor(() => expect(shownIds()).toEqual(all));
  expect(address()).not.toContain('age=');
});

it('comes back from the old ones to all that waits by the card of those', async () => {
  const { user, all, overdue } = await openWithOverdue();
  await user.click(await card(/^Chờ quá 24 giờ/));
  await waitFor(() => expect(shownIds()).toEqual(overdue));
  await user.click(await card(/^Chờ duyệt/));
  await waitFor(() => expect(shownIds()).toEqual(all));
});

it('leaves the age behind when another tab is chosen, and finds the old ones from there', async () => {
  const { user, address, overdue } = await openWithOverdue();
  await user.click(await card(/^Chờ quá 24 giờ/));
  await waitFor(() => expect(shownIds()).toEqual(overdue));
  await user.click(await tab(/^Đã duyệt/));
  await waitFor(() => expect(shownIds()).toHaveLength(50));
  expect(address()).not.toContain('age=');
  await user.click(await card(/^Chờ quá 24 giờ/));
  await waitFor(() => expect(shownIds()).toEqual(overdue));
  expect((await tab(/^Chờ duyệt/)).getAttribute('aria-selected')).toBe('true');
});
