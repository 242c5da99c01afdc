import { Fragment, type ReactNode } from 'react';

interface GalleryProps<Row extends string, Column extends string> {
  rows: readonly Row[];
  columns: readonly Column[];
  /** Renders one combination. */
  children: (row: Row, column: Column) => ReactNode;
}

/** Every combination of two lists of prop values, from the const arrays that define the prop types. */
export function Gallery<Row extends string, Column extends string>({
  rows,
  columns,
  children,
}: GalleryProps<Row, Column>) {
  const template = `max-content repeat(${columns.length}, max-content)`;
  return (
    <div style={{ display: 'grid', gridTemplateColumns: template, gap: '1rem', alignItems: 'center' }}>
      <span />
      {columns.map((column) => (
        <code key={column}>{column}</code>
      ))}
      {rows.map((row) => (
        <Fragment key={row}>
          <code>{row}</code>
          {columns.map((column) => (
            <div key={column}>{children(row, column)}</div>
          ))}
        </Fragment>
      ))}
    </div>
  );
}
