// @vitest-environment jsdom
/* A text that leaves the page: what is said is what has happened. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyAndTell, shareOrCopy } from '#app/lib/copyAndTell.ts';

const { copyText, toast } = vi.hoisted(() => ({ copyText: vi.fn(), toast: vi.fn() }));
vi.mock('#design-system', () => ({ copyText, toast }));

const words = { done: 'Copied', failed: 'Not copied' };
const share = (answer: Promise<void>) => vi.stubGlobal('navigator', { share: () => answer });
const refused = (name: string) => Promise.reject(new DOMException('no', name));

beforeEach(() => {
  vi.clearAllMocks();
  copyText.mockResolvedValue(true);
});
afterEach(() => void vi.unstubAllGlobals());

it.each([
  [true, { tone: 'success', title: 'Copied' }],
  [false, { tone: 'danger', title: 'Not copied' }],
])('says what came of it: %s', async (copied, told) => {
  copyText.mockResolvedValue(copied);
  expect(await copyAndTell('abc', words)).toBe(copied);
  expect(toast.mock.calls).toEqual([[told]]);
});

it('copies what could not be shared, and nothing of what was shared or taken back', async () => {
  share(Promise.resolve());
  await shareOrCopy({ text: 'abc' }, words);
  share(refused('AbortError'));
  await shareOrCopy({ text: 'abc' }, words);
  expect(copyText).not.toHaveBeenCalled();

  share(refused('NotAllowedError'));
  await shareOrCopy({ text: 'abc' }, words);
  vi.stubGlobal('navigator', {});
  await shareOrCopy({ text: 'abc' }, words);
  expect(copyText.mock.calls).toEqual([['abc'], ['abc']]);
  expect(toast).toHaveBeenCalledTimes(2);
});
