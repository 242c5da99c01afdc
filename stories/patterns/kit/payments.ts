import {
  FailedIcon,
  type IconType,
  PendingIcon,
  RefundIcon,
  SpinnerIcon,
  SuccessIcon,
  type Tone,
} from '#design-system';
import { CLOCK } from '../../kit/patterns.tsx';

export const paymentStatuses = {
  SUCCESS: { tone: 'success', icon: SuccessIcon, label: 'Thành công' },
  PENDING: { tone: 'warning', icon: PendingIcon, label: 'Chờ thanh toán' },
  PROCESSING: { tone: 'info', icon: SpinnerIcon, label: 'Đang xử lý' },
  FAILED: { tone: 'danger', icon: FailedIcon, label: 'Thất bại' },
  REFUNDED: { tone: 'special', icon: RefundIcon, label: 'Đã hoàn tiền' },
} satisfies Record<string, { tone: Tone; icon: IconType; label: string }>;

export type PaymentStatus = keyof typeof paymentStatuses;

/** A transaction of these examples: amounts in VND, moments in unix seconds. */
export interface Payment {
  id: string;
  order: string;
  at: number;
  amount: number;
  fee: number;
  store: string;
  payer: string;
  bank: string;
  content: string;
  status: PaymentStatus;
}

const STATUS_ORDER: readonly PaymentStatus[] = [
  'SUCCESS',
  'SUCCESS',
  'PENDING',
  'SUCCESS',
  'FAILED',
  'SUCCESS',
  'REFUNDED',
  'SUCCESS',
  'PROCESSING',
];
const STORES = ['Chi nhánh Quận 1', 'Chi nhánh Thủ Đức', 'Cửa hàng Nguyễn Huệ', 'Kho Tân Bình'];
const PAYERS = ['NGUYEN THI MY HUONG', 'TRAN VAN ANH', 'LE QUOC BAO', 'PHAM DANG KHOA', 'VO THI NGOC ANH'];
const BANKS = ['Vietcombank', 'Techcombank', 'BIDV', 'MB Bank', 'VietinBank'];

const pick = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

/** Transactions by formula, newest first, some twenty a day: nothing random, so every picture is the same. */
export const payments = (count: number): Payment[] =>
  Array.from({ length: count }, (_, index) => {
    const amount = 15_000 + ((index * 7_919) % 5_000) * 1_000;
    const order = `DH-${String(9_840 - index).padStart(6, '0')}`;
    return {
      id: `GD${260_302_900 - index * 7}`,
      order,
      at: CLOCK - 340 - index * 4_177,
      amount,
      fee: Math.round(amount * 0.011),
      store: pick(STORES, index * 3),
      payer: pick(PAYERS, index),
      bank: pick(BANKS, index * 2),
      content: `Thanh toan don hang ${order}`,
      status: pick(STATUS_ORDER, index),
    };
  });

/** What may come: the longest name, nothing, less than nothing, and an amount of 13 digits. */
export const stressPayments = (): Payment[] => {
  const long = 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ, Công ty Trách nhiệm Hữu hạn Một thành viên Thương mại';
  return payments(6).map((payment, index) => ({
    ...payment,
    id: index === 0 ? 'GD260302900-0000000000000000-NGHIEP' : payment.id,
    amount: pick([9_999_999_999_999, 0, -1_250_000], index),
    store: index % 2 === 0 ? long : '',
    payer: index % 2 === 0 ? long.toUpperCase() : '',
    content: index % 2 === 0 ? `${long} <b>không phải là thẻ</b>` : '',
  }));
};
