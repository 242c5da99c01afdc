// What only the row at hand needs: one copy button and one menu button for a whole table.
import {
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { role } from './DataTable.roles.ts';
import { ActionsButton, CopyButton } from './DataTable.row.tsx';

/** What the table asks of its tools. */
export interface RowToolsHandle {
  /** The menu button of a row, which is drawn for it if it was at another row. */
  menuButton: (row: HTMLElement) => HTMLElement | null;
}

interface RowToolsProps {
  ref: Ref<RowToolsHandle>;
  region: RefObject<HTMLElement | null>;
  /** A row in words, for the menu button; undefined where rows have no menu. */
  labelOf: ((id: string) => string) | undefined;
}

/** The row that has the tools, and the cell whose text is offered to be copied. */
interface Place {
  row: HTMLElement;
  id: string;
  cell: HTMLElement | null;
  text: string | undefined;
}

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('tr[data-row]') : null;

/**
 * Stands over the row that the pointer is on, else over the one that has the focus: as its last cell, so that Tab comes
 * to it behind the row's own controls. It moves by itself and draws no row anew. While one of its buttons has the focus
 * or its menu is open it stays.
 */
export function RowTools({ ref, region, labelOf }: RowToolsProps) {
  const [place, setPlace] = useState<Place>();

  const placeAt = (row: HTMLElement, cell: HTMLElement | null) =>
    setPlace((before) => {
      const next = { row, id: row.dataset.row ?? '', cell, text: cell?.dataset.copy };
      const same = before && (Object.keys(next) as (keyof Place)[]).every((key) => before[key] === next[key]);
      return same ? before : next;
    });
  const focused = () => {
    const row = rowOf(document.activeElement);
    return row && region.current?.contains(row) ? row : null;
  };
  const atFocus = (row: HTMLElement | null) =>
    row ? placeAt(row, row.querySelector<HTMLElement>('[data-copy]')) : setPlace(undefined);
  const isHeld = () => {
    const tools = region.current?.querySelector('.tools');
    return Boolean(tools?.contains(document.activeElement) || tools?.querySelector('[aria-expanded="true"]'));
  };

  // Moves alone: a pointer that rests where rows appear or scroll would else take the tools from the row with the focus.
  const onPointerMove = useEffectEvent(({ target, pointerType }: PointerEvent) => {
    const row = rowOf(target);
    if (pointerType === 'touch' || isHeld() || (target as Element).closest('.tools')) return;
    if (row) placeAt(row, (target as Element).closest<HTMLElement>('[data-copy]'));
    else atFocus(focused());
  });
  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target as Element).closest('.tools')) atFocus(rowOf(target));
  });
  const onLeave = useEffectEvent(() => isHeld() || atFocus(focused()));
  useEffect(() => {
    const element = region.current;
    // Within the table the focus is followed where it arrives: on its way there nothing has it.
    const onFocusOut = ({ relatedTarget }: FocusEvent) =>
      element?.contains(relatedTarget as Node | null) || element?.matches(':hover') || onLeave();
    const heard = [
      ['pointermove', onPointerMove],
      ['focusin', onFocusIn],
      ['pointerleave', onLeave],
      ['focusout', onFocusOut],
    ] as [string, EventListener][];
    for (const [name, listener] of heard) element?.addEventListener(name, listener);
    // A row may have the focus before this code has come.
    onLeave();
    return () => {
      for (const [name, listener] of heard) element?.removeEventListener(name, listener);
    };
  }, [region]);

  useImperativeHandle(ref, () => ({
    menuButton: (row) => {
      flushSync(() => atFocus(row));
      return row.querySelector<HTMLElement>('[data-actions]');
    },
  }));

  // A row's element may have become another row, or have gone.
  useLayoutEffect(() => {
    if (!place) return;
    if (!place.row.isConnected) setPlace(undefined);
    else placeAt(place.row, place.cell);
  });

  if (!place) return null;
  const { row, id, cell, text } = place;
  return createPortal(
    <td {...role.cell} className="tools">
      {cell && text && (
        <span style={{ insetInlineStart: cell.offsetLeft, inlineSize: cell.offsetWidth }}>
          <CopyButton text={text} />
        </span>
      )}
      {labelOf && <ActionsButton label={labelOf(id)} />}
    </td>,
    row,
  );
}
