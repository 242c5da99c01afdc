import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MoneyLine, type MoneyLineProps } from '#design-system';
import { setUpWindow } from '../window.ts';

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ');

const explain = async () => 'Các giao dịch đang lọc.';

function draw(props: Partial<MoneyLineProps> = {}) {
  render(
    <MoneyLine
      label="Dòng tiền"
      terms={[
        { id: 'ok', label: 'Thành công', explain, amount: 1000, count: 3 },
        { id: 'back', label: 'Hoàn', explain, sign: '-', amount: 250, count: 1 },
        { id: 'fee', label: 'Phí', explain, sign: '-', amount: 50 },
      ]}
      result={{ id: 'net', label: 'Thực nhận', explain, amount: 700 }}
      {...props}
    />,
  );
  return screen.getByRole('group', { name: props.label ?? 'Dòng tiền' });
}

describe('the money line', () => {
  it('reads as a sum', () => {
    expect(plain(draw().textContent)).toBe('Thành công 3 1.000−Hoàn 1 250−Phí 50=Thực nhận 700 ₫');
  });

  it('says nothing of a difference while the sum comes out, nor while a term is not known', () => {
    const terms = [{ id: 'ok', label: 'Thành công', explain, amount: undefined }];
    expect(draw().textContent).not.toContain('Lệch');
    expect(plain(draw({ label: 'Khác', terms }).textContent)).not.toContain('Lệch');
  });

  it('leads to the rows of what it comes to, by that sum', async () => {
    const onPress = vi.fn();
    draw({ result: { id: 'net', label: 'Thực nhận', explain, amount: 700, onPress } });
    screen.getByRole('button', { name: 'Thực nhận 700 ₫' }).click();
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('has a dash for what is not known and a minus for what is owed', () => {
    const line = draw({
      terms: [{ id: 'ok', label: 'Thành công', explain, amount: undefined }],
      result: { id: 'net', label: 'Thực nhận', explain, amount: -1748 },
    });
    expect(plain(line.textContent)).toBe('Thành công -=Thực nhận −1.748 ₫');
  });

  it('draws a bar only where no part is over 97 %', () => {
    const barOf = (line: HTMLElement) => line.querySelectorAll('.bar > span').length;
    expect(barOf(draw())).toBe(3);
    const terms = [
      { id: 'ok', label: 'Thành công', explain, amount: 1000 },
      { id: 'fee', label: 'Phí', explain, sign: '-' as const, amount: 20 },
    ];
    expect(
      barOf(draw({ label: 'Khác', terms, result: { id: 'net', label: 'Thực nhận', explain, amount: 980 } })),
    ).toBe(0);
  });
});

describe('the money line on a phone, without a result', () => {
  setUpWindow(390);
  const headOf = (line: HTMLElement) => plain(line.querySelector('[aria-expanded]')?.textContent);
  const terms = [
    { id: 'waiting', label: 'Chờ duyệt', explain, amount: 0, count: 0 },
    { id: 'overdue', label: 'Quá hạn', explain, amount: 0, count: 0 },
  ];

  it('begins with its first figure', () => {
    expect(headOf(draw({ terms, result: undefined }))).toBe('Chờ duyệt 0 ₫');
  });

  it('begins with the figure that filters the rows', () => {
    const states = [{ id: 'approved', label: 'Đã duyệt', explain, count: 8, pressed: true }];
    expect(headOf(draw({ terms, states, result: undefined }))).toBe('Đã duyệt 8');
  });
});
