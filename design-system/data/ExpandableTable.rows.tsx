import { createContext, Fragment, type ReactNode, useContext, useEffect, useEffectEvent, useId } from 'react';
import { Icon } from '../base/Icon.tsx';
import { ChevronRightIcon } from '../base/icons.ts';
import { role } from './DataTable.roles.ts';
import type { TableBodyProps } from './DataTable.types.ts';
import { useTableWord } from './DataTable.words.ts';

/** Id of the column of buttons, which no column of a screen has. */
export const DETAIL_COLUMN = '#detail';

interface Detail {
  open: ReadonlySet<string>;
  narrow: boolean;
  rowId: (row: unknown) => string;
  rowLabel: (row: unknown) => string;
  render: (row: unknown) => ReactNode;
  toggle: (id: string) => void;
}

/** What the buttons and the details of one table share. Cells are not drawn anew for it, only the buttons in them. */
export const DetailContext = createContext<Detail | undefined>(undefined);

/** The button of one row; on a card also what it opens. */
export function DetailToggle({ row }: { row: unknown }) {
  const word = useTableWord();
  const detail = useContext(DetailContext);
  const panel = useId();
  if (!detail) return null;
  const id = detail.rowId(row);
  const expanded = detail.open.has(id);
  return (
    <>
      <button
        type="button"
        className="unfold"
        aria-expanded={expanded}
        aria-controls={expanded && detail.narrow ? panel : undefined}
        aria-label={word('detailsOf', detail.rowLabel(row))}
        onClick={() => detail.toggle(id)}
      >
        <Icon icon={ChevronRightIcon} size="sm" />
        {detail.narrow && word('details')}
      </button>
      {detail.narrow && expanded && (
        <div className="detail" id={panel} data-no-open="">
          {detail.render(row)}
        </div>
      )}
    </>
  );
}

/** The rows of a table, each followed by its detail while it is unfolded. */
export function DetailBody<Row>({ rows, ids, draw, region }: TableBodyProps<Row>) {
  const detail = useContext(DetailContext);
  useUnfolding(region, detail?.toggle);
  return rows.map((row, index) => {
    const id = ids[index] as string;
    return (
      <Fragment key={id}>
        {draw(row, index)}
        {detail?.open.has(id) && !detail.narrow && (
          <tr {...role.row} className="detail">
            <td {...role.cell} colSpan={100}>
              {detail.render(row)}
            </td>
          </tr>
        )}
      </Fragment>
    );
  });
}

/** `o` on a row. Left and Right stay with the region, which scrolls sideways by them. */
function useUnfolding(region: TableBodyProps<never>['region'], toggle: Detail['toggle'] | undefined) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as Element;
    const id = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    if (event.key !== 'o' || event.ctrlKey || event.metaKey || event.altKey || id === undefined) return;
    if (target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'))
      return;
    event.preventDefault();
    toggle?.(id);
  });
  useEffect(() => {
    const element = region.current;
    element?.toggleAttribute('data-details', true);
    element?.addEventListener('keydown', onKeyDown);
    return () => {
      element?.removeAttribute('data-details');
      element?.removeEventListener('keydown', onKeyDown);
    };
  }, [region]);
}
