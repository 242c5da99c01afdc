import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { amountInWords, MoneyField } from '#design-system';
import { sandboxOfNow } from '../transactions/portal.tsx';
import { pageOf } from './page.ts';
import { readEnglish, readVietnamese } from './readWords.ts';
import { ask, fill, money, openRequest, panelReady, recorded } from './requesting.tsx';
import { findPayment, refundsOf } from './service.ts';

/** The same numbers in every run. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const grouped = (amount: number, by: string) => String(amount).replace(/\B(?=(\d{3})+$)/g, by);
const fullWidth = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

/** Ways to write any amount. */
const ANY: readonly ((amount: number) => string)[] = [
  String,
  (amount) => grouped(amount, '.'),
  (amount) => grouped(amount, ','),
  (amount) => grouped(amount, ' '),
  (amount) => grouped(amount, '\u00a0'),
  (amount) => fullWidth(String(amount)),
  (amount) => `${grouped(amount, '.')} đ`,
  (amount) => `${grouped(amount, '.')}₫`,
  (amount) => `  ${grouped(amount, ',')} VND `,
];

type Random = ReturnType<typeof seeded>;
/** Ways to write round ones, each with an amount that it says exactly. */
const SHORT: readonly ((random: Random) => [number, string])[] = [
  (random) => {
    const thousands = 1 + random(999);
    return [thousands * 1e3, `${thousands}k`];
  },
  (random) => {
    const [millions, rest] = [1 + random(999), 1 + random(9)];
    return [millions * 1e6 + rest * 1e5, `${millions}tr${rest}`];
  },
  (random) => {
    const [whole, tenths] = [1 + random(999), 1 + random(9)];
    return [whole * 1e9 + tenths * 1e8, `${whole},${tenths} tỷ`];
  },
  (random) => {
    const [millions, thousands] = [1 + random(999), 1 + random(999)];
    return [millions * 1e6 + thousands * 1e3, `${millions} triệu ${thousands} nghìn`];
  },
];

/** Amounts of one to thirteen digits, each with one way to write it. */
const random = seeded(20_261_120);
const cases: [number, string][] = Array.from({ length: 300 }, (_, place) => {
  if (place % 4 === 3) return SHORT[random(SHORT.length)]!(random);
  const amount = 1 + random(9) + random(10 ** (1 + (place % 13)) - 10);
  return [amount, ANY[place % ANY.length]!(amount)];
});

function Amount({ onReport }: { onReport: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(null);
  const report = (next: number | null) => {
    onReport(next);
    setValue(next);
  };
  return <MoneyField label="Số tiền" value={value} onChange={report} />;
}

describe('an amount that is typed or pasted', () => {
  it('is reported, shown in figures and said in both languages as the same one', () => {
    let reported: number | null = null;
    render(
      <Amount
        onReport={(value) => {
          reported = value;
        }}
      />,
    );
    const field = screen.getByLabelText('Số tiền') as HTMLInputElement;
    for (const [amount, text] of cases) {
      fireEvent.change(field, { target: { value: '' } });
      fireEvent.change(field, { target: { value: text } });
      fireEvent.blur(field);
      expect([text, reported]).toEqual([text, amount]);
      expect([text, field.value]).toEqual([text, grouped(amount, '.')]);
      expect([text, readVietnamese(amountInWords(amount, 'vi'))]).toEqual([text, amount]);
      expect([text, readEnglish(amountInWords(amount, 'en'))]).toEqual([text, amount]);
      expect(JSON.stringify({ amount })).toBe(`{"amount":${String(amount)}}`);
    }
    expect(new Set(cases.map(([amount]) => String(amount).length)).size).toBe(13);
  });

  it.each([
    ['1234567', 1_234_567],
    ['1.234.567 đ', 1_234_567],
    ['1,000,001', 1_000_001],
    [fullWidth('1200300'), 1_200_300],
    ['1tr2', 1_200_000],
    ['900k', 900_000],
  ])('%s is confirmed, sent and recorded as it is said', async (text, amount) => {
    const api = sandboxOfNow();
    const payment = await findPayment(
      api,
      (row) => row.amount >= 1_500_000 && row.method === 'VIETQR' && row.source === 'WEBPOS',
    );
    const page = pageOf(api);
    const { user } = await openRequest(page.sandbox, payment.id);
    const panel = await panelReady();
    await fill(user, panel, { amount: text });
    const said = (await panel.findByText(/^Bằng chữ:/)).textContent!.replace('Bằng chữ: ', '');
    expect(readVietnamese(said)).toBe(amount);
    const { dialog, button } = await ask(user, panel);
    expect(button.textContent?.replace(/\s/g, ' ')).toBe(`Gửi yêu cầu hoàn ${money(amount)}`);
    expect(dialog.getByText(said)).toBeTruthy();
    await user.click(button);
    await recorded();
    await waitFor(() => expect(page.sent).toHaveLength(1));
    expect(page.sent[0]?.body).toEqual({
      transactionId: payment.id,
      amount,
      reason: 'CUSTOMER_REQUEST',
      note: '',
    });
    expect((await refundsOf(api, payment.id)).map((refund) => refund.amount)).toEqual([amount]);
  });
});
