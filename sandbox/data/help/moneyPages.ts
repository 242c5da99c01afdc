import { page } from './helpPage.ts';

/** What the help center says of payments, refunds and settlement. */
export const moneyPages = [
  page(
    ['tim-giao-dich', 'transaction'],
    [
      'Tìm một giao dịch',
      `Gõ mã giao dịch, mã đơn hàng hoặc mã tham chiếu ngân hàng vào ô tìm kiếm. Không thấy trong khoảng thời gian đang chọn thì nhấn **Enter** lần nữa để tìm trong mọi thời gian.

      - Bộ lọc lọc theo trạng thái, phương thức, cửa hàng, số tiền và thời gian. Mỗi con số phía trên bảng cũng là một bộ lọc.
      - Địa chỉ trang giữ mọi bộ lọc: sao chép để gửi cho đồng nghiệp.
      - Nhấn **Space** trên một dòng để xem nhanh, **Enter** để mở trang chi tiết.

      [Mở danh sách giao dịch](/merchant/transaction)`,
    ],
    [
      'Find a payment',
      `Type a transaction ID, a merchant reference or a bank reference into the search field. If it is not in the chosen period, press **Enter** once more to search all time.

      - Filters take status, method, store, amount and time. Each figure above the table is a filter too.
      - The address of the page holds all filters: copy it for a colleague.
      - Press **Space** on a row for a quick look, **Enter** for its page.

      [Open the transactions](/merchant/transaction)`,
    ],
  ),
  page(
    ['xuat-du-lieu', 'transaction'],
    [
      'Xuất dữ liệu ra Excel hoặc CSV',
      `Bấm **Xuất dữ liệu** ở cuối danh sách, hoặc phím **e**. Chọn định dạng, các cột và phạm vi: trang này, các dòng đã chọn hoặc tất cả kết quả.

      Mỗi lần xuất tối đa 50.000 dòng. Nếu nhiều hơn, thu hẹp bộ lọc rồi xuất tiếp. Trong lúc xuất, có thể hủy bất cứ lúc nào; khi đó không có tệp nào được tạo.

      > Mã, số điện thoại và số tài khoản là văn bản trong tệp, nên không mất số 0 ở đầu.`,
    ],
    [
      'Export to Excel or CSV',
      `Press **Export** at the list, or the key **e**. Choose the format, the columns and the range: this page, the selected rows or all results.

      One export has at most 50,000 rows. With more, narrow the filters and export the rest. It can be cancelled at any time, and then there is no file.

      > IDs, phone numbers and accounts are text in the file, so no leading zero is lost.`,
    ],
  ),
  page(
    ['ho-so-tra-soat', 'transaction'],
    [
      'Lập hồ sơ tra soát gửi ngân hàng',
      `Khi khách báo đã bị trừ tiền mà giao dịch chưa thành công, mở trang chi tiết của giao dịch rồi chọn **Hồ sơ tra soát**. Trang này gom giao dịch, hoàn tiền, kỳ đối soát, dòng tài khoản ảo và dòng thời gian, bằng hai thứ tiếng.

      1. Kiểm tra phần nào còn thiếu ở đầu hồ sơ.
      2. Dữ liệu cá nhân được che. Chỉ hiện khi ngân hàng cần.
      3. In ra giấy, lưu thành PDF, hoặc tải CSV.

      [Mở danh sách giao dịch](/merchant/transaction)`,
    ],
    [
      'Prepare an inquiry for the bank',
      `When a customer was charged but the payment did not succeed, open the page of the payment and choose **Inquiry file**. It brings together the payment, refunds, settlement, the line of the virtual account and the timeline, in both languages.

      1. See at the top which part is missing.
      2. Personal data is masked. Show it only if the bank needs it.
      3. Print it, save it as PDF, or download the CSV.

      [Open the transactions](/merchant/transaction)`,
    ],
  ),
  page(
    ['yeu-cau-hoan-tien', 'refund'],
    [
      'Yêu cầu hoàn tiền cho khách',
      `Mở giao dịch rồi bấm **Yêu cầu hoàn tiền**, hoặc bấm nút dưới đây và nhập mã giao dịch. Cần quyền \`refund:create\`.

      1. Chọn hoàn toàn bộ, một nửa hoặc số khác. Có thể gõ \`500k\` hay \`1tr2\`.
      2. Chọn lý do. Với lý do *Khác*, ghi rõ ở phần ghi chú: người duyệt đọc được.
      3. Xem lại số tiền bằng chữ rồi gửi.

      Yêu cầu chờ một người khác duyệt. Sau khi được duyệt, tiền thường về tới khách sau 1-3 ngày làm việc và **không thể thu lại**.

      [Tạo yêu cầu hoàn tiền](/merchant/refund?panel=request-refund)`,
    ],
    [
      'Request a refund for a customer',
      `Open the payment and press **Request a refund**, or press the button below and enter the transaction ID. It needs the permission \`refund:create\`.

      1. Choose all of it, half, or another amount. You can type \`500k\` or \`1tr2\`.
      2. Choose a reason. For *Other*, write a note: whoever approves it reads it.
      3. Check the amount in words, then send.

      The request waits for somebody else's approval. After that the money usually reaches the customer within 1-3 working days, and it **cannot be taken back**.

      [Request a refund](/merchant/refund?panel=request-refund)`,
    ],
  ),
  page(
    ['khong-hoan-duoc', 'refund'],
    [
      'Vì sao không hoàn tiền được?',
      `| Lý do | Việc cần làm |
      | --- | --- |
      | Giao dịch chưa thành công | Chưa có tiền để hoàn |
      | Đã hoàn hết, hoặc phần còn lại đang chờ | Chờ các yêu cầu trước có kết quả |
      | Thanh toán quá 90 ngày | Chuyển khoản riêng cho khách |
      | Thanh toán bằng ví điện tử | Chỉ hoàn toàn bộ và một lần |
      | Thiếu quyền \`refund:create\` | Nhờ người quản lý nhóm quyền |

      **Còn có thể hoàn** = số tiền gốc - đã hoàn - đang chờ hoàn.

      [Xem các yêu cầu hoàn tiền](/merchant/refund)`,
    ],
    [
      'Why can it not be refunded?',
      `| Reason | What to do |
      | --- | --- |
      | The payment did not succeed | There is no money to give back |
      | All was refunded, or the rest is waiting | Wait for the earlier requests |
      | Paid more than 90 days ago | Transfer the money to the customer yourself |
      | Paid by wallet | Refund all of it, once |
      | No permission \`refund:create\` | Ask whoever manages the roles |

      **Left to refund** = amount paid - refunded - waiting.

      [See the refunds](/merchant/refund)`,
    ],
  ),
  page(
    ['chua-ro-ket-qua', 'refund'],
    [
      'Cổng báo chưa rõ yêu cầu đã được ghi nhận',
      `Mạng có thể mất đúng lúc gửi. Yêu cầu có thể đã tới nơi, nên **đừng tạo yêu cầu khác** ngay.

      1. Bấm **Kiểm tra lại**: cổng tìm yêu cầu trong danh sách hoàn tiền.
      2. Nếu đã tìm thấy, không cần làm gì thêm.
      3. Nếu chưa thấy, chờ ít phút rồi kiểm tra lại. Chỉ gửi lại khi cổng cho phép.

      Yêu cầu chưa rõ được giữ trên trình duyệt này, kể cả khi tải lại trang.`,
    ],
    [
      'It is not known whether a request was recorded',
      `The network may have been lost while it was sent. It may have arrived, so **do not make another request** at once.

      1. Press **Check again**: the portal looks for it among the refunds.
      2. If it was found, nothing else is to be done.
      3. If not, wait a few minutes and check again. Send again only where the portal offers it.

      A request whose result is unknown is kept in this browser, over a reload too.`,
    ],
  ),
  page(
    ['duyet-hoan-tien', 'approve-refund'],
    [
      'Duyệt hoặc từ chối yêu cầu hoàn tiền',
      `Yêu cầu chờ lâu nhất đứng đầu. Mở một dòng để xem cả giao dịch gốc mà không rời trang, rồi bấm **Duyệt** (phím **a**) hoặc **Từ chối** (phím **r**).

      - Không ai duyệt được yêu cầu do chính mình tạo.
      - Từ 20.000.000 ₫, phải nhập lại số tiền để xác nhận.
      - Từ chối cần có lý do; người yêu cầu sẽ đọc lý do này.
      - Chọn nhiều dòng để duyệt một lượt. Kết quả hiện theo từng dòng.

      Nhân viên chỉ thấy màn hình này khi tài khoản có đánh dấu *Có thể duyệt yêu cầu hoàn*.

      [Mở các yêu cầu đang chờ](/merchant/approve-refund)`,
    ],
    [
      'Approve or reject a refund request',
      `What has waited longest comes first. Open a row to see the whole payment without leaving the page, then press **Approve** (key **a**) or **Reject** (key **r**).

      - Nobody approves a request of their own.
      - From 20,000,000 ₫ the amount has to be typed once more.
      - Rejecting needs a reason, which the requester will read.
      - Select several rows to decide them in one run. Each row has its own result.

      Staff see this screen only if their account is marked *Can approve refund requests*.

      [Open the waiting requests](/merchant/approve-refund)`,
    ],
  ),
  page(
    ['ky-doi-soat', 'settlement'],
    [
      'Đọc một kỳ đối soát',
      `Mỗi ngày giao dịch (ngày T) của một cửa hàng là một kỳ:

      \`Thực nhận = Tổng tiền GD - Hoàn - Phí - Thuế GTGT ± Điều chỉnh\`

      - *Công thức khớp* nghĩa là các khoản cộng lại đúng bằng số thực nhận.
      - Kỳ *Có chênh lệch*: phần đã khớp vẫn được thanh toán, phần lệch chờ tra soát.
      - **Ngày thanh toán dự kiến** là ước tính theo ngày làm việc. Kỳ của ngày nghỉ được gộp vào kỳ sau.

      Dải **Lịch tiền về** cho biết ngày nào đã thanh toán, ngày nào còn chờ.

      [Mở danh sách đối soát](/merchant/settlement)`,
    ],
    [
      'Read a settlement period',
      `Each day of payments (day T) of a store is one period:

      \`Net = Gross - Refunds - Fees - VAT ± Adjustments\`

      - *It adds up* means that the parts come to the net amount.
      - A period *With differences*: what matches is paid, the rest waits for an inquiry.
      - The **expected payout day** is a guess by working days. The period of a day off is merged into the next one.

      The ribbon above the list shows which days were paid, and which are still waiting.

      [Open the settlements](/merchant/settlement)`,
    ],
  ),
  page(
    ['doi-soat-tep', 'settlement'],
    [
      'Đối soát bằng tệp của ngân hàng',
      `Thả tệp CSV, TXT hoặc XLSX (tối đa 50.000 dòng). Tệp chỉ được đọc trên máy của bạn cho đến khi bạn bấm gửi.

      1. **Chọn tệp**: cổng nhận ra loại tệp và dòng tiêu đề.
      2. **Cột và kỳ**: chọn cột nào là mã, số tiền, thời gian. Lựa chọn được nhớ cho lần sau.
      3. **Đối chiếu**: xem dòng khớp, lệch tiền, thiếu hoặc trùng; tải tệp lỗi; ghép tay từng cặp.
      4. **Gửi**: tệp được gửi nguyên vẹn. Hệ thống chỉ đối chiếu và trả lời, không thay đổi gì.

      [Đối soát tệp](/merchant/settlement/reconcile)`,
    ],
    [
      'Reconcile with a file of the bank',
      `Drop a CSV, TXT or XLSX file (at most 50,000 rows). It is only read on your own device until you press send.

      1. **File**: the portal finds the kind of file and its headings.
      2. **Columns and period**: say which column holds the ID, the amount, the time. It is remembered.
      3. **Compare**: see what matches, differs, is missing or repeated; download the faulty rows; pair rows by hand.
      4. **Send**: the file goes as it is. The service compares and answers, and changes nothing.

      [Reconcile a file](/merchant/settlement/reconcile)`,
    ],
  ),
  page(
    ['doi-soat-v2', 'settlement-v2'],
    [
      'Cập nhật trạng thái đối soát V2',
      `Chọn một hoặc nhiều khoản, bấm **Cập nhật trạng thái** (phím **u**), chọn trạng thái mới và xem trước: khoản nào chuyển được, khoản nào giữ nguyên và vì sao.

      - Mỗi khoản được đọc lại ngay trước khi ghi; khoản vừa bị người khác đổi sẽ được bỏ qua.
      - Có thể tạm dừng, và gửi lại riêng các khoản lỗi.
      - Tải lại trang giữa chừng không mất tiến độ.

      Ghi chú (phím **n**) được lưu riêng, không đổi trạng thái.

      [Mở đối soát V2](/merchant/settlement-v2)`,
    ],
    [
      'Update the status in Settlement V2',
      `Select one or more rows, press **Update status** (key **u**), choose the new status and look first: which rows will change, which stay and why.

      - Each row is read again right before it is written; one that somebody else has just changed is skipped.
      - The run can be paused, and the failed rows sent again.
      - A reload in between loses nothing.

      A note (key **n**) is saved by itself and changes no status.

      [Open Settlement V2](/merchant/settlement-v2)`,
    ],
  ),
  page(
    ['bien-dong-so-du', 'van-noti'],
    [
      'Theo dõi tiền vào tài khoản ảo',
      `Mỗi dòng là một lần ngân hàng báo tiền vào hoặc ra. Bật **Tự làm mới** để thấy khoản mới mà bảng không nhảy dòng.

      - **Thông báo**: đọc số tiền thành tiếng, hiện thông báo trên màn hình, đếm trên tiêu đề thẻ; có giờ yên lặng.
      - **Chưa khớp**: mở dòng đó để xem đơn có thể là của khoản tiền. Đây là gợi ý; sao chép rồi gửi bộ phận hỗ trợ để khớp.
      - **Số dư không nối tiếp**: có thể ngân hàng chưa báo một dòng ở giữa, hãy đối chiếu với sao kê.

      [Mở biến động số dư](/merchant/van-noti)`,
    ],
    [
      'Watch money come in',
      `Each line is money that came in or went out, as the bank reported it. Switch **auto-refresh** on to see new lines without rows jumping.

      - **Alerts**: the amount spoken, a notice on the screen, a count on the tab; with quiet hours.
      - **Unmatched**: open the line to see which order it may belong to. That is a suggestion; copy it for support, who can match it.
      - **A balance that does not follow**: the bank may not have reported a line in between; compare with the statement.

      [Open the balance changes](/merchant/van-noti)`,
    ],
  ),
  page(
    ['web-pos', 'webpos'],
    [
      'Thu tiền tại quầy bằng Web POS',
      `Nhập số tiền, chọn mã QR hoặc liên kết, rồi đưa màn hình cho khách quét. Cổng tự hỏi kết quả và báo khi tiền đã vào.

      - Mã có thời hạn. Hết hạn thì tạo mã mới, đừng để khách chuyển vào mã cũ.
      - Khách chuyển thiếu hoặc thừa: cổng nói rõ, chưa giao hàng trước khi xử lý.
      - Chỉ giao hàng khi màn hình báo **Thành công**, không dựa vào ảnh chụp màn hình của khách.

      Mục này chỉ có khi doanh nghiệp được bật Web POS.

      [Mở Web POS](/merchant/webpos)`,
    ],
    [
      'Take a payment at the counter with Web POS',
      `Enter the amount, choose a QR code or a link, and let the customer scan it. The portal asks for the result by itself and says when the money is there.

      - A code runs out. Make a new one then, and do not let anybody pay into the old one.
      - Too little or too much: the portal says so; settle it before you hand over the goods.
      - Hand over the goods when the screen says **Successful**, never by a customer's screenshot.

      This entry is there only where Web POS is on for the business.

      [Open Web POS](/merchant/webpos)`,
    ],
  ),
];
