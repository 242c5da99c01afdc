/* Open rows side by side: matched with the keyboard, kept across a reload, and written to a note. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { formatMoney } from '#app/lib/money.ts';
import { api, NOW } from '../../../screens/kit.tsx';
import { ask, faultyFile, openComparison } from './desk.tsx';
import { standInForWorkers } from './workers.ts';

beforeEach(standInForWorkers);

const V2 = 'merchants/1001/settlements-v2';
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('portal.reconcile.'));
type Portal = Awaited<ReturnType<typeof openComparison>>;

async function openPairs(portal: Portal) {
  await portal.press(portal.t('reconcile.pairs.open'));
  await waitFor(() => expect(screen.getAllByRole('listbox')).toHaveLength(2));
  const list = (side: string) => document.querySelector(`[data-side=${side}]`) as HTMLElement;
  return { file: list('left'), system: () => list('right') };
}
const chosen = (list: HTMLElement) => within(list).getByRole('option', { selected: true }).textContent ?? '';
/** Waits for the open amounts: how much the file, and how much the portal, has more. */
const untilOpen = (portal: Portal, over: number, short: number) =>
  screen.findByText(
    portal
      .t('reconcile.pairs.openSums', { over: formatMoney(over), short: formatMoney(short) })
      .replace(/\s/g, ' '),
  );

/** The first settlement in the list, once loaded. */
const firstOf = (select: HTMLElement) =>
  waitFor(() => {
    const [, option] = within(select).getAllByRole<HTMLOptionElement>('option');
    if (!option) throw new Error('They have not been read.');
    return option.value;
  });

it('matches rows with the keyboard until only the true difference is left, and keeps them across a reload', async () => {
  const { file, lacking, more, twice, stranger } = await faultyFile();
  const portal = await openComparison(file);
  const { t, user } = portal;
  const lists = await openPairs(portal);
  await untilOpen(portal, 36_000 + twice.amount + stranger.amount, lacking.amount);

  // The differing pair, then the status, then the row that is only in the file.
  lists.file.focus();
  await waitFor(() => expect(lists.system() && chosen(lists.system())).toContain(more.id));
  await user.keyboard('jj');
  // The file's own text is shown; no candidate is preselected, because the references differ.
  expect(chosen(lists.file)).toContain(stranger.merchantRefId);
  const option = await screen.findByText(lacking.id);
  expect(within(lists.system()).queryByRole('option', { selected: true })).toBeNull();
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: t('reconcile.pairs.link') }).ariaDisabled,
  ).toBe('true');
  const said = option.closest('[role=option]')?.textContent;
  for (const fact of ['fact.amount', 'fact.day', 'against.merchantRefId'] as const)
    expect(said).toContain(t(`reconcile.pairs.${fact}`));
  await user.keyboard('{Enter}l');
  expect(document.activeElement?.getAttribute('data-side')).toBe('right');
  await user.keyboard('{Home}');
  expect(chosen(lists.system())).toContain(lacking.id);
  await user.keyboard('{Enter}');
  await screen.findByText(t.count('reconcile.pairs.even', 1));
  await untilOpen(portal, 36_000 + twice.amount, 0);
  // A row with a partner is unlinked, and linked again.
  expect(document.activeElement?.getAttribute('data-side')).toBe('left');
  await user.keyboard('{Home}{Backspace}');
  await untilOpen(portal, more.amount + 36_000 + twice.amount, more.amount);
  await waitFor(() => expect(lists.system() && chosen(lists.system())).toContain(more.id));
  await user.keyboard('{Enter}');
  await untilOpen(portal, 36_000 + twice.amount, 0);
  expect(stored()).toHaveLength(1);
  expect(JSON.stringify({ ...localStorage })).not.toContain('doi-soat');

  // After a reload the file is dropped again, and the decisions are kept.
  portal.close();
  const again = await openComparison(file, { reload: true });
  await openPairs(again);
  await screen.findByText(t.count('reconcile.pairs.even', 1));
  // Seven days later they are not.
  const [key = ''] = stored();
  const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { at: number };
  localStorage.setItem(key, JSON.stringify({ ...kept, at: NOW - 8 * 86_400 }));
  again.close();
  const late = await openComparison(file, { reload: true });
  await openPairs(late);
  expect(screen.queryByText(t.count('reconcile.pairs.even', 1))).toBeNull();
});

it('saves no note to a settlement that no longer exists, and asks before the typed note is lost', async () => {
  const { file } = await faultyFile();
  const portal = await openComparison(file);
  const { t, user, press, wire } = portal;
  await openPairs(portal);
  await press(t('reconcile.note.open'));
  const dialog = within(await screen.findByRole('dialog', { name: t('reconcile.note.title') }));
  const text = dialog.getByLabelText<HTMLTextAreaElement>(t('reconcile.note.text'));
  const select = dialog.getByLabelText(t('reconcile.note.settlement'));
  await user.selectOptions(select, await firstOf(select));
  wire.change = ({ path, query }, data) =>
    path.endsWith('/settlements-v2') && query.has('keyword')
      ? { ...(data as object), items: [], total: 0 }
      : undefined;
  await user.click(dialog.getByRole('button', { name: t('reconcile.note.save') }));
  expect(await dialog.findByText(t('form.failed'))).toBeTruthy();
  expect(api.requests().filter(({ method }) => method === 'PUT')).toEqual([]);

  await user.type(text, ' x');
  await user.keyboard('{Escape}');
  await screen.findByRole('alertdialog');
  await press('Tiếp tục chỉnh sửa');
  expect(text.value.endsWith(' x')).toBe(true);
});

it('saves the note to a settlement of the period, above an existing one', async () => {
  const { file } = await faultyFile();
  const portal = await openComparison(file);
  const { t, user, press } = portal;
  await openPairs(portal);
  await press(t('reconcile.note.open'));
  const dialog = within(await screen.findByRole('dialog', { name: t('reconcile.note.title') }));
  const text = dialog.getByLabelText<HTMLTextAreaElement>(t('reconcile.note.text')).value;
  expect(text.split('\n')[0]).toMatch(
    /^Đối soát tệp doi-soat-19-11\.csv kỳ 19\/11\/2026: khớp \d+\/\d+ dòng, tệp trừ hệ thống [\d.]+\s₫\.$/,
  );
  expect(text).toMatch(/^Dòng \d+ của tệp \([\d.]+\s₫\): Lệch tiền: tệp ghi [\d.]+, hệ thống ghi [\d.]+\.$/m);
  const select = dialog.getByLabelText(t('reconcile.note.settlement'));
  const id = await firstOf(select);
  const before = ((await ask(`${V2}?keyword=${id}`)).items[0] as unknown as { note?: string }).note;
  await user.selectOptions(select, id);
  await user.click(dialog.getByRole('button', { name: t('reconcile.note.save') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const after = ((await ask(`${V2}?keyword=${id}`)).items[0] as unknown as { note?: string }).note ?? '';
  expect(after.startsWith(text)).toBe(true);
  if (before) expect(after.endsWith(before)).toBe(true);
  expect(api.requests().filter(({ method }) => method === 'PUT')).toHaveLength(1);
});
