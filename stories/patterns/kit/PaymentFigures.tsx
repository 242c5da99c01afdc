import { SummaryBar } from '#design-system';
import { formatCount, formatMoney } from '../../kit/patterns.tsx';
import type { Payment } from './payments.ts';
import type { usePayments } from './usePayments.ts';

/** What they come to, in VND. */
export const sumOf = (some: readonly Payment[]) => some.reduce((sum, { amount }) => sum + amount, 0);

interface PaymentFiguresProps {
  list: ReturnType<typeof usePayments>;
  loading: boolean;
}

/** Counts and sums of everything the filters let through; a card about one state is a filter button. */
export function PaymentFigures({ list, loading }: PaymentFiguresProps) {
  const chosen = list.values.status as readonly string[] | undefined;
  const card = (
    id: 'SUCCESS' | 'FAILED' | 'REFUNDED',
    label: string,
    tone: 'success' | 'danger' | 'special',
  ) => {
    const some = list.found.filter(({ status }) => status === id);
    const isOn = chosen?.length === 1 && chosen[0] === id;
    return {
      id,
      label,
      tone,
      value: formatMoney(sumOf(some)),
      sub: `${formatCount(some.length)} giao dịch`,
      pressed: isOn,
      onPress: () => list.setValue('status', isOn ? undefined : [id]),
    };
  };
  return (
    <SummaryBar
      label="Tổng hợp giao dịch"
      loading={loading}
      items={[
        {
          id: 'all',
          label: 'Tổng tiền',
          value: formatMoney(sumOf(list.found)),
          sub: `${formatCount(list.found.length)} giao dịch`,
        },
        card('SUCCESS', 'Thành công', 'success'),
        card('FAILED', 'Thất bại', 'danger'),
        card('REFUNDED', 'Đã hoàn', 'special'),
      ]}
    />
  );
}
