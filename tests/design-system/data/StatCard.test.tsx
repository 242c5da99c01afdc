import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatCard, type StatChange, Stepper } from '#design-system';

const changeOf = (change: StatChange) => {
  const { container } = render(<StatCard help="Đếm gì." label="Doanh thu" value="1" change={change} />);
  return container.querySelector('.change');
};

it.each([
  [{ share: 0.123, good: 'up' }, 'Tăng 12,3%, tốt hơn', 'good'],
  [{ share: 0.123, good: 'down' }, 'Tăng 12,3%, kém hơn', 'bad'],
  [{ share: -0.5, good: 'down' }, 'Giảm 50%, tốt hơn', 'good'],
  [{ share: -0.5, good: 'neither' }, 'Giảm 50%', undefined],
  [{ share: -0.286, points: true, good: 'up' }, 'Giảm 28,6 điểm phần trăm, kém hơn', 'bad'],
  [{ share: 0.0004, good: 'up' }, 'Không đổi', undefined],
  [{ share: null, good: 'up' }, '-', undefined],
] as const)('says of %j: %s', (change, text, news) => {
  const drawn = changeOf(change);
  expect(drawn?.textContent?.trim()).toBe(text);
  expect(drawn?.querySelector('b')?.dataset.news).toBe(news);
});

it('knows zero from unknown', () => {
  const { rerender, container } = render(<StatCard help="Đếm gì." label="Hoàn" value="0 ₫" />);
  expect(container.querySelector('.value')?.textContent).toBe('0 ₫');
  rerender(<StatCard help="Đếm gì." label="Hoàn" />);
  expect(container.querySelector('.value')?.textContent).toBe('-');
});

const steps = ['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase(), failed: id === 'c' }));

it('marks the step at hand and says each state', () => {
  render(<Stepper label="Nhập" steps={steps} current="b" />);
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A, đã xong',
    '2B, đang làm',
    'C, không thành',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});
