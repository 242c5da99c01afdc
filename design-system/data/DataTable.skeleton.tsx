import { type SKELETON_WIDTHS, Skeleton } from '../base/Skeleton.tsx';
import type { TableLayout, TableParts } from './DataTable.model.ts';

const DEFAULT_ROWS = 10;
const widths: readonly (typeof SKELETON_WIDTHS)[number][] = ['long', 'full', 'half', 'long'];

const counted = (count: number) => Array.from({ length: count }, (_, index) => index);

interface SkeletonRowsProps<Row> {
  count?: number;
  layout: TableLayout<Row>;
  parts: TableParts;
}

/** Rows of the final size and columns, before the first answer. */
export function SkeletonRows<Row>({ count = DEFAULT_ROWS, layout, parts }: SkeletonRowsProps<Row>) {
  return counted(count).map((row) => (
    <tr key={row} aria-hidden>
      {parts.selectable && <td className="check" data-pin="start" />}
      {layout.columns.map(({ column, pin }, index) => (
        <td key={column.id} data-align={column.align} data-pin={pin}>
          <Skeleton width={widths[(row + index) % widths.length]} />
        </td>
      ))}
      {parts.actions && <td className="actions" data-pin="end" />}
    </tr>
  ));
}

/** Cards of the final size, before the first answer. */
export function SkeletonCards({ count = DEFAULT_ROWS, selectable }: { count?: number; selectable: boolean }) {
  return counted(count).map((row) => (
    <li key={row} aria-hidden>
      {selectable && <span className="check" />}
      <article>
        <div className="title">
          <Skeleton width="half" />
        </div>
        <div className="amount">
          <Skeleton />
        </div>
        <div className="metas">
          <Skeleton width="long" />
        </div>
      </article>
    </li>
  ));
}
