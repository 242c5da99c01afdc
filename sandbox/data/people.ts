import { fold } from '../fold.ts';
import { choose, mix, pick } from './hash.ts';

const names = (text: string): readonly string[] => text.split(', ');

/** Frequent names occur more than once. */
const FAMILY = names(
  'Nguyễn, Nguyễn, Nguyễn, Trần, Trần, Lê, Lê, Phạm, Hoàng, Huỳnh, Phan, Vũ, Võ, Đặng, Bùi, ' +
    'Đỗ, Hồ, Ngô, Dương, Lý, Đoàn, Trịnh, Mai, Tạ, Lương',
);
const MIDDLE = names(
  'Thị, Thị, Thị Thu, Thị Ngọc, Thị Mỹ, Văn, Văn, Đức, Minh, Quốc, Hữu, Hoàng, Thanh, Gia, ' +
    'Xuân, Bảo, Kim, Ngọc, Anh, Tuấn, Hải, Khánh, Phương',
);
const GIVEN = names(
  'An, Anh, Bình, Châu, Chi, Cường, Dũng, Duyên, Đạt, Giang, Hà, Hạnh, Hiếu, Hoa, Hùng, Hương, ' +
    'Khoa, Lan, Linh, Long, Mai, Nam, Nga, Nhung, Phúc, Phương, Quân, Quỳnh, Sơn, Tâm, Thảo, ' +
    'Trang, Trung, Tú, Uyên, Yến',
);

/** In the style of banks: upper case, no accents. */
export const bankStyle = (name: string): string => fold(name).toUpperCase();

// Folded once: a search through all rows needs a payer's name a hundred thousand times.
const PARTS = [FAMILY, MIDDLE, GIVEN].map((part) => part.map(bankStyle));

/** How a payer pays: who pays from a bank, with a card or by wallet does so each time. */
export type PayerKind = 'BANK' | 'CARD' | 'WALLET';
/** Middle names that only these payers have, so that one name is one kind of payer. */
const MIDDLE_OF: Partial<Record<PayerKind, readonly string[]>> = {
  CARD: ['Hồng', 'Công', 'Thế', 'Diệu', 'Nhật', 'Trọng', 'Cẩm', 'Việt'].map(bankStyle),
  WALLET: ['Như', 'Duy', 'Trúc', 'Vĩnh', 'Ái', 'Tấn', 'Diễm', 'Phúc'].map(bankStyle),
};

/** A payer's name in the style of banks: `TRAN THI NGOC HA`. */
export const payerName = (index: number, kind: PayerKind = 'BANK'): string =>
  PARTS.map((part, place) => choose((place === 1 && MIDDLE_OF[kind]) || part, index, 31 + place)).join(' ');

/** One payer in so many has two accounts; the others always pay from the same. */
const WITH_TWO = 12;

/** A seed for the account that a payer pays from. `index` is the payment. */
export function accountSeed(name: string, index: number): number {
  let person = 0;
  for (let at = 0; at < name.length; at += 1) person = mix(person, name.charCodeAt(at));
  return mix(person, person % WITH_TWO === 0 ? pick(index, 98, 2) : 0);
}

/** A person's name in normal spelling: `Trần Thị Ngọc Hà`. */
export const personName = (index: number): string =>
  [FAMILY, MIDDLE, GIVEN].map((part, place) => choose(part, index, 51 + place)).join(' ');
