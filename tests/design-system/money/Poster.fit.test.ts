import { describe, expect, it } from 'vitest';
import { POSTER_NAME_SIZES, posterNameStep } from '#design-system/money/poster/Poster.fit.ts';

const sizeOf = (name: string) => POSTER_NAME_SIZES[posterNameStep(name)]?.size;
const SMALLEST = POSTER_NAME_SIZES.at(-1)?.size;

describe('the name on a poster', () => {
  it.each([
    ['SV17', 10],
    ['Cà phê Sen Việt Hàng Bài', 10],
    ['Trà Sen Việt Vincom Bà Triệu', 8],
  ])('%s is set in %s %% of the paper', (name, size) => {
    expect(sizeOf(name)).toBe(size);
  });

  it('is no smaller for its marks, however they are composed', () => {
    const marked = 'Bếp Sữa Chữa Nướng Đặng Ngọc Diệp';
    const plain = 'Bep Sua Chua Nuong Dang Ngoc Diep';
    expect(sizeOf(marked)).toBe(sizeOf(plain));
    expect(sizeOf(marked.normalize('NFD'))).toBe(sizeOf(marked));
  });

  it('gets smaller as it gets longer, never larger', () => {
    const words =
      'Tổ hợp Ẩm thực, Trà và Quà tặng Truyền thống Sen Việt Chi nhánh Trung tâm Thương mại'.split(' ');
    const sizes = words.map((_, count) => sizeOf(words.slice(0, count + 1).join(' ')) ?? 0);
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
    expect(new Set(sizes).size).toBeGreaterThan(2);
  });

  it('is the smallest where a word alone is too long, or there is no room at all', () => {
    expect(sizeOf('W'.repeat(60))).toBe(SMALLEST);
    expect(sizeOf('Sen Việt '.repeat(60))).toBe(SMALLEST);
    expect(sizeOf('')).toBe(10);
  });
});
