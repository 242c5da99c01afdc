export type Lang = 'vi' | 'en';

/** What the merchant API says of its own accord, in the two languages of the portal. */
export const MESSAGES = {
  unauthorized: ['Bạn chưa đăng nhập', 'You are not signed in'],
  tokenExpired: ['Phiên đăng nhập đã hết hạn', 'Your session has expired'],
  refreshRefused: [
    'Phiên đăng nhập không còn hiệu lực, vui lòng đăng nhập lại',
    'Your session is over, please sign in again',
  ],
  signInRefused: ['Không xác thực được tài khoản', 'The account could not be verified'],
  accessDenied: [
    'Bạn không có quyền thực hiện thao tác này',
    'You do not have permission to perform this action',
  ],
  storeOnly: [
    'Tài khoản của bạn chỉ được truy cập cửa hàng được phân công',
    'Your account is limited to its own store',
  ],
  notFound: ['Không tìm thấy dữ liệu', 'Not found'],
  unknownPath: ['Đường dẫn không tồn tại', 'This path does not exist'],
  methodNotAllowed: ['Phương thức không được hỗ trợ', 'Method not allowed'],
  badRequest: ['Dữ liệu không hợp lệ', 'The request is not valid'],
  badJson: ['Nội dung gửi lên không phải JSON hợp lệ', 'The body is not valid JSON'],
  mediaType: ['Kiểu nội dung không được hỗ trợ', 'Unsupported content type'],
  tooLarge: ['Nội dung gửi lên quá lớn', 'The body is too large'],
  tooMany: ['Quá nhiều yêu cầu, vui lòng thử lại sau', 'Too many requests, please try again later'],
  internal: ['Hệ thống gặp lỗi, vui lòng thử lại', 'Something went wrong, please try again'],
  unavailable: ['Hệ thống đang bảo trì', 'The service is unavailable'],
  keyMissing: ['Thiếu mã Idempotency-Key', 'The Idempotency-Key header is missing'],
  keyTooLong: ['Mã Idempotency-Key dài quá 255 ký tự', 'The Idempotency-Key is longer than 255 characters'],
  keyReused: [
    'Mã Idempotency-Key đã dùng cho một yêu cầu khác',
    'This Idempotency-Key was used for another request',
  ],
  required: ['Trường này là bắt buộc', 'This field is required'],
  notNumber: ['Phải là số nguyên không âm', 'Must be a whole number, zero or more'],
  pageTooSmall: ['Phải là số nguyên từ 1 trở lên', 'Must be a whole number from 1'],
  pageSizeRange: ['Phải là số nguyên từ 1 đến 1000', 'Must be a whole number from 1 to 1000'],
  notAllowed: ['Giá trị không được hỗ trợ', 'This value is not supported'],
  rangeReversed: ['Giá trị bắt đầu lớn hơn giá trị kết thúc', 'The start is greater than the end'],
  idMismatch: ['Mã không khớp với đường dẫn', 'The id does not match the path'],
  notText: ['Phải là chuỗi ký tự', 'Must be text'],
  tooLong: ['Nội dung quá dài', 'The text is too long'],
  passwordPattern: [
    'Mật khẩu gồm 8 đến 16 ký tự, có ít nhất một chữ hoa, một chữ số và một ký tự đặc biệt',
    'The password has 8 to 16 characters with at least one uppercase letter, one digit and one special character',
  ],
} as const satisfies Record<string, readonly [vi: string, en: string]>;

export type MessageKey = keyof typeof MESSAGES;

export const say = (lang: Lang, key: MessageKey): string => MESSAGES[key][lang === 'vi' ? 0 : 1];

/** The language that `Accept-Language` asks for first; Vietnamese when it names neither. */
export function languageOf(header: string | null): Lang {
  const first = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().slice(0, 2))
    .find((tag) => tag === 'vi' || tag === 'en');
  return first === 'en' ? 'en' : 'vi';
}
