// The two registries side by side, each state with its word, its meaning and what may follow: a table, long as it is.
import {
  CalendarIcon,
  CheckIcon,
  FailedIcon,
  type IconType,
  LockIcon,
  PendingIcon,
  ReconcileIcon,
  SearchIcon,
  SettlementIcon,
  type Tone,
  WarningIcon,
} from '#design-system';
import { settlementV2Statuses } from './settlements.ts';

export type Locale = 'vi' | 'en';

interface StatusFacts {
  tone: Tone;
  icon: IconType;
  label: Record<Locale, string>;
  /** What it says about the money. */
  meaning: Record<Locale, string>;
  /** What comes after it as a rule. The server decides. */
  next: readonly string[];
  /** The field that a PUT with this state carries besides (specification 4). */
  sends?: 'recPaymentAt' | 'recApprovedAt';
}

const words = (vi: string, en: string) => ({ vi, en });

const settlementV1: Record<string, StatusFacts> = {
  PENDING: {
    tone: 'neutral',
    icon: PendingIcon,
    label: words('Chưa đối soát', 'Not reconciled'),
    meaning: words('Kỳ đã khép, chưa có tệp của ngân hàng', 'The period is closed, no bank file yet'),
    next: ['RECONCILING'],
  },
  RECONCILING: {
    tone: 'info',
    icon: ReconcileIcon,
    label: words('Đang đối soát', 'Reconciling'),
    meaning: words('Tệp đang được so từng dòng', 'The file is being compared line by line'),
    next: ['RECONCILED', 'MISMATCHED'],
  },
  RECONCILED: {
    tone: 'success',
    icon: CheckIcon,
    label: words('Đã đối soát', 'Reconciled'),
    meaning: words('Mọi dòng đều khớp', 'Every line matches'),
    next: ['WAITING_PAYOUT'],
  },
  MISMATCHED: {
    tone: 'danger',
    icon: WarningIcon,
    label: words('Có chênh lệch', 'With differences'),
    meaning: words('Có dòng lệch tiền hoặc lệch trạng thái', 'Some amounts or statuses differ'),
    next: ['TRACING'],
  },
  TRACING: {
    tone: 'warning',
    icon: SearchIcon,
    label: words('Đang tra soát', 'Under inquiry'),
    meaning: words('Đã hỏi ngân hàng, chờ trả lời', 'The bank has been asked'),
    next: ['RECONCILED', 'HOLD'],
  },
  WAITING_PAYOUT: {
    tone: 'warning',
    icon: CalendarIcon,
    label: words('Chờ thanh toán', 'Awaiting payout'),
    meaning: words('Số tiền đã chốt, chưa chuyển cho merchant', 'The amount is fixed, not yet paid out'),
    next: ['SETTLED', 'FAILED'],
  },
  SETTLED: {
    tone: 'success',
    icon: SettlementIcon,
    label: words('Đã quyết toán', 'Settled'),
    meaning: words('Tiền đã về tài khoản merchant', 'The money has reached the merchant'),
    next: [],
  },
  FAILED: {
    tone: 'danger',
    icon: FailedIcon,
    label: words('Quyết toán thất bại', 'Settlement failed'),
    meaning: words('Lệnh chuyển bị trả lại', 'The payout came back'),
    next: ['WAITING_PAYOUT'],
  },
  HOLD: {
    tone: 'warning',
    icon: LockIcon,
    label: words('Tạm giữ', 'On hold'),
    meaning: words('Chờ quyết định, không chuyển tiền', 'Waits for a decision, nothing is paid'),
    next: ['WAITING_PAYOUT'],
  },
};

const v2 = (
  key: keyof typeof settlementV2Statuses,
  en: string,
  meaning: StatusFacts['meaning'],
  next: readonly string[],
  sends?: StatusFacts['sends'],
): StatusFacts => {
  const { tone, icon, label } = settlementV2Statuses[key];
  return { tone, icon, label: words(label, en), meaning, next, ...(sends && { sends }) };
};

export const settlementV2: Record<string, StatusFacts> = {
  NEW: v2('NEW', 'Awaiting reconciliation', words('Vừa được lập, chưa ai xem', 'Just made, seen by nobody'), [
    'PROCESSING',
    'CANCELLED',
  ]),
  PROCESSING: v2('PROCESSING', 'Reconciling', words('Kế toán đang so số', 'An accountant compares it'), [
    'APPROVED',
    'REJECTED',
  ]),
  APPROVED: v2('APPROVED', 'Approved', words('Số tiền được chấp nhận', 'The amount is accepted'), [
    'PAYMENT_COMPLETED',
  ]),
  PAYMENT_COMPLETED: v2(
    'PAYMENT_COMPLETED',
    'Payment completed',
    words('Đã chuyển tiền cho merchant', 'The merchant has been paid'),
    ['COMPLETED'],
    'recApprovedAt',
  ),
  COMPLETED: v2(
    'COMPLETED',
    'Completed',
    words('Hai bên đã xác nhận', 'Both sides have confirmed'),
    [],
    'recPaymentAt',
  ),
  REJECTED: v2(
    'REJECTED',
    'Disputed',
    words('Số không khớp, đang tra soát', 'It differs and is looked into'),
    ['PROCESSING', 'CANCELLED'],
  ),
  CANCELLED: v2('CANCELLED', 'Cancelled', words('Dòng lập nhầm', 'Made by mistake'), []),
};

export const VERSIONS = { v1: settlementV1, v2: settlementV2 };
export type Version = keyof typeof VERSIONS;
