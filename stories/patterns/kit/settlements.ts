import {
  ApproveIcon,
  CancelledIcon,
  type IconType,
  InitiatedIcon,
  ReconcileIcon,
  ReviewIcon,
  SettlementIcon,
  SuccessIcon,
  type Tone,
} from '#design-system';
import { CLOCK } from '../../kit/patterns.tsx';

export const settlementV2Statuses = {
  NEW: { tone: 'neutral', icon: InitiatedIcon, label: 'Chờ đối soát' },
  PROCESSING: { tone: 'info', icon: ReconcileIcon, label: 'Đang đối soát' },
  APPROVED: { tone: 'info', icon: ApproveIcon, label: 'Đã duyệt' },
  PAYMENT_COMPLETED: { tone: 'success', icon: SettlementIcon, label: 'Đã thanh toán' },
  COMPLETED: { tone: 'success', icon: SuccessIcon, label: 'Hoàn thành' },
  REJECTED: { tone: 'danger', icon: ReviewIcon, label: 'Cần tra soát' },
  CANCELLED: { tone: 'neutral', icon: CancelledIcon, label: 'Đã hủy' },
} satisfies Record<string, { tone: Tone; icon: IconType; label: string }>;

export type SettlementV2Status = keyof typeof settlementV2Statuses;

/** A line of settlement v2: amounts in VND, moments in unix seconds. */
export interface Settlement {
  id: string;
  period: string;
  store: string;
  net: number;
  recStatus: SettlementV2Status;
}

const STORES = ['Chi nhánh Quận 1', 'Chi nhánh Thủ Đức', 'Cửa hàng Nguyễn Huệ', 'Kho Tân Bình'];
const STATUSES: readonly SettlementV2Status[] = ['APPROVED', 'PROCESSING', 'APPROVED', 'COMPLETED', 'NEW'];

/** Lines by formula, newest first. */
export const settlements = (count: number): Settlement[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `DS${String(2_603_020 - index * 3)}`,
    period: periodOf(CLOCK - Math.floor(index / 4) * 86_400),
    store: STORES[index % STORES.length] as string,
    net: 1_480_000 + ((index * 7_919) % 900) * 41_000,
    recStatus: STATUSES[index % STATUSES.length] as SettlementV2Status,
  }));

/** The day as the service writes it. */
const periodOf = (at: number) =>
  new Date((at + 7 * 3600) * 1000).toISOString().slice(0, 10).split('-').reverse().join('/');
