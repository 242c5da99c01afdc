import { useState } from 'react';
import {
  AppShell,
  type AppShellProps,
  Button,
  DataTable,
  DownloadIcon,
  type LayoutMode,
  ListPage,
  PageHeader,
  type SidebarItem,
  Topbar,
} from '#design-system';
import { paymentColumns, payments } from '../design-system/data/payments.tsx';
import {
  sampleAccount,
  sampleBreadcrumb,
  sampleLanguage,
  sampleSidebar,
} from '../design-system/shell/sample.tsx';
import { groupedItems } from './menus.ts';

const rows = payments(30);

export interface PortalProps extends Pick<AppShellProps, 'mode' | 'onAnchoredChange'> {
  mode: LayoutMode;
  /** Initially anchored. */
  anchored?: boolean;
  /** The current item; changes when the user follows a link of the menu. */
  current?: string;
  items?: (current: string) => SidebarItem[];
}

/** A whole shell over a long list that keeps its anchor and follows its links, as the app does. */
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
      topbar={<Topbar start={sampleBreadcrumb} end={sampleLanguage} account={sampleAccount} />}
    >
      <ListPage
        header={
          <PageHeader
            title="Giao dịch"
            count="1.284"
            actions={<Button icon={DownloadIcon}>Xuất dữ liệu</Button>}
          />
        }
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
