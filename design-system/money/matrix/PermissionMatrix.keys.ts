type Cell = HTMLTableCellElement;

const boxOf = (cell: Cell | undefined) => cell?.querySelector<HTMLInputElement>('input') ?? undefined;

/**
 * The box that a key moves to from a box of a table: arrows to the next box in that direction, skipping cells and rows
 * without one; Home and End to the ends of the row, with Ctrl to those of the table. Null for any other key, and where
 * there is none.
 */
export function nextBox(
  table: HTMLElement,
  from: Element,
  key: string,
  ctrl = false,
): HTMLInputElement | null {
  const rows = [...table.querySelectorAll('tr')];
  const row = from.closest('tr');
  const cell = from.closest<Cell>('th, td');
  if (!row || !cell) return null;
  const cells = [...row.cells];
  const y = rows.indexOf(row);
  const x = cells.indexOf(cell);
  const first = (some: (Cell | undefined)[]) => some.map(boxOf).find((box) => box !== undefined) ?? null;
  const inColumn = (some: HTMLTableRowElement[]) => some.map(({ cells }) => cells[x]);

  const everything = rows.flatMap(({ cells }) => [...cells]);
  switch (key) {
    case 'ArrowRight':
      return first(cells.slice(x + 1));
    case 'ArrowLeft':
      return first(cells.slice(0, x).reverse());
    case 'ArrowDown':
      return first(inColumn(rows.slice(y + 1)));
    case 'ArrowUp':
      return first(inColumn(rows.slice(0, y).reverse()));
    case 'Home':
      return first(ctrl ? everything : cells);
    case 'End':
      return first([...(ctrl ? everything : cells)].reverse());
    default:
      return null;
  }
}
