/**
 * The native roles that table elements lose to grid display (`DataTable.styles.ts`): spread on each, they restore the
 * table for screen readers.
 */
export const role = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader', scope: 'col' },
  rowheader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
  list: { role: 'list' },
} as const;
