export type Lang = 'vi' | 'en';

/** The merchant API's own messages, in the two languages of the portal. */
export const MESSAGES = {
  unauthorized: ['Bạn chưa đăng nhập', 'You are not signed in'],
  tokenExpired: ['Phiên đăng nhập đã hết hạn', 'Your session has expired'],
  userRemoved: ['Tài khoản đã bị khóa hoặc đã bị xóa', 'The account has been locked or removed'],
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
  badForm: ['Nội dung gửi lên không phải biểu mẫu hợp lệ', 'The body is not a valid form'],
  mediaType: ['Kiểu nội dung không được hỗ trợ', 'Unsupported content type'],
  tooLarge: ['Nội dung gửi lên quá lớn', 'The body is too large'],
  tooMany: ['Quá nhiều yêu cầu, vui lòng thử lại sau', 'Too many requests, please try again later'],
  internal: ['Hệ thống gặp lỗi, vui lòng thử lại', 'Something went wrong, please try again'],
  unavailable: ['Hệ thống đang bảo trì', 'The service is unavailable'],
  keyMissing: ['Thiếu mã Idempotency-Key', 'The Idempotency-Key header is missing'],
  keyTooLong: ['Mã Idempotency-Key dài quá 255 ký tự', 'The Idempotency-Key is longer than 255 characters'],
  duplicate: ['Yêu cầu này đã được gửi trước đó', 'This request was sent before'],
  wrongPassword: ['Mật khẩu không đúng', 'The password is incorrect'],
  keyReused: [
    'Mã Idempotency-Key đã dùng cho một yêu cầu khác',
    'This Idempotency-Key was used for another request',
  ],
  confirmedOther: [
    'Số tiền hoặc giao dịch khác với những gì đã được xác nhận',
    'The amount or the payment differs from what was confirmed',
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
  urlPattern: ['Địa chỉ phải bắt đầu bằng https://', 'The address must start with https://'],
  urlCredentials: [
    'Địa chỉ không được chứa tên đăng nhập hoặc mật khẩu',
    'The address must not hold a user name or a password',
  ],
  ipPattern: ['Địa chỉ IP không đúng', 'Not an IP address'],
  ipRepeated: ['Địa chỉ IP này đã có trong danh sách', 'This IP address is in the list already'],
  tooManyAddresses: ['Tối đa 20 địa chỉ IP', 'At most 20 IP addresses'],
  apiKeyReplaced: [
    'Khóa API này đã được thay bằng khóa mới, vui lòng tải lại trang',
    'This API key was replaced by a new one, please reload the page',
  ],
  passwordNotConfirmed: [
    'Mật khẩu chưa được xác nhận trong 5 phút gần đây',
    'The password was not confirmed in the last 5 minutes',
  ],
  userNamePattern: [
    'Tên đăng nhập gồm 3 đến 50 chữ cái không dấu, chữ số, dấu chấm, gạch ngang hoặc gạch dưới',
    'A user name has 3 to 50 letters without accents, digits, dots, hyphens or underscores',
  ],
  userNameTaken: ['Tên đăng nhập {name} đã có người dùng', 'The user name {name} is taken'],
  taxCodePattern: ['Mã số thuế chỉ gồm chữ số và dấu gạch ngang', 'A tax code has digits and hyphens only'],
  notEditable: ['Thông tin này không đổi được tại đây', 'This cannot be changed here'],
  logoType: ['Logo phải là ảnh PNG, JPEG hoặc WebP', 'The logo must be a PNG, JPEG or WebP picture'],
  logoTooLarge: ['Logo nặng tối đa 2 MB', 'A logo has at most 2 MB'],
  nameTooLong: ['Họ và tên tối đa 100 ký tự', 'A full name has at most 100 characters'],
  emailPattern: ['Sai định dạng email', 'Invalid email'],
  phonePattern: ['Số điện thoại không đúng', 'The phone number is not valid'],
  brandNamePattern: ['Tên thương hiệu tối đa 150 ký tự', 'A brand name has at most 150 characters'],
  addressPattern: ['Địa chỉ tối đa 255 ký tự', 'An address has at most 255 characters'],
  storeStatusHeld: [
    'Cửa hàng đang chờ duyệt hoặc bị tạm khóa, chỉ bộ phận hỗ trợ mới đổi được trạng thái',
    'The store is pending or suspended: only the support team can change its status',
  ],
  storeUnknown: ['Cửa hàng không thuộc doanh nghiệp này', 'The store is not one of this business'],
  groupUnknown: ['Nhóm quyền không dùng được cho cửa hàng này', 'This role cannot be used for this store'],
  groupBeyond: [
    'Nhóm quyền này có quyền mà bạn không có',
    'This role holds permissions that you do not have',
  ],
  ownAccount: ['Bạn không thể xóa tài khoản của chính mình', 'You cannot delete your own account'],
  lastManager: [
    'Đây là người cuối cùng được quản lý người dùng của doanh nghiệp',
    'This is the last person who may manage the users of the business',
  ],
  wrongChannel: [
    'Giao dịch qua API tích hợp được hoàn tiền theo đường riêng',
    'Transactions through the API integration are refunded on a path of their own',
  ],
  wrongChannelIntegration: [
    'Đường này chỉ hoàn tiền cho giao dịch qua API tích hợp',
    'This path refunds transactions through the API integration only',
  ],
  amountWhole: [
    'Số tiền hoàn phải là số nguyên lớn hơn 0',
    'The amount to refund must be a whole number above 0',
  ],
  refundExceeds: [
    'Số tiền hoàn vượt quá số tiền còn được hoàn',
    'The amount is more than what can still be refunded',
  ],
  refundAtMost: ['Chỉ còn hoàn được tối đa {left} đồng', 'At most {left} VND can still be refunded'],
  dayLimit: [
    'Hôm nay bạn chỉ còn được duyệt tối đa {left} đồng',
    'You may approve at most {left} VND more today',
  ],
  ipnNotSet: ['Chưa có địa chỉ IPN', 'There is no IPN address'],
  refundFullOnly: [
    'Giao dịch qua ví điện tử chỉ được hoàn toàn bộ {left} đồng trong một lần',
    'A wallet payment can only be refunded once and in full: {left} VND',
  ],
  notSuccessful: [
    'Giao dịch chưa thành công nên không thể hoàn tiền',
    'The transaction has not succeeded, so it cannot be refunded',
  ],
  fullyRefunded: ['Giao dịch đã được hoàn toàn bộ số tiền', 'The transaction has been refunded in full'],
  refundsWaiting: [
    'Toàn bộ số tiền còn lại đang chờ duyệt hoặc đang được hoàn',
    'All that is left is waiting for approval or being refunded',
  ],
  tooOldToRefund: [
    'Giao dịch đã thanh toán quá 90 ngày nên không thể hoàn tiền',
    'The transaction was paid more than 90 days ago, so it cannot be refunded',
  ],
  fullOnlyUsed: [
    'Giao dịch qua ví điện tử chỉ được hoàn một lần và đã có yêu cầu hoàn tiền',
    'A wallet payment can be refunded only once, and a refund has already been requested',
  ],
  paymentAmount: [
    'Số tiền từ 1.000 đến 499.999.999 đồng, không có phần lẻ',
    'The amount is a whole number from 1,000 to 499,999,999 VND',
  ],
  orderCode: [
    'Mã đơn hàng gồm tối đa 50 chữ, số, dấu chấm, gạch ngang hoặc gạch dưới',
    'An order code has up to 50 letters, digits, dots, hyphens or underscores',
  ],
  orderCodeTaken: [
    'Mã đơn hàng này đang chờ thanh toán hoặc đã được thanh toán',
    'This order code is waiting for its payment, or has been paid',
  ],
  transferContent: [
    'Nội dung gồm tối đa 25 chữ không dấu và số',
    'The content has up to 25 letters without marks and digits',
  ],
  storeNotActive: [
    'Cửa hàng này chưa hoạt động nên không thể thu tiền',
    'This store is not active, so it cannot be paid',
  ],
  groupNameTaken: ['Đã có nhóm quyền tên "{name}"', 'There is already a role named "{name}"'],
  scopesRequired: ['Chọn ít nhất một quyền', 'Choose at least one permission'],
  scopeUnknown: ['Không có quyền {name}', 'There is no permission {name}'],
  scopeBeyond: [
    'Bạn không có quyền {name} nên không thể cấp quyền này',
    'You do not hold {name}, so you cannot grant it',
  ],
  ownGroup: [
    'Không thể bỏ quyền sửa nhóm quyền (group:update) khỏi nhóm của chính bạn',
    'You cannot take the right to change roles (group:update) from your own role',
  ],
  reasonUnknown: ['Vui lòng chọn lý do hoàn tiền', 'Choose a reason for the refund'],
  noteRequired: ['Vui lòng ghi rõ lý do khi chọn "Khác"', 'Describe the reason when you choose "Other"'],
  decisionUnknown: ['Quyết định phải là APPROVE hoặc REJECT', 'The decision must be APPROVE or REJECT'],
  rejectReasonRequired: ['Vui lòng nhập lý do từ chối', 'Enter why the request is rejected'],
  longerThan500: ['Tối đa 500 ký tự', 'At most 500 characters'],
  ownRequest: [
    'Bạn không thể duyệt hoặc từ chối yêu cầu do chính mình tạo',
    'You cannot approve or reject a request that you made yourself',
  ],
  decidedApproved: ['Yêu cầu này đã được {name} duyệt', 'This request has already been approved by {name}'],
  decidedRejected: ['Yêu cầu này đã bị {name} từ chối', 'This request has already been rejected by {name}'],
  decidedWithdrawn: ['Yêu cầu này đã được {name} thu hồi', 'This request has been withdrawn by {name}'],
  periodPattern: [
    'Kỳ phải là YYYY-MM-DD hoặc YYYY-MM-DD/YYYY-MM-DD',
    'The period must be YYYY-MM-DD or YYYY-MM-DD/YYYY-MM-DD',
  ],
  fileEmpty: ['Tệp không có dòng dữ liệu nào', 'The file has no rows'],
  fileTooLarge: ['Tệp nặng tối đa 25 MB', 'A file has at most 25 MB'],
  fileTooLong: ['Tệp có tối đa 50.000 dòng', 'A file has at most 50,000 rows'],
  fileType: ['Tệp phải là CSV, TXT hoặc XLSX', 'The file must be CSV, TXT or XLSX'],
  fileUnreadable: [
    'Không đọc được tệp: không tìm thấy dòng tiêu đề có mã và số tiền',
    'The file could not be read: no heading with an id and an amount was found',
  ],
  lineWithoutId: ['Thiếu mã giao dịch và mã đơn hàng', 'No transaction ID and no merchant reference'],
  lineAmount: ['Số tiền không phải số nguyên', 'The amount is no whole number'],
  lineDay: ['Không đọc được ngày giao dịch', 'The date could not be read'],
  lineOutside: ['Ngày giao dịch ngoài kỳ', 'The date is outside the period'],
  lineMissing: ['Không có giao dịch này trong kỳ', 'There is no such transaction in the period'],
  lineTwice: ['Giao dịch này đã có ở dòng trước', 'An earlier row has this transaction'],
  lineDiffersBy: ['Số tiền lệch {amount} đồng', 'The amount differs by {amount} VND'],
  lineFeeDiffersBy: ['Phí lệch {amount} đồng', 'The fee differs by {amount} VND'],
  lineStatus: ['Trạng thái trên hệ thống là {name}', 'The status in the system is {name}'],
  lineNotInFile: ['Giao dịch {name} không có trong tệp', 'The file does not have transaction {name}'],
  decidedExpired: ['Yêu cầu này đã quá hạn duyệt', 'This request has expired'],
  transitionRefused: [
    'Không chuyển được trạng thái từ "{from}" sang "{to}"',
    'The status cannot go from "{from}" to "{to}"',
  ],
  recNew: ['Chờ đối soát', 'Awaiting reconciliation'],
  recProcessing: ['Đang đối soát', 'Reconciling'],
  recApproved: ['Đã duyệt', 'Approved'],
  recPaid: ['Đã thanh toán', 'Payment completed'],
  recCompleted: ['Hoàn thành', 'Completed'],
  recRejected: ['Cần tra soát', 'Disputed'],
  recCancelled: ['Đã hủy', 'Cancelled'],
  recOther: ['Chờ đối tác', 'Waiting for the partner'],
} as const satisfies Record<string, readonly [vi: string, en: string]>;

export type MessageKey = keyof typeof MESSAGES;

/** Values for the `{name}`s of a message; a number is an amount in VND. */
export type MessageValues = Readonly<Record<string, string | number>>;

const AMOUNTS = { vi: new Intl.NumberFormat('vi-VN'), en: new Intl.NumberFormat('en-US') };

export function say(lang: Lang, key: MessageKey, values: MessageValues = {}): string {
  return MESSAGES[key][lang === 'vi' ? 0 : 1].replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name] ?? hole;
    return typeof value === 'number' ? AMOUNTS[lang].format(value) : value;
  });
}

/** The first supported language of `Accept-Language`; Vietnamese if it has none. */
export function languageOf(header: string | null): Lang {
  const first = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().slice(0, 2))
    .find((tag) => tag === 'vi' || tag === 'en');
  return first === 'en' ? 'en' : 'vi';
}
