import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { amountInWords, MoneyField } from '#design-system';
import { sandboxOfNow } from '../transactions/portal.tsx';
import { pageOf, provideLocks } from './page.ts';
import { ask, fill, money, openRequest, panelReady, recorded } from './requesting.tsx';
import { findPayment, refundsOf } from './service.ts';

provideLocks();

const grouped = (amount: number, by: string) => String(amount).replace(/\B(?=(\d{3})+$)/g, by);
const fullWidth = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

/** Notations for any amount. */
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

const upTo = (max: number) => fc.integer({ min: 1, max });
/** Amounts of one to thirteen digits, each length equally likely. */
const amounts = fc
  .integer({ min: 1, max: 13 })
  .chain((digits) =>
    fc.maxSafeInteger().map((raw) => 10 ** (digits - 1) + (Math.abs(raw) % (9 * 10 ** (digits - 1)))),
  );

/** An amount with one notation: any amount in full, round ones also abbreviated. */
const written: fc.Arbitrary<readonly [number, string]> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(amounts, fc.constantFrom(...ANY))
      .map(([amount, write]) => [amount, write(amount)] as const),
  },
  upTo(999).map((thousands) => [thousands * 1e3, `${thousands}k`] as const),
  fc
    .tuple(upTo(999), upTo(9))
    .map(([whole, tenths]) => [whole * 1e6 + tenths * 1e5, `${whole}tr${tenths}`] as const),
  fc
    .tuple(upTo(999), upTo(9))
    .map(([whole, tenths]) => [whole * 1e9 + tenths * 1e8, `${whole},${tenths} tỷ`] as const),
  fc
    .tuple(upTo(999), upTo(999))
    .map(([whole, rest]) => [whole * 1e6 + rest * 1e3, `${whole} triệu ${rest} nghìn`] as const),
);

/** User actions in the field: a key, a paste, or a new caret position (as a share of the text's length). */
const keys = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.constantFrom(...'0123456789').map((data) => ({ inputType: 'insertText', data })),
    },
    { weight: 2, arbitrary: fc.constantFrom(...'.,kt ').map((data) => ({ inputType: 'insertText', data })) },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom('deleteContentBackward', 'deleteContentForward')
        .map((inputType) => ({ inputType })),
    },
    { weight: 1, arbitrary: written.map(([, data]) => ({ inputType: 'insertFromPaste', data })) },
    { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }).map((caret) => ({ caret })) },
  ),
  { minLength: 1, maxLength: 18 },
);
type Key = { inputType: string; data?: string } | { caret: number };

/** As a browser does it: insert at the caret, then the event. */
function press(field: HTMLInputElement, key: Key) {
  const { value } = field;
  if ('caret' in key) {
    const place = Math.round(key.caret * value.length);
    return field.setSelectionRange(place, place);
  }
  const at = field.selectionStart ?? value.length;
  const { inputType, data = '' } = key;
  const from = inputType === 'deleteContentBackward' ? Math.max(0, at - 1) : at;
  const to = inputType === 'deleteContentForward' ? at + 1 : at;
  const next = value.slice(0, from) + data + value.slice(to);
  if (next === value) return undefined;
  const caret = from + data.length;
  fireEvent.input(field, { ...key, target: { value: next, selectionStart: caret, selectionEnd: caret } });
  return undefined;
}

function Amount({ onReport }: { onReport: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(null);
  const report = (next: number | null) => {
    onReport(next);
    setValue(next);
  };
  return <MoneyField label="Số tiền" value={value} onChange={report} />;
}

/** Renders only the field, and records its last reported value. */
function drawAmount() {
  let reported: number | null = null;
  render(
    <Amount
      onReport={(value) => {
        reported = value;
      }}
    />,
  );
  return { field: screen.getByLabelText('Số tiền') as HTMLInputElement, reported: () => reported };
}

/** The field is checked right after each event, so its changes must be rendered by then. */
const at = (event: () => unknown) => act(() => void event());

describe('an amount that is typed or pasted', () => {
  it('is reported and shown in figures as the same amount', () => {
    const { field, reported } = drawAmount();
    const lengths = new Set<number>();
    fc.assert(
      fc.property(written, ([amount, text]) => {
        at(() => fireEvent.change(field, { target: { value: '' } }));
        at(() => fireEvent.change(field, { target: { value: text } }));
        at(() => fireEvent.blur(field));
        expect(reported()).toBe(amount);
        expect(field.value).toBe(grouped(amount, '.'));
        expect(JSON.stringify({ amount })).toBe(`{"amount":${String(amount)}}`);
        lengths.add(String(amount).length);
      }),
      { numRuns: 150, seed: 20261120 },
    );
    expect(lengths.size).toBe(13);
  });

  it('equals the shown figures after every key, or is empty if they are no amount', () => {
    const { field, reported } = drawAmount();
    let amountsSeen = 0;
    fc.assert(
      fc.property(keys, (pressed) => {
        at(() => fireEvent.change(field, { target: { value: '' } }));
        expect(reported()).toBe(null);
        for (const key of pressed) {
          at(() => press(field, key));
          // Parsed independently of the portal: digits, alone or grouped by threes with dots.
          const digits = field.value.replaceAll('.', '');
          const isPlain = /^\d+$/.test(field.value) || /^\d{1,3}(\.\d{3})+$/.test(field.value);
          const isTooLong = digits.replace(/^0+/, '').length > 13;
          if (isPlain) expect(reported()).toBe(isTooLong ? null : Number(digits));
          else if (/^[\d.]*$/.test(field.value)) expect(reported()).toBe(null);
          if (isPlain && !isTooLong) amountsSeen += 1;
        }
        const last = reported();
        at(() => fireEvent.blur(field));
        // Blurring changes nothing, and shows what would be sent.
        expect(reported()).toBe(last);
        if (last !== null) expect(field.value).toBe(grouped(last, '.'));
      }),
      { numRuns: 40, seed: 20261120 },
    );
    expect(amountsSeen).toBeGreaterThan(80);
  });

  it('is confirmed, sent and recorded as the amount shown', async () => {
    const [text, amount] = ['1tr2', 1_200_000];
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
    // What words say of an amount is shown by tests/design-system/form/amountInWords.
    expect(said).toBe(amountInWords(amount, 'vi'));
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
