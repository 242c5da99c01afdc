/**
 * The roles that table elements have by nature and lose to grid display (`DataTable.styles.ts`): spread on each, they
 * give the table back to screen readers.
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
