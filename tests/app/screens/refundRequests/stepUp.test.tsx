import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Sandbox } from '#sandbox/api.ts';
import { sandboxOfNow } from '../transactions/portal.tsx';
import {
  approveGreat,
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

/** Opens the confirmation of a request and types the amount. */
async function typed(api: Sandbox, request: RequestBody) {
  const portal = await openPeek(api, request.id);
  await portal.user.click(await readyButton(portal.panel, 'Duyệt'));
  const question = await dialog(ASKS);
  const confirm = question.getByRole('button', { name: /^Duyệt hoàn/ });
  return { ...portal, question, confirm };
}

it('requires typing the amount and the password for exactly 20,000,000 ₫', async () => {
  const api = sandboxOfNow();
  const [whole] = await asked(api, 20_000_000);
  const { user, question, confirm } = await typed(api, whole!);
  expect(confirm).toHaveProperty('ariaDisabled', 'true');
  await user.type(question.getByRole('textbox'), '20000000');
  await user.click(confirm);
  await dialog(PASSWORD);
  expect(posts(api)).toEqual([]);
});

it('requires typing and the password for a sum of exactly 20,000,000 ₫, but not for one đồng less', async () => {
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
  expect(confirm).toHaveProperty('ariaDisabled', 'true');
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

it('requires neither typing nor the password for 19,999,999 ₫', async () => {
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

it('a confirmation is valid only for its amount: the next large refund asks again, at once', async () => {
  const api = sandboxOfNow();
  const [one] = await asked(api, 21_000_000);
  const [two] = await asked(api, 22_000_000);
  const { user, question, confirm } = await typed(api, one!);
  await user.type(question.getByRole('textbox'), '21000000');
  await user.click(confirm);
  expect((await provePassword(user)).getByText(/duyệt hoàn 21\.000\.000/)).toBeTruthy();
  await noDialog();
  await approveGreat(user, two!);
  const password = await dialog(PASSWORD);
  expect(password.getByText(/duyệt hoàn 22\.000\.000/)).toBeTruthy();
  expect(posts(api)).toHaveLength(1);
  await provePassword(user);
  await noDialog();
  expect(posts(api)).toHaveLength(2);
});
