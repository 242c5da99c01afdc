import type { SettlementV2 } from '../../api/settlementsV2.ts';
import { shown } from '../../lib/shown.ts';
import type { ListColumns } from '../../list/listColumns.tsx';
import { settlementV2Statuses } from '../../shared/settlement/settlementV2Status.ts';
import { periodText } from './settlementV2.ts';

const shownPeriod = (row: SettlementV2) => shown(periodText(row) ?? '-', 64);

/**
 * The list's columns, most decisive first, so that they are visible without horizontal scrolling. The two moments are
 * named by their field, not by a status (docs/contract.md).
 */
export const settlementV2Columns: ListColumns<SettlementV2> = {
  header: (field) => `settlementV2.column.${field}`,
  columns: ({ name, text, store, money, count, moment, status }) => [
    name('id', { width: 144 }),
    text('period', {
      cell: shownPeriod,
      text: shownPeriod,
      file: { kind: 'text', value: periodText },
      width: 104,
      card: 'meta',
    }),
    // On a card it needs its own line: store names begin alike.
    store('storeName', { width: 200, card: 'note' }),
    money('net', { card: 'amount', width: 168 }),
    // Fits the longest label in either language.
    status('recStatus', settlementV2Statuses, { card: 'status', width: 200 }),
    count('count', { width: 96 }),
    money('gross', { width: 168 }),
    money('fee', { width: 128 }),
    moment('recPaymentAt'),
    moment('recApprovedAt'),
    text('updatedName', { width: 168 }),
    text('note', { width: 200, grow: 2 }),
    moment('updatedAt', { optional: true }),
  ],
};
