import { page } from './helpPage.ts';

/** Help pages about sign-in, users, stores and the integration. */
export const portalPages = [
  page(
    ['dang-nhap', 'start'],
    [
      'Đăng nhập và mật khẩu',
      `Lần đầu đăng nhập, cổng yêu cầu đặt mật khẩu mới: 8 đến 16 ký tự, có chữ hoa, chữ số và ký tự đặc biệt, không có khoảng trắng ở đầu và cuối.

      - **Quên mật khẩu**: chọn *Quên mật khẩu* ở trang đăng nhập, mã được gửi tới email hoặc điện thoại của tài khoản. Chưa từng đăng nhập, hoặc chưa có email hay số điện thoại đã xác minh: nhờ quản trị viên cấp mật khẩu mới.
      - **Mã xác nhận**: nếu tài khoản có bước thứ hai, nhập mã của ứng dụng xác thực, tin nhắn hoặc email. Mã mới nhất của ứng dụng vẫn sai: bật chỉnh giờ tự động trên điện thoại.
      - **Passkey**: thêm ở trang tài khoản, rồi đăng nhập và xác nhận việc quan trọng bằng vân tay, khuôn mặt hoặc mã PIN của thiết bị. Mất thiết bị thì xóa passkey của nó ở đó.
      - **Khóa màn hình**: trong menu dưới tên bạn, và tự động sau 5 phút không dùng ở web POS. Nhập mật khẩu hoặc dùng passkey để mở lại; quầy vẫn theo dõi khoản đang chờ.
      - Sau 15 phút không dùng, phiên tự kết thúc; trước đó 2 phút cổng hỏi bạn còn ở đó không. Nội dung đang nhập được giữ lại.
      - Đổi mật khẩu trong trang tài khoản; sau 3 giây bạn đăng nhập lại bằng mật khẩu mới.

      [Mở thông tin tài khoản](/merchant/profile)`,
    ],
    [
      'Signing in and passwords',
      `At the first sign-in the portal asks for a new password: 8 to 16 characters with a capital letter, a digit and a special character, and no space at the beginning or the end.

      - **Forgotten**: choose *Forgot your password?* on the sign-in page; a code is sent to the e-mail address or phone of the account. Never signed in, or no verified address or phone: ask your administrator for a new password.
      - **Codes**: where the account has a second step, enter the code of the authenticator app, the text message or the e-mail. If the app's newest code is refused: set the clock of your phone to automatic.
      - **Passkeys**: add one on the account page, then sign in and confirm what matters with the fingerprint, face or PIN of your device. Lost the device? Delete its passkey there.
      - **Lock the screen**: in the menu under your name, and automatically after 5 minutes without use at the web POS. Your password or a passkey unlocks it; the till continues to follow waiting payments.
      - After 15 minutes without use the session ends; two minutes before, the portal asks whether you are still there. What you typed is kept.
      - Change the password on the account page; 3 seconds later you sign in with the new one.

      [Open your account](/merchant/profile)`,
    ],
  ),
  page(
    ['khong-thay-man-hinh', 'start'],
    [
      'Vì sao tôi không thấy một màn hình hoặc nút?',
      `Menu chỉ hiện những màn hình mà nhóm quyền của bạn cho phép. Nhân viên cần **đủ mọi quyền** của màn hình đó.

      - Nút bị mờ: đưa chuột hoặc bàn phím tới để đọc lý do và tên quyền còn thiếu.
      - Mở địa chỉ không có quyền: cổng ghi sẵn một yêu cầu cấp quyền để bạn sao chép gửi người quản trị.
      - Tài khoản của một cửa hàng chỉ thấy dữ liệu của cửa hàng đó.

      [Xem quyền của tôi](/merchant/profile)`,
    ],
    [
      'Why do I not see a screen or a button?',
      `The menu shows the screens that your role opens. Staff need **all permissions** of a screen.

      - A dimmed button: move the pointer or the keyboard to it to read why, and which permission is missing.
      - An address that you may not open: the portal writes a request for access that you can copy for your administrator.
      - An account of one store sees the data of that store alone.

      [See what I may do](/merchant/profile)`,
    ],
  ),
  page(
    ['tim-nhanh', 'start'],
    [
      'Tìm nhanh, phím tắt và giao diện',
      `Nhấn **Ctrl+K** ở bất cứ đâu để mở màn hình, tìm một giao dịch theo mã hoặc bắt đầu một việc. Nhấn **?** để xem mọi phím tắt, giữ **?** để thấy phím ngay trên trang, **g** rồi một chữ cái để tới một màn hình.

      Trong *Giao diện*, bạn đổi bố cục menu, màu, mật độ bảng, cỡ chữ, và tắt phím tắt một ký tự. Các lựa chọn được giữ đến khi đăng xuất.

      [Xem mọi phím tắt](/merchant/help-center?tab=keys)`,
    ],
    [
      'Search, keys and appearance',
      `Press **Ctrl+K** anywhere to open a screen, find a payment by its ID or start a task. Press **?** for all keys, hold it to see the keys on the page itself, and **g** with a letter to go to a screen.

      In *Appearance* you change the layout of the menu, colours, density, text size, and switch single keys off. It is kept until you sign out.

      [See all keys](/merchant/help-center?tab=keys)`,
    ],
  ),
  page(
    ['tong-quan', 'merchant'],
    [
      'Đọc các con số ở Tổng quan',
      `- **Doanh thu thành công**: tổng tiền các giao dịch thành công, kể cả phần hoàn sau đó.
      - **Tỷ lệ thành công**: trên các giao dịch đã có kết quả; giao dịch còn chờ không tính.
      - **Thực nhận**: thành công trừ hoàn tiền trừ phí.

      Mỗi con số dẫn tới đúng những dòng tạo ra nó. *Cần xử lý* là những việc đang chờ bạn. Một phần chưa tải được không làm hỏng các phần khác.

      [Mở Tổng quan](/merchant)`,
    ],
    [
      'Read the figures of the dashboard',
      `- **Paid sales**: all successful payments, with what was refunded later.
      - **Success rate**: of the payments that have a result; waiting ones do not count.
      - **Net**: successful less refunds less fees.

      Each figure leads to exactly the rows behind it. *Needs action* is what waits for you. A part that could not be loaded leaves the others standing.

      [Open the dashboard](/merchant)`,
    ],
  ),
  page(
    ['cua-hang', 'store'],
    [
      'Quản lý cửa hàng và mã QR',
      `Mở một cửa hàng để xem thông tin, tài khoản ảo, doanh thu hôm nay và người dùng của cửa hàng.

      - **In mã QR** khổ A5 hoặc A6 để đặt ở quầy. In tỷ lệ 100% và quét thử một lần.
      - *Chưa phát sinh thanh toán*: nhiều giờ chưa có thanh toán trong giờ mở cửa. Gọi cửa hàng để hỏi mã QR và mạng.
      - **Ngừng hoạt động** chặn thanh toán mới ngay; giao dịch đã có và hoàn tiền không đổi. Có thể mở lại.

      [Mở danh sách cửa hàng](/merchant/store)`,
    ],
    [
      'Stores and their QR codes',
      `Open a store for its details, virtual account, takings of today and its users.

      - **Print QR code** in A5 or A6 for the counter. Print at 100 % and scan it once.
      - *Silent*: no payment for hours while it is open. Call the store about its code and its network.
      - **Deactivating** stops new payments at once; earlier payments and refunds stay as they are. It can be opened again.

      [Open the stores](/merchant/store)`,
    ],
  ),
  page(
    ['them-nguoi-dung', 'users'],
    [
      'Thêm, sửa và xóa người dùng',
      `Chọn cửa hàng trước rồi mới chọn được nhóm quyền. Mật khẩu lần đầu chỉ hiện một lần; gửi riêng cho từng người.

      - Thêm nhiều người: điền tệp mẫu Excel, cổng kiểm tra hết các dòng trước khi thêm.
      - *Có thể duyệt yêu cầu hoàn* cho phép duyệt yêu cầu do người khác tạo.
      - Không thể xóa chính mình, hoặc người cuối cùng quản lý người dùng. Xóa cần nhập lại tên đăng nhập.

      [Thêm người dùng](/merchant/setting/users?panel=user-create)`,
    ],
    [
      'Add, edit and delete users',
      `Choose a store first; then a role can be chosen. The first password is shown once; hand it to each person by itself.

      - Many at once: fill in the Excel template. All rows are checked before the first is added.
      - *Can approve refund requests* lets a user decide requests that others made.
      - You cannot delete yourself, nor the last person who manages users. Deleting asks for the username to be typed.

      [Add a user](/merchant/setting/users?panel=user-create)`,
    ],
  ),
  page(
    ['nhom-quyen', 'role'],
    [
      'Lập nhóm quyền an toàn',
      `Bắt đầu từ mẫu *Thu ngân*, *Kế toán* hoặc *Cửa hàng trưởng*, hoặc nhân bản một nhóm có sẵn. Bảng quyền có hàng là màn hình và cột là việc được làm; câu mô tả thay đổi theo.

      - Nên tách người tạo và người duyệt hoàn tiền thành hai nhóm.
      - Bạn không cấp được quyền mà chính bạn không có.
      - **Xem như nhóm này** cho thấy cổng hiện ra với họ thế nào; mọi thay đổi bị chặn trong lúc xem thử.
      - So sánh hai nhóm để thấy chỗ khác nhau.

      [Mở nhóm quyền](/merchant/setting/role)`,
    ],
    [
      'Make safe roles',
      `Start from *Cashier*, *Accountant* or *Store manager*, or copy a role. In the matrix, rows are screens and columns are what may be done there; the sentence changes with it.

      - Keep those who request refunds and those who approve them apart.
      - You cannot grant what you do not hold.
      - **View as this role** shows the portal as they see it; nothing can be changed meanwhile.
      - Compare two roles to see where they differ.

      [Open the roles](/merchant/setting/role)`,
    ],
  ),
  page(
    ['ket-noi-api', 'integration-information'],
    [
      'Kết nối API, khóa và chữ ký',
      `1. **Tạo khóa API**. Hiện, sao chép và đặt lại khóa đều cần mật khẩu của bạn. Chỉ đặt khóa trên máy chủ.
      2. **Giới hạn IP**: nhập địa chỉ máy chủ của bạn. Để trống thì mọi nơi đều gọi được.
      3. **Ký thử** trong trình duyệt rồi so với chữ ký của bạn; khóa không rời khỏi trang.

      Đặt lại khóa làm khóa cũ ngừng ngay: hãy cập nhật mọi hệ thống đang dùng.

      [Mở thông tin tích hợp](/merchant/integration-information)`,
    ],
    [
      'Connect by API: key and signature',
      `1. **Create an API key**. Showing, copying and resetting it needs your password. Keep it on your server alone.
      2. **Limit the IPs**: enter the addresses of your servers. With none, every address may call.
      3. **Sign in the browser** and compare with your own signature; the key does not leave the page.

      A reset stops the old key at once: update all systems that use it.

      [Open the integration](/merchant/integration-information)`,
    ],
  ),
  page(
    ['ipn', 'integration-information'],
    [
      'Không nhận được IPN',
      `IPN là thông báo kết quả mà cổng gửi tới máy chủ của bạn. Xem **Nhật ký gửi IPN** trước:

      - *Không có trả lời*: địa chỉ phải là https và gọi được từ internet.
      - *Bị từ chối*: máy chủ phải trả lời mã 2xx.
      - Chưa gửi lần nào: kiểm tra đã lưu IPN/Webhook URL chưa.

      Trong lúc chờ, hỏi kết quả bằng API thay vì tạo lại thanh toán.

      [Mở thông tin tích hợp](/merchant/integration-information)`,
    ],
    [
      'No IPN arrives',
      `With an IPN the gateway tells your server what became of a payment. Look at the **IPN deliveries** first:

      - *No answer*: the address has to be https and reachable from the internet.
      - *Refused*: your server has to answer with a 2xx.
      - Nothing sent yet: see whether the IPN/Webhook URL was saved.

      Meanwhile, ask for the result by API instead of making the payment again.

      [Open the integration](/merchant/integration-information)`,
    ],
  ),
  page(
    ['thong-tin-doanh-nghiep', 'business-information'],
    [
      'Sửa thông tin doanh nghiệp',
      `Bấm **Chỉnh sửa**, xem trước những gì thay đổi rồi lưu. Logo nhận ảnh PNG, JPEG hoặc WebP, được cắt thành hình vuông.

      Tài khoản nhận tiền không đổi được ở đây: liên hệ bộ phận hỗ trợ.

      [Chỉnh sửa thông tin doanh nghiệp](/merchant/business-information?panel=business-edit)`,
    ],
    [
      'Edit the business information',
      `Press **Edit**, look at what changes, then save. A logo is a PNG, JPEG or WebP picture, cut to a square.

      The account that is paid into cannot be changed here: contact support.

      [Edit the business information](/merchant/business-information?panel=business-edit)`,
    ],
  ),
  page(
    ['tai-khoan', 'profile'],
    [
      'Tài khoản, quyền và việc đã làm',
      `Trang tài khoản cho biết bạn được làm gì, phiên này kết thúc lúc nào, và **việc bạn đã làm hôm nay** kèm mã tham chiếu. Nhật ký đó chỉ có trên trình duyệt này và mất khi đăng xuất.

      [Đổi mật khẩu](/merchant/profile?panel=own-password)`,
    ],
    [
      'Account, permissions and what was done',
      `The account page says what you may do, when this session ends, and **what you did today** with reference codes. That log is in this browser alone and goes with the sign-out.

      [Change the password](/merchant/profile?panel=own-password)`,
    ],
  ),
  page(
    ['noi-dung-la', 'thu-nghiem'],
    [
      'Thử nội dung lạ',
      `<script>alert(1)</script>

      <img src=x onerror=alert(1)> và [liên kết](javascript:alert(1)), [dữ liệu](data:text/html,x), [chỗ khác](//evil.example/merchant).

      ![Ảnh rất lớn](https://evil.example/huge.png) [an toàn](https://example.com) [ngân hàng](https://bank.vn@evil.example)`,
    ],
    [
      'Odd content',
      `<script>alert(1)</script>

      <img src=x onerror=alert(1)> and [a link](javascript:alert(1)), [data](data:text/html,x), [elsewhere](//evil.example/merchant).

      ![A huge picture](https://evil.example/huge.png) [harmless](https://example.com) [a bank](https://bank.vn@evil.example)`,
    ],
    false,
  ),
];
