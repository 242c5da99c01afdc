import { page } from './helpPage.ts';

/** Help pages about payments, refunds and the till. */
export const paymentPages = [
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
      `When a customer was charged but the payment did not succeed, open the page of the payment and choose **Evidence pack**. It brings together the payment, refunds, settlement, the line of the virtual account and the timeline, in both languages.

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
    ['web-pos', 'webpos'],
    [
      'Thu tiền tại quầy bằng Web POS',
      `Nhập số tiền (gõ được \`500k\`, \`1tr2\`), chọn **Mã QR** hoặc **Liên kết**, rồi đưa màn hình cho khách quét. Cổng tự hỏi kết quả và báo khi tiền đã vào, bằng âm thanh nếu bạn bật.

      - Mã có thời hạn. Hết hạn thì tạo đơn mới, đừng để khách chuyển vào mã cũ.
      - **Khách trả thiếu**: đề nghị khách chuyển thêm hoặc hoàn lại. **Khách trả thừa**: hoàn phần thừa từ trang giao dịch.
      - *Chưa biết đơn đã được tạo hay chưa*: bấm **Gửi lại**; cùng một đơn chỉ có một mã.
      - Chỉ giao hàng khi màn hình báo **Đã nhận** đủ tiền, không dựa vào ảnh chụp màn hình của khách.

      **Màn hình khách** mở một cửa sổ thứ hai để quay về phía khách. Danh sách *Gần đây* chỉ có trên trình duyệt này, đến khi đăng xuất.

      [Mở Web POS](/merchant/webpos)`,
    ],
    [
      'Take a payment at the counter with Web POS',
      `Enter the amount (\`500k\` and \`1tr2\` work), choose **QR** or **Link**, and let the customer scan it. The portal asks for the result by itself and says when the money is there, with a sound if you switch that on.

      - A code runs out. Make a new order then, and do not let anybody pay into the old code.
      - **Too little**: ask for the rest, or refund it. **Too much**: refund what is over from the page of the payment.
      - *It is not known whether the order was created*: press **Send again**; one order has one code.
      - Hand over the goods when the screen says that all of it was **received**, never by a customer's screenshot.

      **Customer display** opens a second window to be turned to the customer. The *recent* list is in this browser alone, until you sign out.

      [Open Web POS](/merchant/webpos)`,
    ],
  ),
  page(
    ['vietqr', 'webpos'],
    [
      'Tạo và kiểm tra mã VietQR',
      `Chọn ngân hàng, nhập số tài khoản; số tiền và nội dung có thể để trống. Không có số tiền thì mã dùng được nhiều lần. Mọi việc làm ngay trong trình duyệt, không gửi đi đâu.

      - Nội dung chỉ gồm chữ không dấu; ô nhập cho thấy đúng những gì nằm trong mã.
      - **In bảng quầy** để đặt mã tại quầy. Tên trên bảng chỉ để in, không nằm trong mã.
      - **Đọc và kiểm tra mã**: dán nội dung mã hoặc chọn ảnh để xem từng thẻ và lỗi, ví dụ CRC sai.

      > Mã tự tạo chuyển thẳng vào tài khoản: cổng không biết đơn nào đã được trả. Để có kết quả từng đơn, hãy tạo mã trong Web POS.

      [Mở VietQR](/merchant/webpos/vietqr)`,
    ],
    [
      'Make and check VietQR codes',
      `Choose the bank and enter the account; amount and content may stay empty. A code without an amount can be used again and again. All of it happens in the browser, nothing is sent.

      - The content has letters without marks only; the field shows exactly what stands in the code.
      - **Print a counter card** to put the code on the counter. The name on the card is printed only, and is no part of the code.
      - **Read and check a code**: paste its text or choose a picture, and see each tag and each fault, such as a wrong CRC.

      > A code of your own pays straight into the account: the portal cannot tell which order was paid. For a result per order, make the code in Web POS.

      [Open VietQR](/merchant/webpos/vietqr)`,
    ],
  ),
];
