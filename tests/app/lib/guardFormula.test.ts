import { describe, expect, it } from 'vitest';
import { guardFormula } from '#app/lib/file/guardFormula.ts';
import { FORMULAS, filed } from '../list/export/kit.ts';

describe('guardFormula', () => {
  it.each(FORMULAS.map((text) => [JSON.stringify(text), text]))('puts an apostrophe before %s', (_, text) => {
    expect(guardFormula(text)).toBe(`'${filed(text)}`);
  });

  it.each([
    '',
    ' ',
    'GD-1024',
    '0901234567',
    'a=b',
    'Trả -5000',
    "'=1",
    '(=1)',
    'x@y.vn',
    '１+1',
    'Đơn\t=1',
    '−5',
  ])('leaves %j as it is', (text) => {
    expect(guardFormula(text)).toBe(text);
  });
});
