import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Skipped, StopRun, useRunner } from '#design-system';

interface Item {
  id: string;
}
const items = Array.from({ length: 40 }, (_, index): Item => ({ id: `YC${index}` }));

/** Each call waits until the test answers it. */
function held() {
  const calls: { id: string; end: () => void; fail: (cause: unknown) => void }[] = [];
  const work = vi.fn(
    ({ id }: Item) => new Promise<void>((end, fail) => void calls.push({ id, end: () => end(), fail })),
  );
  return { calls, work };
}
const runnerOf = (work: (item: Item) => Promise<void>) =>
  renderHook((now: typeof work) => useRunner<Item>(({ id }) => id, now), { initialProps: work });

it('has four under way at a time, and begins the next when one has ended', async () => {
  const { calls, work } = held();
  const { result } = runnerOf(work);
  let most = 0;
  let ended = 0;
  act(() => void result.current.run(items));
  expect(result.current.running).toBe(true);
  expect([result.current.count('running'), result.current.count('waiting')]).toEqual([4, 36]);
  for (const _ of items) {
    most = Math.max(most, calls.length - ended);
    await act(async () => calls[ended]?.end());
    ended += 1;
    expect(calls).toHaveLength(Math.min(40, 4 + ended));
  }
  expect(most).toBe(4);
  expect(result.current.running).toBe(false);
  expect(result.current.count('done')).toBe(40);
});

it('leaves out what has not begun when it is cancelled, and waits for the rest', async () => {
  const { calls, work } = held();
  const { result } = runnerOf(work);
  const whole = vi.fn();
  act(() => void result.current.run(items).then(whole));
  act(() => result.current.cancel());
  expect(result.current.results.get('YC4')).toEqual({ state: 'skipped', reason: 'stopped' });
  expect([result.current.count('skipped'), result.current.running]).toEqual([36, true]);
  for (const { end } of calls.slice(0, 3)) await act(async () => end());
  expect(whole).not.toHaveBeenCalled();
  await act(async () => calls[3]?.end());
  expect(whole).toHaveBeenCalledOnce();
  expect(work).toHaveBeenCalledTimes(4);
  expect([result.current.count('done'), result.current.running]).toEqual([4, false]);
});

it('sends what was left out when it is asked to', async () => {
  const { calls, work } = held();
  const { result } = runnerOf(work);
  act(() => void result.current.run(items.slice(0, 6)));
  act(() => result.current.cancel());
  act(() => void result.current.run(items.slice(4, 6)));
  expect([result.current.count('waiting'), work.mock.calls.length]).toEqual([2, 4]);
  for (let at = 0; at < 6; at += 1) await act(async () => calls[at]?.end());
  expect(work.mock.calls.map(([{ id }]) => id)).toEqual(['YC0', 'YC1', 'YC2', 'YC3', 'YC4', 'YC5']);
  expect(result.current.count('done')).toBe(6);
});

it('sends nothing twice: neither for a double press nor for an id that stands in the list twice', async () => {
  const { calls, work } = held();
  const { result } = runnerOf(work);
  const ends = vi.fn();
  const six = items.slice(0, 6);
  act(() => {
    void result.current.run([...six, { id: 'YC0' }]).then(ends);
    void result.current.run(six).then(ends);
  });
  await act(async () => calls[0]?.end());
  act(() => void result.current.run([{ id: 'YC1' }, { id: 'YC5' }]));
  expect(ends).not.toHaveBeenCalled();
  for (let at = 1; at < 6; at += 1) await act(async () => calls[at]?.end());
  expect(ends).toHaveBeenCalledTimes(2);
  expect(work.mock.calls.map(([{ id }]) => id)).toEqual(six.map(({ id }) => id));
  expect([result.current.count('done'), result.current.running]).toEqual([6, false]);
});

it('takes on others while it runs, four at a time in all', async () => {
  const { calls, work } = held();
  const { result } = runnerOf(work);
  act(() => void result.current.run(items.slice(0, 2)));
  act(() => void result.current.run(items.slice(2, 8)));
  expect(work).toHaveBeenCalledTimes(4);
  for (let at = 0; at < 8; at += 1) await act(async () => calls[at]?.end());
  expect(result.current.count('done')).toBe(8);
});

it('stops as a whole when no other would go through either, and says why', async () => {
  const { calls, work } = held();
  const { result } = runnerOf(work);
  act(() => void result.current.run(items.slice(0, 10)));
  await act(async () => calls[1]?.fail(new StopRun('Phiên đăng nhập đã hết hạn')));
  expect(result.current.results.get('YC1')).toEqual({
    state: 'failed',
    message: 'Phiên đăng nhập đã hết hạn',
  });
  expect(result.current.results.get('YC9')).toEqual({
    state: 'skipped',
    reason: 'stopped',
    message: 'Phiên đăng nhập đã hết hạn',
  });
  expect([result.current.count('skipped'), result.current.count('running')]).toEqual([6, 3]);
  for (const { end } of calls) await act(async () => end());
  expect([work.mock.calls.length, result.current.count('done'), result.current.running]).toEqual([
    4,
    3,
    false,
  ]);
});

it('knows what had nothing to do from what failed, whatever was thrown', async () => {
  const thrown: Record<string, unknown> = { YC0: new Skipped('Đã duyệt bởi người khác'), YC1: 'mất mạng' };
  const { result } = runnerOf(({ id }) => {
    // Not even a promise comes back.
    if (id === 'YC2') throw new TypeError('hỏng');
    return id in thrown ? Promise.reject(thrown[id]) : Promise.resolve();
  });
  await act(() => result.current.run(items.slice(0, 4)));
  expect([...result.current.results.values()]).toEqual([
    { state: 'skipped', message: 'Đã duyệt bởi người khác' },
    { state: 'failed', message: 'mất mạng' },
    { state: 'failed', message: 'hỏng' },
    { state: 'done' },
  ]);
});

it('does what was asked for when it was asked, although the screen has gone on', async () => {
  const { calls, work } = held();
  const { result, rerender } = runnerOf(work);
  const later = vi.fn(async () => undefined);
  act(() => void result.current.run(items.slice(0, 6)));
  rerender(later);
  for (let at = 0; at < 6; at += 1) await act(async () => calls[at]?.end());
  expect([work.mock.calls.length, later.mock.calls.length]).toEqual([6, 0]);
});

it('has nothing to do for nobody', async () => {
  const { result } = runnerOf(async () => undefined);
  await act(() => result.current.run([]));
  expect([result.current.results.size, result.current.running]).toEqual([0, false]);
});
