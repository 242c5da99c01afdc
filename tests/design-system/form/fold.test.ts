import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, highlights, matches, rank, search } from '#design-system/form/fold.ts';

describe('fold', () => {
  it('drops marks and capitals, đ included', () => {
    expect(fold('Cửa hàng ĐẶNG Thị Mỹ Hường')).toBe('cua hang dang thi my huong');
  });

  it('reads composed and decomposed text, and the Eth that looks like Đ, alike', () => {
    expect(fold('Mỹ'.normalize('NFD'))).toBe(fold('Mỹ'.normalize('NFC')));
    expect(fold('Ðà Nẵng')).toBe(fold('Đà Nẵng'));
  });

  it('folds what is folded to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('matches', () => {
  it('finds a name by its letters without marks, its words in any order', () => {
    expect(matches('da nang', 'Chi nhánh Đà Nẵng')).toBe(true);
    expect(matches('nang chi', 'Chi nhánh Đà Nẵng')).toBe(true);
    expect(matches('hue', 'Chi nhánh Đà Nẵng')).toBe(false);
  });

  it('takes a marked query as a wish, not as a condition', () => {
    expect(matches('đà', 'Da Nang Branch')).toBe(true);
  });

  it('finds everything by an empty query', () => {
    expect(matches('  ', 'bất kỳ')).toBe(true);
  });
});

describe('search', () => {
  const names = ['Cửa hàng Hoa', 'Hoàng Anh', 'Họa Mi', 'Hoa Mai', 'Lê'];
  const find = (query: string) => search(query, names, (name) => name);

  it('puts the same marks first when the query has marks', () => {
    expect(find('họa')[0]).toBe('Họa Mi');
    expect(find('hoà')[0]).toBe('Hoàng Anh');
  });

  it('puts beginnings before middles and keeps the order of equals', () => {
    expect(find('hoa')).toEqual(['Hoàng Anh', 'Họa Mi', 'Hoa Mai', 'Cửa hàng Hoa']);
  });

  it('never ranks below zero, and never keeps what does not match', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (query, text) => {
        expect(rank(query, text)).toBeGreaterThanOrEqual(0);
        expect(search(query, [text], (own) => own).length).toBe(matches(query, text) ? 1 : 0);
      }),
    );
  });
});

describe('highlights', () => {
  const marked = (query: string, text: string) => highlights(query, text).map(([a, b]) => text.slice(a, b));

  it('points into the text as it was written', () => {
    expect(marked('da nang', 'Chi nhánh Đà Nẵng')).toEqual(['Đà', 'Nẵng']);
  });

  it('keeps a decomposed letter and its marks together', () => {
    const text = 'Mỹ Hường'.normalize('NFD');
    expect(marked('huong', text)).toEqual(['Hường'.normalize('NFD')]);
  });

  it('takes words where they stand together, and as words before parts of one', () => {
    expect(highlights('hoan tien', 'Tài khoản tiền hoàn, hoàn tiền')).toEqual([
      [21, 25],
      [26, 30],
    ]);
    expect(highlights('hoan', 'khoản hoàn')).toEqual([[6, 10]]);
    expect(highlights('hoan', 'khoản')).toEqual([[1, 5]]);
  });

  it('joins what overlaps and gives nothing for nothing', () => {
    expect(highlights('ho hoa', 'Hoa')).toEqual([[0, 3]]);
    expect(highlights('', 'Hoa')).toEqual([]);
  });
});
