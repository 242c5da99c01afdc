import { page } from './helpPage.ts';

/** Help pages about settlements and incoming money. */
export const settlementPages = [
  page(
    ['ky-doi-soat', 'settlement'],
    [
      'Đọc một kỳ đối soát',
      `Mỗi ngày giao dịch (ngày T) của một cửa hàng là một kỳ:

      \`Thực nhận = Tổng tiền GD - Hoàn - Phí - Thuế GTGT ± Điều chỉnh\`

      - *Số liệu khớp* nghĩa là các khoản cộng lại đúng bằng số thực nhận.
      - Kỳ *Có chênh lệch*: phần đã khớp vẫn được thanh toán, phần lệch chờ tra soát.
      - **Ngày thanh toán dự kiến** là ước tính theo ngày làm việc. Kỳ của ngày nghỉ được gộp vào kỳ sau.

      Dải **Lịch tiền về** cho biết ngày nào đã chi trả, ngày nào còn chờ.

      [Mở danh sách đối soát](/merchant/settlement)`,
    ],
    [
      'Read a settlement period',
      `Each day of payments (day T) of a store is one period:

      \`Net = Gross - Refunds - Fees - VAT ± Adjustments\`

      - *The formula comes out* means that the parts come to the net amount.
      - A period *With differences*: what matches is paid, the rest waits for an inquiry.
      - The **expected payout day** is a guess by working days. The period of a day off is merged into the next one.

      The **Payout calendar** shows which days were paid, and which are still waiting.

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

      - **Thông báo**: đọc số tiền thành tiếng, hiện thông báo trên màn hình, đếm trên tiêu đề tab; có giờ yên lặng.
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
    ['bieu-phi-cu', 'settlement'],
    ['Biểu phí năm 2025 (hết hiệu lực)', 'Biểu phí này áp dụng đến hết ngày 31/12/2025.'],
    ['Fees of 2025 (no longer in force)', 'These fees applied until 31/12/2025.'],
    false,
  ),
];
