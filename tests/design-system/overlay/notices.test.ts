import { beforeEach, expect, it } from 'vitest';
import { dismissToast, forgetNotices, toast } from '#design-system';
import { noticeStore, seeNotices } from '#design-system/overlay/notices.ts';

const read = () => noticeStore.read();

beforeEach(() => {
  dismissToast();
  forgetNotices();
});

it('remembers a toast that has gone, the latest first, with its code', () => {
  toast({ title: 'Một' });
  toast({ tone: 'danger', title: 'Hai', code: 'a1' });
  dismissToast();
  expect(read().list).toMatchObject([{ title: 'Hai', code: 'a1' }, { title: 'Một' }]);
});

it('keeps one line for a message that counts on', () => {
  toast({ title: 'Một' });
  toast({ title: 'Hai' });
  toast({ title: 'Một' });
  expect(read().list).toMatchObject([
    { title: 'Một', count: 2 },
    { title: 'Hai', count: 1 },
  ]);
});

it('remembers the last twenty', () => {
  for (let index = 1; index <= 25; index += 1) toast({ title: `${index}` });
  expect(read().list).toHaveLength(20);
  expect(read().list.at(-1)).toMatchObject({ title: '6' });
});

it('has news when something went wrong, until it is looked at', () => {
  toast({ tone: 'success', title: 'Đã lưu' });
  expect(read().hasNews).toBe(false);
  toast({ tone: 'warning', title: 'Mã 503' });
  expect(read().hasNews).toBe(true);
  seeNotices();
  expect(read()).toMatchObject({ hasNews: false, list: [{}, {}] });
  toast({ tone: 'danger', title: 'Không có quyền' });
  forgetNotices();
  expect(read()).toEqual({ list: [], hasNews: false });
});
