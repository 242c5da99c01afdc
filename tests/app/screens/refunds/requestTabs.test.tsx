import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sandboxOfNow } from '../transactions/portal.tsx';
import { pageOf, provideLocks } from './page.ts';
import { ask, fill, money, openRequest, panelReady, recorded } from './requesting.tsx';
import { findPayment, refundsOf } from './service.ts';

provideLocks();

describe('two tabs on one transaction', () => {
  async function twoTabs() {
    const api = sandboxOfNow();
    const payment = await findPayment(api);
    const page = pageOf(api);
    const { user } = await openRequest(page.sandbox, payment.id);
    const one = await panelReady();
    await fill(user, one, { share: /^Một nửa/ });
    await openRequest(page.sandbox, payment.id);
    await waitFor(() => expect(screen.getAllByText('Còn có thể hoàn')).toHaveLength(2));
    // A duplicated tab also has what was typed.
    const two = await panelReady(1);
    const half = payment.amount / 2;
    const only = async () => (await refundsOf(api, payment.id)).map(({ amount }) => amount);
    return { user, one, two, page, half, only, payment };
  }

  it('one after the other: the second sees the changed refundable amount', async () => {
    const { user, one, two, page, half, only, payment } = await twoTabs();
    await user.click((await ask(user, one)).button);
    await recorded();
    await user.click((await ask(user, two)).button);
    const [before, after] = [money(payment.amount), money(half)];
    const sentence = `Số còn có thể hoàn vừa thay đổi từ ${before} thành ${after}. Kiểm tra lại rồi gửi.`;
    expect(await two.findByText(sentence)).toBeTruthy();
    expect(page.sent).toHaveLength(1);
    expect(await only()).toEqual([half]);
  });

  it('at once: the second is told that another one is sending', async () => {
    const { user, one, two, page, half, only } = await twoTabs();
    const release = page.hold();
    await user.click((await ask(user, one)).button);
    await waitFor(() => expect(page.sent).toHaveLength(1));
    await user.click((await ask(user, two)).button);
    expect(
      await two.findByText('Một tab trình duyệt khác đang gửi yêu cầu hoàn cho giao dịch này.'),
    ).toBeTruthy();
    await release();
    await recorded();
    // It updates by itself, and explains why its dialog is gone.
    expect(await two.findByText('Các yêu cầu trước')).toBeTruthy();
    expect(two.getByRole('alert').textContent).toMatch(/^Tab khác vừa xử lý xong/);
    expect(page.sent).toHaveLength(1);
    expect(await only()).toEqual([half]);
  });
});
