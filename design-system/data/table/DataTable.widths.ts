/** Column widths on the screen: read from the header, and applied without re-rendering a row. */

import type { TablePreferences } from '../preferences/preferences.ts';
import { arrange } from './DataTable.arrange.ts';
import { layoutColumns, type TableParts } from './DataTable.model.ts';
import type { Column } from './DataTable.types.ts';

/** How many screen px one design px is: 1 at scale 14. */
export const scaleOf = (element: Element) =>
  Number.parseFloat(getComputedStyle(element.ownerDocument.documentElement).fontSize) / 14 || 1;

const tableOf = (cell: Element) => cell.closest('table') as HTMLTableElement;
const headsOf = (cell: Element) => [
  ...(cell.parentElement as HTMLElement).querySelectorAll<HTMLElement>(':scope > th'),
];

/**
 * The preferences with every column before this one fixed at its current width. Otherwise those that share the spare
 * width would move during the resize, and the edge would leave the pointer.
 */
export function frozenUpTo<Row>(
  cell: HTMLElement,
  columns: readonly Column<Row>[],
  preferences: TablePreferences,
): TablePreferences {
  // Columns of the end side keep their place: the columns before them shrink or grow instead.
  if (cell.dataset.pin === 'end') return preferences;
  const { start, center } = arrange(columns, preferences);
  const before = headsOf(cell).indexOf(cell);
  const frozen = [...start, ...center].slice(0, before).flatMap(({ id, grow }, index): [string, number][] => {
    const width = (headsOf(cell)[index]?.getBoundingClientRect().width ?? 0) / scaleOf(cell);
    return grow === 0 || width === 0 ? [] : [[id, Math.round(width)]];
  });
  return { ...preferences, widths: { ...preferences.widths, ...Object.fromEntries(frozen) } };
}

/**
 * Shows the table with these widths. One variable moves all rows; pinned cells are moved where their offset changes.
 */
export function showWidths<Row>(
  cell: HTMLElement,
  columns: readonly Column<Row>[],
  preferences: TablePreferences,
  parts: TableParts,
) {
  const layout = layoutColumns(arrange(columns, preferences), parts);
  const table = tableOf(cell);
  table.style.setProperty('--columns', layout.template);
  table.style.setProperty('--least-width', `${layout.minWidth / 14}rem`);
  table.style.setProperty('--end', layout.end === undefined ? null : String(layout.end));
  const heads = headsOf(cell);
  layout.columns.forEach(({ offset = '' }, index) => {
    const head = heads[index];
    if (!head || head.style.getPropertyValue('--stick') === offset) return;
    const place = [...(head.parentElement as HTMLElement).children].indexOf(head) + 1;
    const cells = table.querySelectorAll<HTMLElement>(`:is(thead tr, tr[data-row]) > :nth-child(${place})`);
    for (const one of cells) one.style.setProperty('--stick', offset);
  });
}

/** The smallest width that cuts nothing in this column, among the rendered rows. */
export function fittingWidth(cell: HTMLElement): number {
  const table = tableOf(cell);
  const before = table.style.getPropertyValue('--columns');
  const place = [...(cell.parentElement as HTMLElement).children].indexOf(cell);
  table.style.setProperty('--columns', `repeat(${place}, 0) max-content`);
  const cells = table.querySelectorAll(`:is(thead tr, tr[data-row]) > :nth-child(${place + 1})`);
  const widths = [...cells].map((one) => one.getBoundingClientRect().width);
  table.style.setProperty('--columns', before);
  return Math.ceil(Math.max(...widths) / scaleOf(cell));
}
