import { useState } from 'react';
import {
  ApproveIcon,
  AppShell,
  type AppShellProps,
  Brand,
  Button,
  DataTable,
  DownloadIcon,
  IntegrationIcon,
  type LayoutMode,
  ListPage,
  PageHeader,
  RefundIcon,
  type SidebarItem,
  SummaryBar,
  Topbar,
} from '#design-system';
import { paymentColumns, payments } from '../design-system/data/payments.tsx';
import {
  BRAND,
  menuItems,
  sampleAccount,
  sampleBreadcrumb,
  sampleLanguage,
  sampleSidebar,
} from '../design-system/shell/sample.tsx';

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

/** Long names, large counts, a word in a badge, and a tall group at the very end. */
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

const figures = [
  { id: 'all', label: 'Tất cả', value: '1.284' },
  { id: 'success', label: 'Thành công', value: '1.197', tone: 'success' },
  { id: 'pending', label: 'Chờ thanh toán', value: '61', tone: 'warning' },
  { id: 'failed', label: 'Thất bại', value: '26', tone: 'danger' },
] as const;

const rows = payments(30);

export interface PortalProps extends Pick<AppShellProps, 'mode' | 'onAnchoredChange'> {
  mode: LayoutMode;
  /** Anchored at first. */
  anchored?: boolean;
  /** The current item; changes when one follows a link of the menu. */
  current?: string;
  items?: (current: string) => SidebarItem[];
}

/** A whole shell over a long list, which remembers its anchor and follows its links, as the app does. */
export function Portal({
  mode,
  anchored = false,
  onAnchoredChange,
  current = 'transaction',
  items = groupedItems,
}: PortalProps) {
  const [held, setHeld] = useState(anchored);
  return (
    <AppShell
      mode={mode}
      anchored={held}
      onAnchoredChange={(next) => {
        setHeld(next);
        onAnchoredChange?.(next);
      }}
      route={current}
      sidebar={sampleSidebar(current, items(current))}
      topbar={
        <Topbar
          start={sampleBreadcrumb}
          mobileStart={<Brand name={BRAND.name} />}
          end={sampleLanguage}
          account={sampleAccount}
        />
      }
    >
      <ListPage
        header={
          <PageHeader
            title="Giao dịch"
            count="1.284"
            actions={<Button icon={DownloadIcon}>Xuất dữ liệu</Button>}
          />
        }
        summary={<SummaryBar items={[...figures]} label="Tổng hợp" />}
        table={
          <DataTable
            status="ready"
            caption="Giao dịch"
            columns={paymentColumns}
            rows={rows}
            rowId={({ id }) => id}
            rowLabel={({ id }) => `giao dịch ${id}`}
            rowHref={({ id }) => `#/merchant/transaction/${id}`}
          />
        }
      />
    </AppShell>
  );
}
