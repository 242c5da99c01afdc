import { Text } from '#design-system';
import type { Settlement } from '../../api/settlements.ts';
import { formatChange } from '../../lib/money.ts';
import { shown } from '../../lib/shown.ts';
import type { ListColumns } from '../../list/listColumns.tsx';
import { periodText } from '../../shared/settlement/settlementDays.ts';
import { settlementStatuses } from '../../shared/settlement/settlementStatus.ts';

/** The difference of an amount: amber in both directions. */
function Difference({ of: { difference } }: { of: Settlement }) {
  return difference ? <Text tone="warning">{formatChange(difference)}</Text> : formatChange(difference);
}

/** The list's columns, most decisive first, so that they are visible without horizontal scrolling. */
export const settlementColumns: ListColumns<Settlement> = {
  header: (field) => `settlement.column.${field}`,
  columns: ({ text, store, name, count, money, signed, day, status }) => [
    name('id', { width: 152 }),
    text('period', {
      cell: (row) => shown(periodText(row) ?? '-', 60),
      text: (row) => shown(periodText(row) ?? '', 200),
      file: { kind: 'text', value: periodText },
      width: 168,
      grow: 0,
      card: 'meta',
    }),
    store('storeName', { width: 176, card: 'note' }),
    money('net', { card: 'amount', width: 168 }),
    // Fits the longest label in either language.
    status('status', settlementStatuses, { card: 'status', width: 244 }),
    day('expectedPayoutAt', { width: 176 }),
    count('count'),
    money('gross', { width: 200 }),
    money('refunds', { width: 176 }),
    money('fee', { width: 136 }),
    money('vat', { width: 192 }),
    signed('adjustment', { width: 184 }),
    money('difference', { cell: (row) => <Difference of={row} />, width: 192 }),
    day('transactionDay', { optional: true }),
  ],
};
