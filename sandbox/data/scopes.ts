/** A key of the permission tree with its names; a group contains the grantable keys. */
interface ScopeName {
  key: string;
  name: { vi: string; en: string };
}

export interface ScopeGroup extends ScopeName {
  children: ScopeName[];
}

type Names = readonly [vi: string, en: string];
type Leaf = readonly [key: string, vi: string, en: string];

const READ: Names = ['Xem', 'View'];
const UPDATE: Names = ['Cập nhật', 'Update'];
const EXPORT: Names = ['Xuất dữ liệu', 'Export'];

function group(key: string, [vi, en]: Names, children: Leaf[]): ScopeGroup {
  return {
    key,
    name: { vi, en },
    children: children.map(([child, childVi, childEn]) => ({
      key: child,
      name: { vi: childVi, en: childEn },
    })),
  };
}

/**
 * The permission tree as the service sends it: the groups of the specification's menu keys, NOT yet rearranged.
 * `refund:create` and `refund-transaction-detail:read` are still in `refund`; the portal moves them to `transaction`.
 */
export const SCOPE_TREE: readonly ScopeGroup[] = [
  group(
    'merchant',
    ['Thông tin doanh nghiệp', 'Business information'],
    [
      ['merchant:read', ...READ],
      ['merchant:update', ...UPDATE],
    ],
  ),
  group(
    'store',
    ['Cửa hàng', 'Stores'],
    [
      ['store:read', ...READ],
      ['store:update', ...UPDATE],
    ],
  ),
  group(
    'transaction',
    ['Giao dịch', 'Transactions'],
    [
      ['transaction:read', ...READ],
      ['transaction:export', ...EXPORT],
      ['transaction:note', 'Ghi chú đơn hàng', 'Write order notes'],
    ],
  ),
  group(
    'refund',
    ['Hoàn tiền', 'Refunds'],
    [
      ['refund:read', ...READ],
      ['refund:create', 'Tạo yêu cầu hoàn', 'Request a refund'],
      ['refund-transaction-detail:read', 'Xem hoàn tiền của giao dịch', 'View a transaction’s refunds'],
    ],
  ),
  group(
    'approve-refund',
    ['Duyệt hoàn tiền', 'Refund approval'],
    [
      ['approve-refund:read', ...READ],
      ['approve-refund:update', 'Duyệt hoặc từ chối', 'Approve or reject'],
    ],
  ),
  group(
    'settlement',
    ['Đối soát', 'Settlement'],
    [
      ['settlement:read', ...READ],
      ['settlement:import', 'Nhập tệp đối soát', 'Import a reconciliation file'],
      ['settlement:export', ...EXPORT],
    ],
  ),
  group(
    'reconcile',
    ['Đối soát phiên bản 2', 'Settlement version 2'],
    [
      ['reconcile:read', ...READ],
      ['reconcile:update', ...UPDATE],
    ],
  ),
  group('van', ['Biến động số dư', 'Balance changes'], [['van:read', ...READ]]),
  group(
    'user',
    ['Người dùng', 'Users'],
    [
      ['user:read', ...READ],
      ['user:create', 'Thêm', 'Add'],
      ['user:update', ...UPDATE],
      ['user:delete', 'Xóa', 'Delete'],
    ],
  ),
  group(
    'group',
    ['Nhóm quyền', 'Roles'],
    [
      ['group:read', ...READ],
      ['group:create', 'Thêm', 'Add'],
      ['group:update', ...UPDATE],
      ['group:delete', 'Xóa', 'Delete'],
    ],
  ),
  group(
    'api',
    ['Thông tin tích hợp', 'Integration'],
    [
      ['api:read', ...READ],
      ['api:update', ...UPDATE],
      ['api:reset', 'Đặt lại khóa API', 'Reset the API key'],
    ],
  ),
  group(
    'webpos',
    ['Bán hàng trên web', 'Web point of sale'],
    [
      ['webpos:read', ...READ],
      ['webpos:create', 'Tạo yêu cầu thanh toán', 'Create a payment request'],
    ],
  ),
];

export const ALL_SCOPES: readonly string[] = SCOPE_TREE.flatMap(({ children }) =>
  children.map(({ key }) => key),
);
