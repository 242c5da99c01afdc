import { useMemo } from 'react';
import {
  ApproveIcon,
  type Column,
  DataTable,
  FailedIcon,
  GatedButton,
  ListPage,
  type MenuItem,
  PageHeader,
  PlusIcon,
  StatusBadge,
  Time,
  toast,
} from '#design-system';
import { formatAmount, formatDateTime, formatIso, formatMoney } from '../../kit/patterns.tsx';
import { ME, type RefundRequest, refundRequests, requestStatuses } from './refundRequests.ts';

const columns: Column<RefundRequest>[] = [
  { id: 'id', header: 'Mã yêu cầu', cell: ({ id }) => id, rowHeader: true, width: 124, card: 'title' },
  {
    id: 'amount',
    header: 'Số tiền hoàn (VND)',
    cell: ({ amount }) => formatAmount(amount),
    onCard: ({ amount }) => formatMoney(amount),
    align: 'end',
    width: 164,
    card: 'amount',
  },
  {
    id: 'status',
    header: 'Trạng thái',
    cell: ({ status }) => <StatusBadge {...requestStatuses[status]} />,
    width: 140,
    card: 'status',
  },
  { id: 'by', header: 'Người yêu cầu', cell: ({ by }) => by, width: 144, card: 'meta' },
  { id: 'reason', header: 'Lý do', cell: ({ reason }) => reason, width: 136, card: 'note' },
  {
    id: 'at',
    header: 'Thời gian yêu cầu',
    cell: ({ at }) => <Time iso={formatIso(at)}>{formatDateTime(at)}</Time>,
    width: 184,
  },
];

/** What one row may be asked to do. A deed that is not allowed stays and says why; one that makes no sense is left out. */
function actionsOf(request: RefundRequest, may: (scope: string) => boolean): MenuItem[] {
  const open: MenuItem = { id: 'open', label: 'Xem chi tiết', href: `#/merchant/refund/${request.id}` };
  if (request.status !== 'WAITING') return [open];
  const disabledReason = !may('approve-refund:approve')
    ? 'Cần quyền approve-refund:approve'
    : request.by === ME
      ? 'Bạn là người tạo yêu cầu này'
      : undefined;
  const deed = (id: string, label: string, rest: Partial<MenuItem>) => ({
    id,
    label,
    disabled: disabledReason !== undefined,
    ...(disabledReason && { disabledReason }),
    onSelect: () => toast({ title: `${label}: ${request.id}` }),
    ...rest,
  });
  return [
    deed('approve', 'Duyệt', { icon: ApproveIcon }),
    deed('reject', 'Từ chối', { icon: FailedIcon, tone: 'danger' }),
    { ...open, separatorBefore: true },
  ];
}

export interface RefundRequestsProps {
  /** The permissions that the person holds. */
  scopes: readonly string[];
}

/** A screen that may be seen, with actions that may not all be done. */
export function RefundRequests({ scopes }: RefundRequestsProps) {
  const may = useMemo(() => (scope: string) => scopes.includes(scope), [scopes]);
  const rowActions = useMemo(() => (request: RefundRequest) => actionsOf(request, may), [may]);
  return (
    <ListPage
      header={
        <PageHeader
          title="Duyệt hoàn tiền"
          count={refundRequests.length}
          actions={
            <GatedButton
              variant="solid"
              tone="accent"
              icon={PlusIcon}
              disabledReason={may('refund:create') ? undefined : 'Cần quyền refund:create'}
            >
              Tạo yêu cầu hoàn
            </GatedButton>
          }
        />
      }
      table={
        <DataTable
          caption="Yêu cầu hoàn tiền"
          columns={columns}
          rows={refundRequests}
          rowId={({ id }) => id}
          rowLabel={({ id }) => `yêu cầu ${id}`}
          rowActions={rowActions}
          status="ready"
        />
      }
    />
  );
}
