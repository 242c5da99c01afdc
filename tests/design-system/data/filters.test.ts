import { describe, expect, it } from 'vitest';
import { describeFilter, type FilterField, isFiltering } from '#design-system';

const status: FilterField = {
  id: 'status',
  kind: 'choices',
  label: 'Trạng thái',
  options: [
    { value: 'SUCCESS', label: 'Thành công' },
    { value: 'FAILED', label: 'Thất bại' },
    { value: 'PENDING', label: 'Chờ thanh toán' },
  ],
};
const amount: FilterField = { id: 'amount', kind: 'amount', label: 'Số tiền' };
const period: FilterField = {
  id: 'period',
  kind: 'period',
  label: 'Thời gian',
  presets: [{ id: '7d', label: '7 ngày qua', range: { from: '2026-11-14', to: '2026-11-20' } }],
};

it('knows which values narrow nothing', () => {
  for (const value of [undefined, '', [], {}, { from: undefined, to: undefined }])
    expect(isFiltering(value)).toBe(false);
  for (const value of ['a', ['a'], { min: 0 }, { from: '2026-11-14' }]) expect(isFiltering(value)).toBe(true);
});

describe('describeFilter', () => {
  it('names two choices and counts the others', () => {
    expect(describeFilter(status, ['SUCCESS'])).toBe('Thành công');
    expect(describeFilter(status, ['SUCCESS', 'FAILED', 'PENDING'])).toBe('Thành công, Thất bại +1');
  });

  it('shows a value that is no longer offered as it stands', () => {
    expect(describeFilter(status, ['ARCHIVED'])).toBe('ARCHIVED');
    expect(describeFilter({ ...status, kind: 'choice' }, 'ARCHIVED')).toBe('ARCHIVED');
  });

  it('calls a period by its preset, else by its days', () => {
    expect(describeFilter(period, { preset: '7d', from: '2026-11-14', to: '2026-11-20' })).toBe('7 ngày qua');
    expect(describeFilter(period, { from: '2026-11-01', to: '2026-11-20' })).toBe('01/11/2026 – 20/11/2026');
    expect(describeFilter(period, { from: '2026-11-20', to: '2026-11-20' })).toBe('20/11/2026');
    expect(describeFilter(period, { preset: 'gone', from: '2026-11-20', to: '2026-11-20' })).toBe(
      '20/11/2026',
    );
  });

  it('writes amounts with dots, open on either side, and zero as a bound', () => {
    expect(describeFilter(amount, { min: 1_000_000, max: 5_000_000 })).toBe('1.000.000 – 5.000.000 ₫');
    expect(describeFilter(amount, { min: 1_000_000 })).toBe('≥ 1.000.000 ₫');
    expect(describeFilter(amount, { max: 0 })).toBe('≤ 0 ₫');
    expect(describeFilter(amount, { min: 5, max: 5 })).toBe('5 ₫');
  });
});
