import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  calls,
  findTransactions,
  type OpenOptions,
  openPortal,
  sandboxOfNow,
  section,
  storedNote,
  writeNote,
} from './portal.tsx';

const SAVED = 'Cập nhật ghi chú thành công';
const ADD = 'Thêm nội dung Ghi chú';
const EDIT = 'Chỉnh sửa nội dung Ghi chú';

/** Opens the page of a transaction with this note. */
async function openWithNote(note: string | undefined, options?: OpenOptions) {
  const api = sandboxOfNow();
  const [row] = await findTransactions(api, 'status=FAILED');
  const change: OpenOptions['change'] = ({ detail }) => {
    // Until something is sent, responses contain this test's note.
    if (calls(api, 'PUT').length === 0) detail.note = note;
  };
  const portal = await openPortal(api, `/merchant/transaction/${row!.slug}`, { change, ...options });
  await screen.findByText('Dữ liệu gốc');
  return { api, id: row!.id, ...portal };
}

async function openForm(user: UserEvent, name: string) {
  await user.click(screen.getByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name });
  return {
    dialog: within(dialog),
    field: await within(dialog).findByRole('textbox', { name: 'Nội dung ghi chú' }),
  };
}

const isGone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBe(null));

describe('a note', () => {
  it('is edited from its current text, saved by Ctrl+Enter, in composed letters', async () => {
    const { user, api, id } = await openWithNote('Tiếng Việt');
    const { field } = await openForm(user, EDIT);
    expect(field).toHaveProperty('value', 'Tiếng Việt');
    await user.clear(field);
    await user.paste('Đã gọi Tie\u0302\u0301ng Vie\u0323\u0302t\nlần hai');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(SAVED)).toBeTruthy();
    expect(await storedNote(api, id)).toBe('Đã gọi Tiếng Việt\nlần hai');
    expect(calls(api, 'PUT')).toHaveLength(1);
  });

  it('is for those who may write it: others see why not', async () => {
    await openWithNote('Có sẵn', { userName: 'auditor' });
    const button = within(await section('Ghi chú')).getByRole('button', { name: EDIT });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('data-tip')).toContain('transaction:note');
    expect(screen.getAllByText('Bạn chưa có quyền ghi chú (transaction:note)').length).toBeGreaterThan(0);
  });
});

describe('a note that another user changed meanwhile', () => {
  const THEIRS = 'Kế toán đã gọi lại';

  /** Opens the form; another tab saves its own note; then this one saves. */
  async function collide() {
    const api = sandboxOfNow();
    const [row] = await findTransactions(api, 'status=FAILED');
    const portal = await openPortal(api, `/merchant/transaction/${row!.slug}`);
    await screen.findByText('Dữ liệu gốc');
    const { dialog, field } = await openForm(portal.user, row!.note ? EDIT : ADD);
    await portal.user.clear(field);
    await portal.user.type(field, 'Của tôi');
    await writeNote(api, row!.id, THEIRS);
    api.clearRequests();
    await portal.user.click(dialog.getByRole('button', { name: 'Lưu' }));
    expect(await dialog.findByText(/đã được sửa ở nơi khác/)).toBeTruthy();
    return { ...portal, api, id: row!.id, dialog, field };
  }

  it('is shown next to the typed text, and replaced only if the user says so', async () => {
    const { user, api, id, dialog, field } = await collide();
    expect(dialog.getByText(THEIRS)).toBeTruthy();
    expect(field).toHaveProperty('value', 'Của tôi');
    expect(calls(api, 'PUT')).toEqual([]);
    expect(await storedNote(api, id)).toBe(THEIRS);
    await user.click(dialog.getByRole('button', { name: 'Lưu thay thế' }));
    await screen.findByText(SAVED);
    expect(await storedNote(api, id)).toBe('Của tôi');
  });

  it('is kept if the user chooses it', async () => {
    const { user, api, id, dialog, field } = await collide();
    await user.click(dialog.getByRole('button', { name: 'Dùng nội dung đang được lưu' }));
    expect(field).toHaveProperty('value', THEIRS);
    expect(dialog.getByRole('button', { name: 'Lưu' })).toHaveProperty('ariaDisabled', 'true');
    await user.keyboard('{Escape}');
    await isGone('dialog');
    expect(within(await section('Ghi chú')).getByText(THEIRS)).toBeTruthy();
    expect(await storedNote(api, id)).toBe(THEIRS);
  });
});
