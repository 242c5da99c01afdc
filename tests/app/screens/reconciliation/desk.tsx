/* The desk in tests: a file made from the sandbox's own payments. */
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Sandbox } from '#sandbox/api.ts';
import { api, NOW, type Opening, openPortal } from '../../../screens/kit.tsx';

export const PATH = '/merchant/settlement/reconcile';
export const IMPORT = 'POST merchants/*/settlements/reconcile-import';
const START = NOW - 8 * 3600 - 7 * 3600 - 86_400;
const SUCCESS = ['SUCCESS', 'OVERPAID', 'REFUNDING', 'PARTIALLY_REFUNDED', 'REFUNDED'];
export const HEADER = 'Mã giao dịch,Mã đơn hàng,Thời gian giao dịch,Số tiền (VND),Trạng thái';

export interface Payment {
  id: string;
  merchantRefId: string;
  amount: number;
  status: string;
  method?: string;
  completedAt?: number;
}

/** Calls the service directly, bypassing the portal. */
export async function ask(path: string, sandbox: Sandbox = api) {
  const { accessToken } = await sandbox.signInAs('manager');
  const headers = { Authorization: `Bearer ${accessToken}` };
  const answer = await sandbox.handle(new Request(new URL(`/api/v1/${path}`, location.href), { headers }));
  return ((await answer.json()) as { data: { items: Payment[]; total: number } }).data;
}

/** The payments of the day. */
export async function paymentsOfDay(): Promise<Payment[]> {
  const days = `from=${START}&to=${START + 86_399}&timeField=paidAt&sort=paidAt&pageSize=1000`;
  const { items } = await ask(`merchants/1001/order/transactions?${days}`);
  return items.filter(({ status }) => SUCCESS.includes(status));
}

export const lineOf = (row: Payment, change: Partial<Payment> = {}) => {
  const { id, merchantRefId, amount, status } = { ...row, status: 'Thành công', ...change };
  return [id, merchantRefId, '19/11/2026', amount, status].join(',');
};

/** The day's file with one fault of each kind: `faults` tells which payments are affected. */
export async function faultyFile() {
  const rows = await paymentsOfDay();
  const [lacking, more, other, twice] = rows.slice(-4) as [Payment, Payment, Payment, Payment];
  const lines = rows
    .filter((row) => row !== lacking)
    .map((row) =>
      row === more
        ? lineOf(row, { amount: row.amount + 36_000 })
        : lineOf(row, row === other ? { status: 'Thất bại' } : {}),
    );
  const stranger = { id: 'GD-LA-1', merchantRefId: 'DH-LA-1', amount: lacking.amount, status: 'SUCCESS' };
  const text = [HEADER, ...lines, lineOf(twice), lineOf(stranger)].join('\r\n');
  const file = new File([`\uFEFF${text}`], 'doi-soat-19-11.csv', { type: 'text/csv' });
  return { file, rows, lacking, more, other, twice, stranger, compared: rows.length + 1 };
}

/** Opens the desk and drops the file. */
export async function openDesk(file: File, opening: Opening = {}) {
  const portal = await openPortal(PATH, opening);
  await portal.user.upload(await screen.findByLabelText(portal.t('reconcile.file')), file);
  return portal;
}

/** Continues to the comparison. */
export async function openComparison(file: File, opening: Opening = {}) {
  const portal = await openDesk(file, opening);
  await portal.press(/^(Đối chiếu|Compare) \d/);
  await screen.findByRole('group', { name: portal.t('reconcile.outcomes') });
  return portal;
}

/** The figure of an outcome, as displayed. */
export const figure = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^${name} [\\d.]+`) }).textContent;

export const shownLines = () =>
  [...document.querySelectorAll<HTMLElement>('tbody [data-row]')].map(
    (row) => row.querySelector('th')?.textContent,
  );

export const untilLines = (count: number) => waitFor(() => expect(shownLines()).toHaveLength(count));
