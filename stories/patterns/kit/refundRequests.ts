import { ApproveIcon, FailedIcon, type IconType, PendingIcon, type Tone } from '#design-system';
import { CLOCK } from '../../kit/patterns.tsx';

export const requestStatuses = {
  WAITING: { tone: 'warning', icon: PendingIcon, label: 'Chờ duyệt' },
  APPROVED: { tone: 'success', icon: ApproveIcon, label: 'Đã duyệt' },
  REJECTED: { tone: 'danger', icon: FailedIcon, label: 'Đã từ chối' },
} satisfies Record<string, { tone: Tone; icon: IconType; label: string }>;

/** A refund that was asked for: amounts in VND, moments in unix seconds. */
export interface RefundRequest {
  id: string;
  at: number;
  amount: number;
  by: string;
  reason: string;
  status: keyof typeof requestStatuses;
}

/** The person these examples are signed in as. */
export const ME = 'nguyen.thi.anh';

const BY = ['tran.van.binh', ME, 'le.thi.cuc'];
const REASONS = ['Khách yêu cầu', 'Trùng giao dịch', 'Hàng lỗi'];
const STATUSES = ['WAITING', 'WAITING', 'WAITING', 'APPROVED', 'REJECTED'] as const;

export const refundRequests: readonly RefundRequest[] = Array.from({ length: 5 }, (_, index) => ({
  id: `YC${String(318 - index).padStart(6, '0')}`,
  at: CLOCK - 1_900 - index * 5_300,
  amount: [1_250_000, 380_000, 52_000_000, 99_000, 2_640_000][index] as number,
  by: BY[index % BY.length] as string,
  reason: REASONS[index % REASONS.length] as string,
  status: STATUSES[index] as RefundRequest['status'],
}));
