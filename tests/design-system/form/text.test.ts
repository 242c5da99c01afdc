import { expect, test } from 'vitest';
import { normalizeLine, normalizeText } from '#design-system/form/text.ts';

test.each([
  ['Mỹ Hương'.normalize('NFD'), 'Mỹ Hương'],
  ['ＧＤ００１２', 'GD0012'],
  ['Cửa\u3000hàng', 'Cửa hàng'],
  ['\u00d0ặng', 'Đặng'],
  ['½ ² ﬁ', '½ ² ﬁ'],
])('%j is kept as %j', (text, kept) => expect(normalizeText(text)).toBe(kept));

test('lines are joined by spaces and the ends trimmed', () => {
  expect(normalizeLine('  GD001\r\nGD002\n\n\tGD003 ')).toBe('GD001 GD002 GD003');
});
