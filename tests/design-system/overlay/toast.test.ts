import { afterEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, toast } from '#design-system';
import { toastStore } from '#design-system/overlay/toastStore.ts';

afterEach(() => dismissToast());

describe('toast', () => {
  it('merges the same message and counts it', () => {
    const first = toast({ tone: 'danger', title: 'Mất kết nối' });
    const second = toast({ tone: 'danger', title: 'Mất kết nối' });
    expect(second).toBe(first);
    expect(toastStore.read()).toMatchObject([{ title: 'Mất kết nối', count: 2 }]);
  });

  it('keeps different messages apart, and those that a key makes one together', () => {
    toast({ title: 'Đã lưu' });
    toast({ title: 'Đã lưu', code: 'a1' });
    expect(toastStore.read()).toHaveLength(2);
    toast({ title: 'Còn 2', key: 'bulk' });
    toast({ title: 'Còn 1', key: 'bulk' });
    expect(toastStore.read().at(-1)).toMatchObject({ title: 'Còn 1', count: 2 });
  });

  it('shows a message anew after it has gone', () => {
    const id = toast({ title: 'Đã lưu' });
    dismissToast(id);
    expect(toastStore.read()).toEqual([]);
    toast({ title: 'Đã lưu' });
    expect(toastStore.read()).toMatchObject([{ count: 1 }]);
  });

  it('never covers the page: the oldest gives way', () => {
    for (let index = 1; index <= 8; index += 1) toast({ title: `Thông báo ${index}` });
    expect(toastStore.read().map(({ title }) => title)).toEqual([4, 5, 6, 7, 8].map((n) => `Thông báo ${n}`));
  });

  it('tells its listeners until they leave', () => {
    const listener = vi.fn();
    const leave = toastStore.subscribe(listener);
    toast({ title: 'Một' });
    leave();
    toast({ title: 'Hai' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
