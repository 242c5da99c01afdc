import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, PHONE_DIGITS, parsePhone } from '#design-system';

describe('parsePhone', () => {
  it.each([
    ['0912345678'],
    ['0912 345 678'],
    ['0912.345-678'],
    ['+84912345678'],
    ['+84 912 345 678'],
    ['+84 (0) 912 345 678'],
    ['84912345678'],
    ['0084912345678'],
    ['０９１２３４５６７８'],
    ['0912345678999'],
  ])('reads %s', (text) => {
    expect(parsePhone(text)).toBe('0912345678');
  });

  it('keeps what is typed so far', () => {
    expect(parsePhone('091')).toBe('091');
    expect(parsePhone('84')).toBe('84');
    expect(parsePhone('')).toBe('');
  });

  it('gives digits only, at most ten, and reads back what it shows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const digits = parsePhone(text);
        expect(digits).toMatch(/^\d*$/);
        expect(digits.length).toBeLessThanOrEqual(PHONE_DIGITS);
        expect(parsePhone(formatPhone(digits))).toBe(digits);
      }),
    );
  });
});

describe('formatPhone', () => {
  it('groups as the number is read aloud', () => {
    expect(formatPhone('0912345678')).toBe('0912 345 678');
    expect(formatPhone('09123')).toBe('0912 3');
    expect(formatPhone('')).toBe('');
  });
});
