import { ApproveIcon, IntegrationIcon, RefundIcon, type SidebarItem } from '#design-system';
import { menuItems } from '../design-system/shell/sample.tsx';

/** The menu of the specification with its refunds and its settings as groups, and a third level in one of them. */
export function groupedItems(current = 'transaction'): SidebarItem[] {
  const refunds: SidebarItem = {
    id: 'refunds',
    label: 'Hoàn tiền',
    icon: RefundIcon,
    badge: 5,
    children: [
      {
        id: 'approve-refund',
        label: 'Duyệt hoàn tiền',
        icon: ApproveIcon,
        href: '#/merchant/approve-refund',
        badge: 5,
        current: current === 'approve-refund',
      },
      {
        id: 'refund',
        label: 'Yêu cầu hoàn tiền',
        icon: RefundIcon,
        href: '#/merchant/refund',
        current: current === 'refund',
      },
    ],
  };
  const advanced: SidebarItem = {
    id: 'advanced',
    label: 'Nâng cao',
    icon: IntegrationIcon,
    children: [
      {
        id: 'webhook',
        label: 'Thông báo tự động',
        href: '#/merchant/setting/webhook',
        current: current === 'webhook',
      },
      { id: 'audit', label: 'Nhật ký thay đổi', href: '#/merchant/setting/audit' },
    ],
  };
  return menuItems(current)
    .filter(({ id }) => id !== 'approve-refund')
    .map((item) => {
      if (item.id === 'refund') return refunds;
      return item.id === 'setting' && item.children
        ? { ...item, children: [...item.children, advanced] }
        : item;
    });
}

const LONG = 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: đối soát chi tiết theo từng điểm bán và kỳ quyết toán';

/** Long names, large counts, text in a badge, and a tall group at the very end. */
export const longItems = (current = 'transaction'): SidebarItem[] => [
  ...groupedItems(current).map((item, index) =>
    index % 3 === 0 ? { ...item, label: LONG.slice(0, 24 + index * 4) } : item,
  ),
  {
    id: 'last',
    label: LONG,
    icon: IntegrationIcon,
    badge: { tone: 'warning', label: 'Cập nhật' },
    children: Array.from({ length: 9 }, (_, index) => ({
      id: `last-${index}`,
      label: index % 2 === 0 ? LONG : 'Báo cáo',
      href: `#/merchant/last/${index}`,
      badge: index === 0 ? 1_234_567_890_123 : 0,
    })),
  },
];
