import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SecretValue } from '#design-system';

const KEY = 'vi-du-khoa-0000-4a7c';
const settle = () => act(async () => undefined);
const show = () => screen.getByRole('button', { name: 'Hiện Khóa API' });
const copy = () => screen.getByRole('button', { name: 'Sao chép Khóa API' });
const page = () => document.documentElement.outerHTML;
const drawn = (reveal: () => Promise<string>) =>
  render(<SecretValue label="Khóa API" tail="4a7c" reveal={reveal} />);

const writeText = vi.fn(async (_: string) => undefined);
beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockClear();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
});
afterEach(() => {
  vi.useRealTimers();
});

test('it is shown for 30 seconds, and before and after that the page does not hold it', async () => {
  drawn(async () => KEY);
  expect(page()).not.toContain(KEY);
  fireEvent.click(show());
  await settle();
  expect(screen.getByText(KEY)).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toBe('Tự ẩn sau 30 giây');
  act(() => void vi.advanceTimersByTime(29_000));
  expect(screen.getByRole('timer').textContent).toBe('Tự ẩn sau 1 giây');
  act(() => void vi.advanceTimersByTime(1000));
  expect(page()).not.toContain(KEY);
});

test('a copy is made unseen', async () => {
  drawn(async () => KEY);
  fireEvent.click(copy());
  await settle();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(KEY);
  expect(page()).not.toContain(KEY);
});

test('it hides when the window is left', async () => {
  drawn(async () => KEY);
  fireEvent.click(show());
  await settle();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(page()).not.toContain(KEY);
  hidden.mockRestore();
});

test('an answer that comes after it was taken back is not shown', async () => {
  let answer = (_: string) => {};
  drawn(() => new Promise((resolve) => (answer = resolve)));
  fireEvent.click(show());
  fireEvent.click(show());
  await act(async () => answer(KEY));
  expect(page()).not.toContain(KEY);
});

test('a failure is told and can be tried again', async () => {
  const reveal = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('Mật khẩu không đúng'))
    .mockRejectedValueOnce(503)
    .mockResolvedValue(KEY);
  drawn(reveal);
  fireEvent.click(show());
  await settle();
  expect(screen.getByRole('alert').textContent).toBe('Mật khẩu không đúng');
  fireEvent.click(show());
  await settle();
  expect(screen.getByRole('alert').textContent).toBe('Chưa lấy được Khóa API. Thử lại sau ít phút');
  fireEvent.click(show());
  await settle();
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(screen.getByText(KEY)).toBeTruthy();
});
