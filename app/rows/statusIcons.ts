import {
  BusinessIcon,
  CalendarIcon,
  CancelledIcon,
  CheckIcon,
  DotIcon,
  ExpiredIcon,
  FailedIcon,
  ForbiddenIcon,
  type IconType,
  InitiatedIcon,
  SortDescendingIcon as LessIcon,
  LockIcon,
  SortAscendingIcon as MoreIcon,
  PendingIcon,
  SpinnerIcon as ProcessingIcon,
  ReconcileIcon,
  RefreshIcon,
  RefundIcon,
  ReviewIcon,
  SearchIcon,
  SettlementIcon,
  SuccessIcon,
  TransactionIcon,
  UnknownIcon,
  WarningIcon,
} from '#design-system';
import type { refundStatuses } from './refundStatus.ts';
import type { settlementStatuses } from './settlementStatus.ts';
import type { transactionStatuses } from './transactionStatus.ts';

type StatusName =
  | keyof typeof transactionStatuses
  | keyof typeof refundStatuses
  | keyof typeof settlementStatuses;

/** One icon for each status of an entity. Apart from the registries, which are read before any icon has loaded. */
const statusIcons: Readonly<Record<StatusName, IconType>> = {
  INIT: InitiatedIcon,
  PENDING: PendingIcon,
  PROCESSING: ProcessingIcon,
  REVIEW: ReviewIcon,
  SUCCESS: SuccessIcon,
  UNDERPAID: LessIcon,
  OVERPAID: MoreIcon,
  FAILED: FailedIcon,
  CANCELLED: CancelledIcon,
  EXPIRED: ExpiredIcon,
  REVERSED: TransactionIcon,
  REFUNDING: RefreshIcon,
  PARTIALLY_REFUNDED: DotIcon,
  REFUNDED: RefundIcon,

  PENDING_APPROVAL: ReviewIcon,
  SENT_TO_BANK: BusinessIcon,
  REJECTED: ForbiddenIcon,

  RECONCILING: ReconcileIcon,
  RECONCILED: CheckIcon,
  MISMATCHED: WarningIcon,
  TRACING: SearchIcon,
  WAITING_PAYOUT: CalendarIcon,
  SETTLED: SettlementIcon,
  HOLD: LockIcon,
};

/** The icon of a status; what no registry knows gets the question mark. */
export function statusIcon(status: string): IconType {
  return Object.hasOwn(statusIcons, status) ? statusIcons[status as StatusName] : UnknownIcon;
}
