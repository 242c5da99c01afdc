import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { StatCard, type StatChange, Stepper } from '#design-system';

const changeOf = (change: StatChange) => {
  const { container } = render(<StatCard label="Doanh thu" value="1" change={change} />);
  return container.querySelector('.change');
};

it.each([
  [{ share: 0.123, good: 'up' }, 'Tăng 12,3%, tốt hơn', 'good'],
  [{ share: 0.123, good: 'down' }, 'Tăng 12,3%, kém hơn', 'bad'],
  [{ share: -0.5, good: 'down' }, 'Giảm 50%, tốt hơn', 'good'],
  [{ share: -0.5, good: 'neither' }, 'Giảm 50%', undefined],
  [{ share: 0.0004, good: 'up' }, 'Không đổi', undefined],
  [{ share: null, good: 'up' }, '-', undefined],
] as const)('says of %j: %s', (change, text, news) => {
  const drawn = changeOf(change);
  expect(drawn?.textContent?.trim()).toBe(text);
  expect(drawn?.querySelector('b')?.dataset.news).toBe(news);
});

it('knows zero from unknown', () => {
  const { rerender, container } = render(<StatCard label="Hoàn" value="0 ₫" />);
  expect(container.querySelector('.value')?.textContent).toBe('0 ₫');
  rerender(<StatCard label="Hoàn" />);
  expect(container.querySelector('.value')?.textContent).toBe('-');
});

it('is named by its label and described by its figures, as link and as button', () => {
  const { rerender } = render(<StatCard label="Doanh thu" value="5 ₫" href="/merchant/transaction" />);
  const link = screen.getByRole('link', { name: 'Doanh thu' });
  expect(link.getAttribute('href')).toBe('/merchant/transaction');
  expect(document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent).toBe('5 ₫');
  rerender(<StatCard label="Doanh thu" value="5 ₫" onPress={() => undefined} pressed />);
  expect(screen.getByRole('button', { name: 'Doanh thu' }).getAttribute('aria-pressed')).toBe('true');
});

it('fails alone, and asks again', async () => {
  const onRetry = vi.fn();
  render(<StatCard label="Doanh thu" error="Chưa tải được" onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('Chưa tải được');
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(onRetry).toHaveBeenCalledOnce();
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

it('goes back to steps that are done, and to no others', async () => {
  const onStep = vi.fn();
  const { rerender } = render(<Stepper label="Nhập" steps={steps} current="b" onStep={onStep} />);
  await userEvent.click(screen.getByRole('button', { name: 'A, đã xong' }));
  expect(onStep).toHaveBeenCalledWith('a');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  rerender(<Stepper label="Nhập" steps={steps} current={null} onStep={onStep} />);
  expect(document.querySelector('[aria-current]')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(3);
});
