/**
 * Payment terms in both languages, each with its meaning here (screens.md 3.1). Not part of the dictionaries: a term
 * needs both languages at once, and loads only when first requested.
 */
type Entry = Readonly<Record<'vi' | 'en', readonly [term: string, meaning: string]>>;

export const glossary = {
  dayT: {
    vi: [
      'Ngày T',
      'Ngày phát sinh giao dịch, từ 00:00:00 đến 23:59:59 giờ Việt Nam. T+1 là ngày làm việc kế tiếp.',
    ],
    en: [
      'Day T',
      'The day on which a payment was made, 00:00:00 to 23:59:59 Vietnam time. T+1 is the next working day.',
    ],
  },
  period: {
    vi: [
      'Kỳ đối soát',
      'Các giao dịch của một ngày T ở một cửa hàng, được chốt và thanh toán cùng nhau. Kỳ của ngày nghỉ được gộp vào kỳ sau.',
    ],
    en: [
      'Settlement period',
      'The payments of one day T at one store, closed and paid out together. The period of a day off is merged into the next one.',
    ],
  },
  gross: {
    vi: ['Tổng tiền giao dịch', 'Tổng số tiền khách đã trả, trước khi trừ tiền hoàn, phí và thuế.'],
    en: ['Gross amount', 'All that customers have paid, before refunds, fees and VAT are taken off.'],
  },
  net: {
    vi: [
      'Thực nhận',
      'Số tiền doanh nghiệp nhận được: tổng tiền giao dịch trừ tiền hoàn, phí và thuế GTGT, cộng hoặc trừ điều chỉnh.',
    ],
    en: [
      'Net amount',
      'What the business receives: the gross amount less refunds, fees and VAT, plus or minus adjustments.',
    ],
  },
  fee: {
    vi: ['Phí giao dịch', 'Phí mà cổng thanh toán thu trên mỗi giao dịch, theo biểu phí của doanh nghiệp.'],
    en: ['Fee', 'What the gateway charges for a payment, by the fee schedule of the business.'],
  },
  vat: {
    vi: ['Thuế GTGT', 'Thuế giá trị gia tăng tính trên phí giao dịch, không phải trên tiền hàng.'],
    en: ['VAT', 'Value added tax on the fee, not on the goods.'],
  },
  adjustment: {
    vi: ['Điều chỉnh', 'Khoản cộng hoặc trừ ngoài giao dịch của kỳ, ví dụ trả bù cho một kỳ trước.'],
    en: [
      'Adjustment',
      'An amount added or taken off besides the payments of the period, such as for an earlier one.',
    ],
  },
  difference: {
    vi: [
      'Chênh lệch',
      'Phần mà hai bên ghi khác nhau. Phần đã khớp vẫn được thanh toán; phần lệch chờ tra soát.',
    ],
    en: [
      'Difference',
      'What the two sides recorded differently. What matches is still paid; the rest waits for an inquiry.',
    ],
  },
  reconciliation: {
    vi: ['Đối soát', 'So hai bộ sổ, của doanh nghiệp và của cổng thanh toán, từng giao dịch một.'],
    en: [
      'Reconciliation',
      'Comparing two sets of records, of the business and of the gateway, payment by payment.',
    ],
  },
  inquiry: {
    vi: ['Tra soát', 'Hỏi ngân hàng hoặc cổng thanh toán về một giao dịch mà hai bên ghi khác nhau.'],
    en: [
      'Inquiry (trace)',
      'Asking the bank or gateway about a payment that the two sides recorded differently.',
    ],
  },
  settlement: {
    vi: ['Quyết toán', 'Chốt một kỳ và số tiền phải trả cho doanh nghiệp của kỳ đó.'],
    en: ['Settlement', 'Closing a period, and fixing what is owed to the business for it.'],
  },
  payout: {
    vi: [
      'Chi trả cho merchant',
      'Chuyển tiền của kỳ đã chốt vào tài khoản của doanh nghiệp. Ngày dự kiến là ước tính theo ngày làm việc.',
    ],
    en: [
      'Payout',
      'Moving the money of a settled period to the account of the business. The expected day is a guess by working days.',
    ],
  },
  hold: {
    vi: ['Tạm giữ', 'Tiền của kỳ chưa được chuyển vì cần kiểm tra thêm. Chưa có ngày thanh toán.'],
    en: [
      'On hold',
      'The money of a period is not moved yet, because something is being checked. There is no payout day.',
    ],
  },
  refund: {
    vi: [
      'Hoàn tiền',
      'Trả lại tiền cho khách, toàn phần hoặc một phần. Tiền về đúng tài khoản hoặc ví đã thanh toán.',
    ],
    en: [
      'Refund',
      'Giving money back to the customer, all or part of it. It goes to the account or wallet that paid.',
    ],
  },
  refundable: {
    vi: ['Còn có thể hoàn', 'Số tiền gốc trừ các khoản đã hoàn và các yêu cầu đang chờ.'],
    en: ['Left to refund', 'The amount paid, less what was refunded and what waiting requests ask for.'],
  },
  approval: {
    vi: [
      'Duyệt hai người',
      'Người tạo yêu cầu hoàn tiền không được tự duyệt: một người khác có quyền phải quyết định.',
    ],
    en: [
      'Maker and checker',
      'Whoever asks for a refund may not approve it: somebody else with the permission decides.',
    ],
  },
  balanceChange: {
    vi: ['Biến động số dư', 'Một lần tiền vào hoặc ra khỏi tài khoản ảo, do ngân hàng báo.'],
    en: ['Balance change', 'Money that came into or left a virtual account, as the bank reported it.'],
  },
  van: {
    vi: [
      'Tài khoản ảo (VAN)',
      'Số tài khoản riêng của một cửa hàng, chỉ để nhận tiền. Nhờ số này, cổng biết khoản tiền là của cửa hàng nào.',
    ],
    en: [
      'Virtual account (VAN)',
      'An account number of one store that can only receive. By it the gateway knows whose money it is.',
    ],
  },
  match: {
    vi: [
      'Khớp đơn',
      'Khoản tiền vào đã được gắn với một đơn hàng, theo số tài khoản ảo hoặc nội dung chuyển khoản.',
    ],
    en: [
      'Matched order',
      'The order that money was recognised as paying, by the virtual account or the transfer content.',
    ],
  },
  transferContent: {
    vi: [
      'Nội dung chuyển khoản',
      'Lời nhắn khách ghi khi chuyển tiền. Khách có thể sửa, nên có khoản không khớp được đơn.',
    ],
    en: [
      'Transfer content',
      'What the customer wrote with the transfer. It can be edited, so some transfers match no order.',
    ],
  },
  bankRef: {
    vi: [
      'Mã tham chiếu ngân hàng (FT)',
      'Mã mà ngân hàng đặt cho một lần chuyển tiền. Ngân hàng tìm giao dịch theo mã này.',
    ],
    en: ['Bank reference (FT)', 'The number that the bank gave a transfer. Banks look a payment up by it.'],
  },
  merchantRef: {
    vi: ['Mã đơn hàng', 'Mã mà doanh nghiệp tự đặt cho đơn khi tạo thanh toán (merchantRefId).'],
    en: [
      'Merchant reference',
      'The number that the business itself gave the order when it asked for payment (merchantRefId).',
    ],
  },
  vietqr: {
    vi: [
      'VietQR',
      'Chuẩn mã QR chuyển khoản chung của các ngân hàng Việt Nam. Mã động có sẵn số tiền, mã tĩnh thì không.',
    ],
    en: [
      'VietQR',
      'The QR code for bank transfers that all Vietnamese banks read. A dynamic one holds the amount, a static one does not.',
    ],
  },
  napas: {
    vi: ['NAPAS 247', 'Chuyển tiền nhanh giữa các ngân hàng, tiền tới ngay mọi lúc trong ngày.'],
    en: ['NAPAS 247', 'Instant transfers between banks, at any hour.'],
  },
  underpaid: {
    vi: ['Thanh toán thiếu, thừa', 'Khách chuyển ít hơn hoặc nhiều hơn số tiền của đơn.'],
    en: ['Underpaid, overpaid', 'The customer transferred less or more than the order asked for.'],
  },
  reversed: {
    vi: ['Đã đảo', 'Khách đã bị trừ tiền nhưng giao dịch chưa thành công; ngân hàng trả lại tiền cho khách.'],
    en: [
      'Reversed',
      'The customer was charged but the payment did not succeed; the bank gives the money back.',
    ],
  },
  ipn: {
    vi: [
      'IPN (webhook)',
      'Thông báo kết quả thanh toán và hoàn tiền, do cổng gửi thẳng tới máy chủ của doanh nghiệp.',
    ],
    en: [
      'IPN (webhook)',
      'How the gateway tells the server of the business what became of a payment or refund.',
    ],
  },
  apiKey: {
    vi: [
      'Khóa API',
      'Bí mật mà máy chủ của doanh nghiệp dùng để gọi cổng. Ai có khóa đều làm được thay doanh nghiệp.',
    ],
    en: [
      'API key',
      'The secret with which the server of the business calls the gateway. Whoever has it can act for the business.',
    ],
  },
  signature: {
    vi: [
      'Chữ ký (HMAC-SHA256)',
      'Dấu tính từ nội dung và khóa. Nó chứng minh ai đã gửi và nội dung không bị sửa.',
    ],
    en: [
      'Signature (HMAC-SHA256)',
      'A mark made from the content and the key. It proves who sent it, and that nothing was changed.',
    ],
  },
  allowlist: {
    vi: ['Danh sách IP cho phép', 'Chỉ những địa chỉ mạng này được gọi API bằng khóa của doanh nghiệp.'],
    en: ['IP allowlist', 'Only these network addresses may call the API with the key of the business.'],
  },
  role: {
    vi: ['Nhóm quyền', 'Tập các quyền mà nhiều người dùng có chung, ví dụ Thu ngân hoặc Kế toán.'],
    en: ['Role', 'A set of permissions that several users share, such as Cashier or Accountant.'],
  },
  merchant: {
    vi: [
      'Đơn vị chấp nhận thanh toán (ĐVCNTT)',
      'Doanh nghiệp nhận tiền của khách qua cổng thanh toán, còn gọi là merchant.',
    ],
    en: ['Merchant', 'A business that takes payments through the gateway.'],
  },
  referenceCode: {
    vi: [
      'Mã tham chiếu lỗi',
      'Mã của một lần gọi hệ thống. Gửi mã này cho bộ phận hỗ trợ để họ tìm đúng lỗi.',
    ],
    en: [
      'Reference code',
      'The number of one call to the service. Give it to support, and they find that very error.',
    ],
  },
} as const satisfies Record<string, Entry>;

export type TermId = keyof typeof glossary;
