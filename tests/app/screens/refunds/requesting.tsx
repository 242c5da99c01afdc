import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Sandbox } from '#sandbox/api.ts';
import { type OpenOptions, openPortal } from '../transactions/portal.tsx';

/** Opens the panel about a transaction, over the start page. */
export async function openRequest(api: Sandbox, transactionId: string, options: OpenOptions = {}) {
  await import('#app/screens/refunds/RequestRefundPanel.tsx');
  const portal = await openPortal(api, `/merchant?panel=request-refund&of=${transactionId}`, options);
  return portal;
}

/** The panel, once the transaction has loaded. */
export async function panelReady(place = 0) {
  await waitFor(() => {
    if (!screen.queryAllByText('Còn có thể hoàn')[place]) throw new Error('The panel is not there yet.');
  });
  return within(screen.getAllByRole('dialog', { name: 'Yêu cầu hoàn tiền' })[place]!);
}

type Panel = Awaited<ReturnType<typeof panelReady>>;

/** Fills in the form: a custom amount as typed, or one of the two shares. */
export async function fill(
  user: UserEvent,
  panel: Panel,
  { amount, share = /Số khác/, note = '' }: { amount?: string; share?: RegExp; note?: string },
) {
  await user.click(panel.getByRole('radio', { name: share }));
  if (amount !== undefined) {
    const field = panel.getByRole('textbox', { name: 'Số tiền muốn hoàn' });
    await user.clear(field);
    await user.click(field);
    await user.paste(amount);
  }
  await user.selectOptions(panel.getByRole('combobox', { name: 'Lý do hoàn tiền' }), 'CUSTOMER_REQUEST');
  if (note) {
    await user.click(panel.getByRole('textbox', { name: 'Ghi chú' }));
    await user.paste(note);
  }
}

/** Continues to the review, the last step before sending. */
export async function ask(user: UserEvent, panel: Panel) {
  await user.click(panel.getByRole('button', { name: 'Tiếp tục' }));
  const review = await panel.findByRole('group', { name: REVIEW });
  return { dialog: within(review), button: panel.getByRole('button', { name: REVIEW }) };
}

const REVIEW = /^Gửi yêu cầu hoàn/;

/** Whether the review is shown. */
export const isAsked = () => screen.queryByRole('group', { name: REVIEW }) !== null;

/** The heading of a request recorded by the service. */
export const recorded = () => screen.findByRole('heading', { name: /^Đã gửi yêu cầu hoàn/ });

export const money = (amount: number) => `${new Intl.NumberFormat('vi-VN').format(amount)} ₫`;

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

/** Whether the page contains a text, across elements and with any kind of space. */
export const says = (text: string) => plain(document.body.textContent ?? '').includes(plain(text));

export { requestBy } from './service.ts';
