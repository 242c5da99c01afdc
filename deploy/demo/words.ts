/** Texts of the frame around the practice portal; the portal itself has its own dictionaries. */
export const words = {
  vi: {
    title: 'Thực hành trên Cổng Merchant',
    text: 'Mọi dữ liệu đều là giả, không có gì được gửi đi và không có gì được lưu lại khi bạn đóng trang. Khi được hỏi mật khẩu, mật khẩu nào cũng đúng. Chọn người bạn muốn đóng vai:',
    other: 'English',
    frame: 'Đang thực hành: dữ liệu giả, không gửi đi đâu',
    pay: 'Khách trả tiền',
    paid: 'Các mã đang chờ đã được trả',
    leave: 'Kết thúc',
    roles: {
      cashier: 'thu ngân của một cửa hàng',
      manager: 'cửa hàng trưởng, đủ quyền một doanh nghiệp',
      auditor: 'kiểm toán, chỉ xem',
      operator: 'vận hành, một phần quyền',
      admin: 'quản trị viên, mọi doanh nghiệp',
    },
  },
  en: {
    title: 'Practise on the Merchant Portal',
    text: 'All data is invented, nothing is sent anywhere, and nothing is kept when you close the page. Where a password is asked for, any is right. Choose who you want to be:',
    other: 'Tiếng Việt',
    frame: 'Practice: invented data, sent nowhere',
    pay: 'Customer pays',
    paid: 'The open codes are paid',
    leave: 'End',
    roles: {
      cashier: 'cashier of one store',
      manager: 'manager, all rights in one business',
      auditor: 'auditor, may only look',
      operator: 'operator, some of the rights',
      admin: 'administrator of all businesses',
    },
  },
} as const;
