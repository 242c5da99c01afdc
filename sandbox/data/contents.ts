import { choose, digits, pick } from './hash.ts';

interface Occasion {
  ref: string;
  payer: string;
  /** The place in the style of banks. */
  place: string;
}

/** Transfer contents in the style of Vietnamese banks and wallets. */
const CONTENTS: ((occasion: Occasion, seed: number) => string)[] = [
  ({ ref }) => `${ref} thanh toan don hang`,
  ({ payer }) => `${payer} chuyen tien`,
  ({ ref, place }) => `TT ${ref} ${place}`.slice(0, 90),
  ({ ref }, seed) => `MBVCB.${digits(seed, 81, 10)}.${ref}.CT tu ${digits(seed, 82, 10)}`,
  ({ ref, payer }) => `QR - ${ref} - ${payer}`,
  ({ ref }) => `Thanh toán đơn hàng ${ref}`,
  ({ ref }, seed) => `CUSTOMER ${ref}. TU: ${payerLine(seed)}`,
  ({ payer }, seed) => `${payer} thanh toan ban ${1 + pick(seed, 84, 40)}`,
  ({ ref }, seed) => `IBFT ${digits(seed, 83, 12)} ${ref}`,
];

const payerLine = (seed: number): string => `TAI KHOAN ${digits(seed, 85, 4)}XXXX${digits(seed, 86, 3)}`;

export const content = (occasion: Occasion, seed: number): string =>
  choose(CONTENTS, seed, 80)(occasion, seed);

const NOTES = [
  'Khách lấy hóa đơn GTGT',
  'Đã gọi xác nhận với khách',
  'Giao hàng trước 17h',
  'Khách quen, tặng kèm bánh sen',
  'Chuyển nhầm nội dung, đã đối chiếu sao kê',
  'Đơn đặt tiệc, cọc 30%',
];

export const orderNote = (seed: number): string => choose(NOTES, seed, 87);

const REFUND_NOTES = [
  'Khách đổi món sau khi thanh toán',
  'Khách chuyển khoản hai lần cho cùng một đơn',
  'Hết hàng, khách không đợi được',
  'Sản phẩm lỗi, khách trả lại tại quầy',
  'Giao nhầm, khách đã gửi trả',
];

export const refundNote = (seed: number): string => choose(REFUND_NOTES, seed, 117);

const REJECTIONS = [
  'Khách đã đồng ý đổi hàng, không hoàn tiền',
  'Thiếu hóa đơn gốc, đề nghị bổ sung rồi gửi lại',
  'Số tiền yêu cầu không khớp với biên bản trả hàng',
  'Đã quá thời hạn trả hàng của cửa hàng',
];

export const rejection = (seed: number): string => choose(REJECTIONS, seed, 118);

/** Reasons for bank refusals, with the codes of the NAPAS response table. */
const FAILURES = [
  ['51', 'Tài khoản không đủ số dư để thực hiện giao dịch'],
  ['61', 'Vượt quá hạn mức giao dịch trong ngày'],
  ['91', 'Ngân hàng phát hành không phản hồi'],
  ['05', 'Ngân hàng phát hành từ chối giao dịch'],
  ['68', 'Hết thời gian chờ phản hồi'],
  ['13', 'Số tiền không hợp lệ'],
  ['79', 'Khách hàng nhập sai mã xác thực quá số lần quy định'],
] as const;

export const failure = (seed: number): readonly [code: string, message: string] => choose(FAILURES, seed, 88);
