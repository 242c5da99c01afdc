// Long because it is a table: one line for each label.
import { createContext, useContext } from 'react';

/**
 * Labels that the components themselves need; the portal's own texts are in the app's dictionaries. Vietnamese is the
 * default, as in the product.
 */
export const labelsVi = {
  close: 'Đóng',
  cancel: 'Hủy',
  confirm: 'Xác nhận',
  apply: 'Áp dụng',
  reset: 'Đặt lại',
  clear: 'Xóa',
  clearFilters: 'Xóa bộ lọc',
  filters: 'Bộ lọc',
  addFilter: 'Thêm bộ lọc',
  search: 'Tìm kiếm',
  required: 'bắt buộc',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  capsLock: 'Đang bật Caps Lock',
  copy: 'Sao chép',
  copied: 'Đã chép',
  copyFailed: 'Chưa chép được',
  referenceCode: 'Mã tham chiếu',
  opensNewTab: 'mở trong tab mới',
  ruleMet: 'đã đạt',
  ruleUnmet: 'chưa đạt',
  amountTooLarge: 'Số tiền quá lớn: tối đa {{digits}} chữ số',
  loading: 'Đang tải',
  retry: 'Thử lại',
  noMatches: 'Không có kết quả phù hợp',
  recent: 'Gần đây',
  all: 'Tất cả',
  selectAll: 'Chọn tất cả',
  resultCount: '{{count}} kết quả',
  selectedCount: 'Đã chọn {{count}}',
  clearSelection: 'Bỏ chọn',
  selectRow: 'Chọn {{name}}',
  selectPage: 'Chọn cả trang này',
  actions: 'Thao tác',
  rowActions: 'Thao tác với {{name}}',
  columns: 'Cột',
  preferences: 'Tùy chỉnh bảng',
  moveUp: 'Chuyển {{name}} lên',
  moveDown: 'Chuyển {{name}} xuống',
  pinColumn: 'Ghim {{name}}',
  unpinned: 'Không ghim',
  pinnedStart: 'Đầu bảng',
  pinnedEnd: 'Cuối bảng',
  sortBy: 'Sắp xếp theo',
  removeFilter: 'Bỏ lọc {{name}}',
  done: 'Xong',
  amountReversed: 'Số tiền từ phải nhỏ hơn hoặc bằng số tiền đến',
  shownPart: 'Hiện {{shown}} trên {{total}} ký tự, bản sao chép có đủ',
  density: 'Mật độ',
  comfortable: 'Thoáng',
  compact: 'Gọn',
  pageSize: 'Số dòng mỗi trang',
  pageRange: '{{from}}–{{to}} của {{total}}',
  previousPage: 'Trang trước',
  nextPage: 'Trang sau',
  firstPage: 'Trang đầu',
  lastPage: 'Trang cuối',
  page: 'Trang {{page}}',
  pagination: 'Phân trang',
  breadcrumb: 'Đường dẫn',
  mainMenu: 'Menu chính',
  openMenu: 'Mở menu',
  closeMenu: 'Đóng menu',
  skipToContent: 'Bỏ qua đến nội dung chính',
  language: 'Ngôn ngữ',
  business: 'Doanh nghiệp',
  active: 'đang hoạt động',
  inactive: 'ngừng hoạt động',
  statusUnknown: 'chưa rõ trạng thái',
  signOut: 'Đăng xuất',
  notifications: 'Thông báo',
  more: 'Mục khác',
  from: 'Từ ngày',
  to: 'Đến ngày',
  atLeast: 'Từ',
  atMost: 'Đến',
  openCalendar: 'Mở lịch',
  previousMonth: 'Xem tháng trước',
  nextMonth: 'Xem tháng sau',
  today: 'hôm nay',
  chosen: 'đã chọn',
  chooseEnd: 'Chọn ngày kết thúc',
  languageTag: 'vi-VN',
  dateFormatHint: 'DD/MM/YYYY, GMT+7',
  invalidDate: 'Ngày không đúng. Nhập theo dạng DD/MM/YYYY',
  periodReversed: 'Từ ngày phải trước đến ngày',
  dateTooEarly: 'Sớm nhất là {{day}}',
  dateTooLate: 'Muộn nhất là {{day}}',
  invalidAmount: 'Số tiền không đúng. Nhập số nguyên, ví dụ 1.000.000 hoặc 500k',
  unknownValue: 'không rõ',
} as const;

/** One text for each label; the component fills in `{{name}}`. */
export type Labels = Record<keyof typeof labelsVi, string>;

/** The same labels in English, for the provider's `labels`: loaded only for pages in English. */
export const loadLabelsEn = async () => (await import('./labels.en.ts')).labelsEn;

export const LabelsContext = createContext<Labels>(labelsVi);

/** Reads a label and fills its `{{name}}` placeholders: `label('page', { page: 3 })`. */
export function useLabel() {
  const labels = useContext(LabelsContext);
  return (key: keyof Labels, values?: Record<string, string | number>): string => {
    const text = labels[key];
    return values ? text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')) : text;
  };
}
