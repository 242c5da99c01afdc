import { describe, expect, it } from 'vitest';
import { exportFileName } from '#app/list/export/fileName.ts';

const parts = {
  name: 'giao-dich',
  businessCode: '0312345678',
  period: { from: '2026-03-01', to: '2026-03-02' },
  exportedAt: 1772416800,
  format: 'xlsx' as const,
};

describe('exportFileName', () => {
  it('holds what, whose, the days and the time of the export in Vietnam', () => {
    expect(exportFileName(parts)).toBe('giao-dich_0312345678_2026-03-01_2026-03-02_20260302-0900.xlsx');
  });

  it('leaves out what is not known', () => {
    expect(exportFileName({ ...parts, businessCode: '', period: undefined, format: 'csv' })).toBe(
      'giao-dich_20260302-0900.csv',
    );
  });

  it.each([
    ['Đối soát & hoàn tiền', 'Doi-soat-hoan-tien'],
    ['../../etc/passwd', 'etc-passwd'],
    ['a\u202Etxt.exe\0', 'a-txt-exe'],
    ['x'.repeat(500), 'x'.repeat(60)],
  ])('writes %j plainly', (name, plain) => {
    expect(exportFileName({ ...parts, name })).toBe(
      `${plain}_0312345678_2026-03-01_2026-03-02_20260302-0900.xlsx`,
    );
  });
});
