import { act, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { SessionRecordSchema } from '#app/api/session/sessionStore.ts';
import type { Sandbox } from '#sandbox/api.ts';
import { sandboxOfNow } from '../transactions/portal.tsx';
import {
  asked,
  dialog,
  noDialog,
  openApprovals,
  openPeek,
  posts,
  provePassword,
  type RequestBody,
  readyButton,
  requestOf,
  rowOf,
} from './approving.tsx';

const ASKS = /^Hoàn .+ cho khách\?$/;
const PASSWORD = /^Xác nhận mật khẩu$/;

/** The last question about a request, with the amount typed. */
async function typed(api: Sandbox, request: RequestBody) {
  const portal = await openPeek(api, request.id);
  await portal.user.click(await readyButton(portal.panel, 'Duyệt'));
  const question = await dialog(ASKS);
  const confirm = question.getByRole('button', { name: /^Duyệt hoàn/ });
  return { ...portal, question, confirm };
}

it('exactly 20,000,000 ₫ is typed and wants the password', async () => {
  const api = sandboxOfNow();
  const [whole] = await asked(api, 20_000_000);
  const { user, question, confirm } = await typed(api, whole!);
  expect(confirm).toHaveProperty('disabled', true);
  await user.type(question.getByRole('textbox'), '20000000');
  await user.click(confirm);
  await dialog(PASSWORD);
  expect(posts(api)).toEqual([]);
});

it('a sum of exactly 20,000,000 ₫ is typed and wants the password, one đồng less does not', async () => {
  const api = sandboxOfNow();
  const [half, other] = await asked(api, 10_000_000, 2);
  const [less] = await asked(api, 9_999_999);
  const { user } = await openApprovals(api, { search: 'size=50' });
  const choose = async (...ids: string[]) => {
    for (const id of ids) {
      const row = await rowOf(id);
      await user.click(row.querySelector('input[type=checkbox]') as HTMLElement);
    }
    await user.click(await screen.findByRole('button', { name: 'Duyệt 2' }));
    return dialog(/^Duyệt 2 yêu cầu hoàn tiền$/);
  };
  const exact = await choose(half!.id, other!.id);
  const confirm = exact.getByRole('button', { name: /^Duyệt 2 yêu cầu, hoàn/ });
  expect(confirm).toHaveProperty('disabled', true);
  await user.type(exact.getByRole('textbox'), '20000000');
  await user.click(confirm);
  await user.click((await dialog(PASSWORD)).getByRole('button', { name: 'Hủy' }));
  await user.click(exact.getByRole('button', { name: 'Hủy' }));
  await noDialog();

  await user.click((await rowOf(other!.id)).querySelector('input[type=checkbox]') as HTMLElement);
  const under = await choose(less!.id);
  expect(under.queryByRole('textbox')).toBe(null);
  expect(posts(api)).toEqual([]);
});

it('19,999,999 ₫ is neither typed nor wants the password', async () => {
  const api = sandboxOfNow();
  const [less] = await asked(api, 19_999_999);
  const { user, question, confirm } = await typed(api, less!);
  expect(question.queryByRole('textbox')).toBe(null);
  await user.click(confirm);
  await noDialog();
  expect(posts(api)).toHaveLength(1);
});

it('a wrong password keeps what was typed, a cancelled one sends nothing, a right one sends once', async () => {
  const api = sandboxOfNow();
  const [request] = await asked(api, 25_000_000);
  const { user, question, confirm } = await typed(api, request!);
  await user.type(question.getByRole('textbox'), '25000000');
  await user.click(confirm);
  const password = await provePassword(user, 'Sai@2026');
  expect((await password.findAllByText('Mật khẩu không đúng')).length).toBeGreaterThan(0);
  await user.click(password.getByRole('button', { name: 'Hủy' }));
  expect((await question.findByRole('alert')).textContent).toContain('chưa có gì được gửi đi');
  expect(question.getByRole('textbox')).toHaveProperty('value', '25000000');
  expect(posts(api)).toEqual([]);
  await user.click(confirm);
  await provePassword(user);
  await noDialog();
  expect(posts(api)).toHaveLength(1);
  expect(await requestOf(api, request!.id)).toMatchObject({ status: 'APPROVED' });
});

it('a proof counts for five minutes, and for its session alone', async () => {
  const api = sandboxOfNow();
  const [one, two, three, four] = await asked(api, 21_000_000, 4);
  const { user, session } = await typed(api, one!);
  const approve = async (request: RequestBody) => {
    const row = document.querySelector<HTMLElement>(`[data-row="${request.id}"]`)!;
    row.focus();
    await waitFor(() => expect(screen.getByRole('complementary', { name: request.id })).toBeTruthy());
    await waitFor(() =>
      expect(screen.queryByText('Đang đọc giao dịch gốc, chờ một chút rồi duyệt')).toBe(null),
    );
    await user.keyboard('a');
    const question = await dialog(ASKS);
    await user.type(question.getByRole('textbox'), String(request.amount));
    await user.click(question.getByRole('button', { name: /^Duyệt hoàn/ }));
  };
  const first = await dialog(ASKS);
  await user.type(first.getByRole('textbox'), '21000000');
  await user.click(first.getByRole('button', { name: /^Duyệt hoàn/ }));
  await provePassword(user);
  await noDialog();
  await approve(two!);
  await noDialog();
  expect(posts(api)).toHaveLength(2);
  act(() => void vi.setSystemTime(Date.now() + 300_000));
  await approve(three!);
  await provePassword(user);
  await noDialog();
  expect(posts(api)).toHaveLength(3);
  // The same person signs in anew.
  const record = v.parse(SessionRecordSchema, await api.signInAs('admin'));
  await act(async () => {
    session.end('signed-out');
    session.start(record, false);
  });
  await waitFor(() => expect(document.querySelector(`[data-row="${four!.id}"]`)).not.toBe(null));
  await approve(four!);
  await dialog(PASSWORD);
  expect(posts(api)).toHaveLength(3);
}, 120_000);
