/**
 * What each figure counts and by which date, in one sentence (docs/contract.md, "Figures"). No dictionary: it is fetched
 * when the user first opens a definition. A figure without an entry here is a type error.
 */
export const definitions = {
  /** Figures that any list may have. */
  every: {
    other: {
      vi: 'Các dòng có trạng thái mà cổng chưa biết tên. Chúng không nằm trong số nào khác.',
      en: 'Rows with a status that the portal has no name for. No other figure counts them.',
    },
  },
  transactions: {
    success: {
      vi: 'Số tiền của các giao dịch đã nhận tiền, kể cả trả thừa và giao dịch sau đó được hoàn, chưa trừ tiền hoàn và phí. Tính theo ngày đã chọn ở bộ lọc, mặc định là ngày tạo.',
      en: 'The amounts of payments whose money came, overpaid and later refunded ones included, before refunds and fees. By the date chosen in the filters, which is the date of creation at first.',
    },
    refunded: {
      vi: 'Tiền đã trả lại khách của chính các giao dịch này, dù hoàn vào ngày nào. Số bên cạnh là số giao dịch đã hoàn hoặc đang hoàn.',
      en: 'Money that went back to customers for these same payments, whatever day it went back. The number beside it counts payments that are refunded or being refunded.',
    },
    fee: {
      vi: 'Phí của các giao dịch thành công nói trên. Phí không được trả lại khi hoàn tiền.',
      en: 'The fees of these successful payments. A refund does not give them back.',
    },
    net: {
      vi: 'Thành công trừ tiền hoàn trừ phí, của đúng các giao dịch đang lọc. Chưa trừ thuế và điều chỉnh của kỳ đối soát.',
      en: 'Successful less refunds less fees, of exactly the payments that the filters give. VAT and adjustments of the settlement are not in it.',
    },
    pending: {
      vi: 'Số giao dịch chưa có kết quả: mới tạo, chờ thanh toán, đang xử lý, chờ kiểm tra hoặc khách trả thiếu.',
      en: 'How many payments have no outcome yet: initiated, awaiting payment, processing, under review or underpaid.',
    },
    failed: {
      vi: 'Số giao dịch không nhận được tiền: thất bại, đã hủy hoặc hết hạn.',
      en: 'How many payments brought no money: failed, cancelled or expired.',
    },
    reversed: {
      vi: 'Số giao dịch mà ngân hàng đã đảo, tiền trả lại khách. Không tính vào thành công.',
      en: 'How many payments the bank reversed and gave back to the customer. They are not in the successful ones.',
    },
  },
  refunds: {
    success: {
      vi: 'Tiền đã về đến khách. Tính theo ngày đã chọn ở bộ lọc, mặc định là ngày tạo yêu cầu hoàn.',
      en: 'Money that has reached the customer. By the date chosen in the filters, which is the date of creation at first.',
    },
    processing: {
      vi: 'Tiền hoàn đã được duyệt và đang đi: chờ xử lý, đang xử lý hoặc đã gửi ngân hàng.',
      en: 'Refunds that were approved and are on their way: pending, processing or sent to the bank.',
    },
    waiting: {
      vi: 'Tiền của các yêu cầu hoàn chưa ai duyệt.',
      en: 'The amounts of refunds that nobody has approved yet.',
    },
    failed: {
      vi: 'Tiền không đến khách: hoàn thất bại, bị từ chối hoặc đã hủy.',
      en: 'Money that did not reach the customer: failed, rejected or cancelled refunds.',
    },
    amount: {
      vi: 'Tổng số tiền của mọi khoản hoàn đang lọc, ở mọi trạng thái.',
      en: 'The amounts of all refunds that the filters give, whatever their status.',
    },
    rate: {
      vi: 'Tiền hoàn thành công chia cho doanh thu thành công của cùng thời gian và cửa hàng. Có bộ lọc khác thì không tính.',
      en: 'Successful refunds divided by the successful sales of the same period and store. Under any other filter there is none.',
    },
  },
  refundRequests: {
    waiting: {
      vi: 'Số yêu cầu đang chờ duyệt và tiền của chúng, trong cả hàng đợi, không phụ thuộc trạng thái đang lọc.',
      en: 'Requests that await approval and their money, in the whole queue, whatever status is filtered by.',
    },
    overdue: {
      vi: 'Phần đang chờ duyệt đã chờ quá 24 giờ kể từ lúc yêu cầu.',
      en: 'Those of the waiting requests that have waited for over 24 hours since they were made.',
    },
    oldest: {
      vi: 'Thời gian từ lúc yêu cầu của yêu cầu đang chờ lâu nhất đến bây giờ.',
      en: 'The time from when the longest waiting request was made until now.',
    },
    today: {
      vi: 'Số yêu cầu được duyệt hoặc từ chối hôm nay, theo ngày duyệt.',
      en: 'How many requests were approved or rejected today, by the date of the decision.',
    },
    approved: {
      vi: 'Số yêu cầu đã được duyệt, trong thời gian đang lọc.',
      en: 'How many requests were approved, in the period that is filtered by.',
    },
    rejected: {
      vi: 'Số yêu cầu đã bị từ chối, trong thời gian đang lọc.',
      en: 'How many requests were rejected, in the period that is filtered by.',
    },
  },
  settlements: {
    gross: {
      vi: 'Tiền của các giao dịch thành công trong các kỳ đang lọc, theo ngày tiền về. Kỳ được lọc theo ngày giao dịch (ngày T).',
      en: 'The successful payments of the periods that the filters give, by the day their money came. Periods are filtered by the transaction day (day T).',
    },
    refunds: {
      vi: 'Tiền đã trả lại khách của chính các giao dịch trong kỳ.',
      en: 'Money that went back to customers for the payments of the period.',
    },
    fee: {
      vi: 'Phí của các giao dịch trong kỳ, theo biểu phí.',
      en: 'Fees of the payments of the period, by the schedule.',
    },
    vat: {
      vi: 'Thuế GTGT tính trên phí, không phải trên tiền hàng.',
      en: 'VAT on the fees, not on the goods.',
    },
    adjustment: {
      vi: 'Khoản cộng hoặc trừ ngoài giao dịch của kỳ, ví dụ trả bù cho kỳ trước.',
      en: 'Amounts added or taken off besides the payments of the period, such as for an earlier one.',
    },
    net: {
      vi: 'Tiền doanh nghiệp nhận của các kỳ này, như dịch vụ ghi. Nếu không bằng các khoản cộng lại, phần lệch được nêu.',
      en: 'What the business receives for these periods, as the service states it. If the amounts do not add up to it, the difference is shown.',
    },
    paid: {
      vi: 'Số kỳ đã chi trả vào tài khoản và thực nhận của chúng.',
      en: 'Periods that were paid out to the account, and their net.',
    },
    waiting: {
      vi: 'Số kỳ chưa chi trả, đang đối soát hoặc chờ thanh toán, và thực nhận của chúng.',
      en: 'Periods that are not paid out yet, being reconciled or awaiting payout, and their net.',
    },
    inquiry: {
      vi: 'Số kỳ có chênh lệch, đang tra soát hoặc bị tạm giữ.',
      en: 'How many periods differ, are under inquiry or on hold.',
    },
    failed: {
      vi: 'Số kỳ mà việc chi trả đã thất bại.',
      en: 'How many periods could not be paid out.',
    },
    difference: {
      vi: 'Số kỳ mà hai bên ghi khác nhau.',
      en: 'How many periods the two sides state differently.',
    },
  },
  settlementsV2: {
    gross: {
      vi: 'Tổng tiền của các kỳ đang lọc, ở mọi trạng thái, theo ngày đã chọn ở bộ lọc, mặc định là theo kỳ.',
      en: 'The gross amounts of the periods that the filters give, whatever their status, by the date chosen in the filters, which is the period at first.',
    },
    fee: {
      vi: 'Phí của các kỳ đang lọc.',
      en: 'The fees of the periods that the filters give.',
    },
    net: {
      vi: 'Tổng tiền trừ phí, như dịch vụ ghi.',
      en: 'Gross less fees, as the service states it.',
    },
    open: {
      vi: 'Số kỳ chưa thanh toán: chờ đối soát, đang đối soát hoặc đã duyệt.',
      en: 'How many periods are not paid: awaiting reconciliation, being reconciled or approved.',
    },
    paid: {
      vi: 'Số kỳ đã được đánh dấu là đã thanh toán nhưng chưa hoàn thành.',
      en: 'How many periods are marked as paid and not completed yet.',
    },
    completed: {
      vi: 'Số kỳ đã hoàn thành.',
      en: 'How many periods are completed.',
    },
    disputed: {
      vi: 'Số kỳ cần tra soát.',
      en: 'How many periods are disputed.',
    },
    cancelled: {
      vi: 'Số kỳ đã hủy. Tiền của chúng vẫn nằm trong tổng ở trên.',
      en: 'How many periods are cancelled. Their money is still in the sums above.',
    },
  },
  van: {
    in: {
      vi: 'Tiền vào các tài khoản ảo, theo giờ ngân hàng ghi dòng tiền.',
      en: 'Money that came to the virtual accounts, by the moment that the bank names.',
    },
    out: {
      vi: 'Tiền ra khỏi các tài khoản ảo, như chi trả về tài khoản của doanh nghiệp.',
      en: 'Money that left the virtual accounts, such as payouts to the account of the business.',
    },
    net: {
      vi: 'Tiền vào trừ tiền ra của đúng các dòng đang lọc.',
      en: 'Money in less money out, of exactly the lines that the filters give.',
    },
    unmatched: {
      vi: 'Số dòng tiền vào chưa khớp với đơn nào.',
      en: 'How many lines of money in match no order.',
    },
    ipnFailed: {
      vi: 'Số dòng mà thông báo IPN gửi đến máy chủ của doanh nghiệp bị lỗi.',
      en: 'How many lines could not be told to the server of the business by IPN.',
    },
    balance: {
      vi: 'Số dư của mọi tài khoản ảo sau dòng cuối cùng đến hết thời gian đang lọc, dù lọc gì khác.',
      en: 'What all virtual accounts held after their last line up to the end of the period, whatever else is filtered.',
    },
  },
  stores: {
    all: {
      vi: 'Mọi cửa hàng khớp với ô tìm kiếm, ở mọi trạng thái.',
      en: 'All stores that the search finds, whatever their status.',
    },
    active: {
      vi: 'Cửa hàng đang mở, nhận được thanh toán.',
      en: 'Stores that are open for payments.',
    },
    inactive: {
      vi: 'Cửa hàng đã ngừng hoạt động.',
      en: 'Stores that were closed.',
    },
    others: {
      vi: 'Cửa hàng ở trạng thái khác: chờ duyệt, tạm khóa.',
      en: 'Stores with another status: pending or suspended.',
    },
    silent: {
      vi: 'Cửa hàng đang mở mà từ 3 giờ mở cửa liền của hôm nay chưa có thanh toán.',
      en: 'Open stores without a payment for three opening hours of today or more.',
    },
  },
  users: {
    all: {
      vi: 'Mọi người dùng khớp với ô tìm kiếm và bộ lọc khác.',
      en: 'All users that the search and the other filters give.',
    },
    active: {
      vi: 'Người đã đặt mật khẩu và đăng nhập được.',
      en: 'Users who have set their password and can sign in.',
    },
    approvers: {
      vi: 'Người được phép duyệt hoàn tiền, ở mọi trạng thái.',
      en: 'Users who may approve refunds, whatever their status.',
    },
  },
  reconciliation: {
    MATCHED: {
      vi: 'Dòng của tệp có giao dịch cùng mã, cùng tiền, cùng trạng thái, và tiền của chúng.',
      en: 'Rows of the file with a transaction of the same code, amount and status, and their money.',
    },
    AMOUNT_DIFFERS: {
      vi: 'Dòng có giao dịch cùng mã nhưng khác số tiền. Số tiền là phần lệch, tệp trừ hệ thống.',
      en: 'Rows with a transaction of the same code and another amount. The money is the difference, file less system.',
    },
    FEE_DIFFERS: {
      vi: 'Dòng khớp số tiền nhưng khác phí. Số tiền là phần phí lệch.',
      en: 'Rows whose amount fits and whose fee does not. The money is the difference of the fees.',
    },
    STATUS_DIFFERS: {
      vi: 'Dòng khớp số tiền nhưng hệ thống ghi trạng thái khác.',
      en: 'Rows whose amount fits and whose status is another one in the system.',
    },
    MISSING_IN_SYSTEM: {
      vi: 'Dòng của tệp không có giao dịch nào trên hệ thống, và tiền của chúng.',
      en: 'Rows of the file without a transaction in the system, and their money.',
    },
    MISSING_IN_FILE: {
      vi: 'Giao dịch của kỳ mà tệp không có dòng nào, và tiền của chúng.',
      en: 'Transactions of the period without a row in the file, and their money.',
    },
    DUPLICATE: {
      vi: 'Dòng lặp lại một dòng khác của tệp.',
      en: 'Rows that repeat another row of the file.',
    },
    notCompared: {
      vi: 'Dòng có lỗi, hoặc dòng hoàn tiền khi không có danh sách hoàn tiền để đối chiếu.',
      en: 'Rows with a fault, or refunds where there were no refunds to compare with.',
    },
  },
  tasks: {
    requests: {
      vi: 'Yêu cầu hoàn tiền đang chờ duyệt, của mọi ngày, và tiền của chúng.',
      en: 'Refund requests that await approval, of all days, and their money.',
    },
    settlements: {
      vi: 'Kỳ đối soát V2 chưa thanh toán, của mọi ngày, và thực nhận của chúng.',
      en: 'Settlements (V2) that are not paid, of all days, and their money.',
    },
    failed: {
      vi: 'Giao dịch tạo hôm nay mà thất bại, bị hủy hoặc hết hạn.',
      en: 'Payments created today that failed, were cancelled or expired.',
    },
    unmatched: {
      vi: 'Tiền vào tài khoản ảo trong 7 ngày qua chưa khớp với đơn nào.',
      en: 'Money that came to the virtual accounts in the last 7 days and matches no order.',
    },
    silent: {
      vi: 'Cửa hàng đang mở mà từ 3 giờ mở cửa liền của hôm nay chưa có thanh toán.',
      en: 'Open stores without a payment for three opening hours of today or more.',
    },
  },
  dashboard: {
    byTime: {
      vi: 'Tiền của các giao dịch thành công, cộng theo giờ hoặc ngày tạo, chưa trừ tiền hoàn và phí.',
      en: 'The amounts of successful payments by the hour or day of creation, before refunds and fees.',
    },
    byStore: {
      vi: 'Tiền của các giao dịch thành công theo cửa hàng, theo ngày tạo, chưa trừ tiền hoàn và phí. Từ cửa hàng thứ sáu cộng chung một dòng.',
      en: 'The amounts of successful payments by store and date of creation, before refunds and fees. From the sixth store on they share one line.',
    },
    byMethod: {
      vi: 'Tiền của các giao dịch thành công theo phương thức, theo ngày tạo, chưa trừ tiền hoàn và phí.',
      en: 'The amounts of successful payments by method and date of creation, before refunds and fees.',
    },
    byStatus: {
      vi: 'Số giao dịch theo kết quả hiện nay, theo ngày tạo.',
      en: 'How many payments have each outcome now, by the date of creation.',
    },
    byReason: {
      vi: 'Lý do của các giao dịch thất bại, đã hủy hoặc hết hạn, chỉ tính những giao dịch mới nhất của thời gian này, nhiều nhất 100.',
      en: 'The reasons of failed, cancelled and expired payments, only of the newest of this period, 100 at most.',
    },
    payouts: {
      vi: 'Thực nhận của các kỳ đối soát 14 ngày qua, xếp theo ngày tiền về tài khoản. Ngày chưa tới là dự kiến. Không theo bộ lọc thời gian.',
      en: 'The net of the settlements of the last 14 days, by the day the money reaches the account. Days to come are expected ones. The period filter does not apply.',
    },
  },
} as const satisfies Record<string, Record<string, Record<'vi' | 'en', string>>>;
