import { expect, test } from 'vitest';
import { type KeypadKey, keyOf, pressKey } from '../../../design-system/money/keypad/keypadKeys.ts';

const type = (keys: KeypadKey[], from: number | null = null, maxDigits = 13) =>
  keys.reduce<number | null>((value, key) => pressKey(value, key, maxDigits), from);

test.each<[KeypadKey[], number | null, number | null]>([
  [['1', '5', '000'], null, 15_000],
  [['0', '000', '5'], null, 5],
  [['back'], 7, null],
  [['back', 'back', 'back'], 12, null],
  [['clear'], 1_250_000, null],
  [['back'], null, null],
])('%j on %s gives %s', (keys, from, value) => {
  expect(type(keys, from)).toBe(value);
});

test('a key that would make it too long changes nothing', () => {
  expect(type(['9'], 9_999_999_999_999)).toBe(9_999_999_999_999);
  expect(type(['000'], 12_345, 7)).toBe(12_345);
  expect(type(['0', '0'], 12_345, 7)).toBe(1_234_500);
});

test('keys with Ctrl, Cmd or Alt belong to the browser', () => {
  const key = { key: '1', ctrlKey: false, metaKey: false, altKey: false };
  expect(keyOf(key)).toBe('1');
  expect(keyOf({ ...key, ctrlKey: true })).toBeUndefined();
  expect(keyOf({ ...key, key: 'Backspace' })).toBe('back');
  expect(keyOf({ ...key, key: 'a' })).toBeUndefined();
});
