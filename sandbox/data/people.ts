import { fold } from '../fold.ts';
import { choose } from './hash.ts';

const FAMILY = [
  'Nguyễn',
  'Nguyễn',
  'Nguyễn',
  'Trần',
  'Trần',
  'Lê',
  'Lê',
  'Phạm',
  'Hoàng',
  'Huỳnh',
  'Phan',
].concat([
  'Vũ',
  'Võ',
  'Đặng',
  'Bùi',
  'Đỗ',
  'Hồ',
  'Ngô',
  'Dương',
  'Lý',
  'Đoàn',
  'Trịnh',
  'Mai',
  'Tạ',
  'Lương',
]);
const MIDDLE = [
  'Thị',
  'Thị',
  'Thị Thu',
  'Thị Ngọc',
  'Thị Mỹ',
  'Văn',
  'Văn',
  'Đức',
  'Minh',
  'Quốc',
  'Hữu',
].concat(['Hoàng', 'Thanh', 'Gia', 'Xuân', 'Bảo', 'Kim', 'Ngọc', 'Anh', 'Tuấn', 'Hải', 'Khánh', 'Phương']);
const GIVEN = ['An', 'Anh', 'Bình', 'Châu', 'Chi', 'Cường', 'Dũng', 'Duyên', 'Đạt', 'Giang', 'Hà', 'Hạnh']
  .concat(['Hiếu', 'Hoa', 'Hùng', 'Hương', 'Khoa', 'Lan', 'Linh', 'Long', 'Mai', 'Nam', 'Nga', 'Nhung'])
  .concat(['Phúc', 'Phương', 'Quân', 'Quỳnh', 'Sơn', 'Tâm', 'Thảo', 'Trang', 'Trung', 'Tú', 'Uyên', 'Yến']);

/** In the style of banks: upper case, no accents. */
export const bankStyle = (name: string): string => fold(name).toUpperCase();

// Folded once: a search through all rows needs a payer's name a hundred thousand times.
const PARTS = [FAMILY, MIDDLE, GIVEN].map((part) => part.map(bankStyle));

/** A payer's name in the style of banks: `TRAN THI NGOC HA`. */
export const payerName = (index: number): string =>
  PARTS.map((part, place) => choose(part, index, 31 + place)).join(' ');

/** A person's name in normal spelling: `Trần Thị Ngọc Hà`. */
export const personName = (index: number): string =>
  [FAMILY, MIDDLE, GIVEN].map((part, place) => choose(part, index, 51 + place)).join(' ');
