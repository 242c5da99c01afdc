// What the table is measured beside: the same rows in a bare React table, in plain DOM, and in a hand-written window.
import { memo, type ReactElement, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type ClientColumn, ClientTable, DataTable, DesignSystemProvider } from '#design-system';
import '#design-system/theme/global.css';

type Row = readonly string[];
const CELLS = 8;
const make = (count: number): Row[] =>
  Array.from({ length: count }, (_, row) => [
    `GD-${row}`,
    ...Array.from({ length: CELLS - 1 }, (_, cell) => `ô ${row}.${cell + 1} giao dịch`),
  ]);
const columns: ClientColumn<Row>[] = Array.from({ length: CELLS }, (_, index) => ({
  id: `c${index}`,
  header: `Cột ${index}`,
  cell: (row) => row[index],
  width: 120,
  rowHeader: index === 0,
}));
const rowId = (row: Row) => row[0] as string;
const host = () => document.querySelector('main') as HTMLElement;

/** Until the frame that shows what was done has been painted. */
const painted = () =>
  new Promise<void>((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));
let unmount: () => void = () => undefined;

async function clear() {
  unmount();
  unmount = () => undefined;
  host().replaceChildren();
  await painted();
}

async function shown(draw: () => void) {
  await clear();
  draw();
  await painted();
}

function react(element: ReactElement) {
  const root = createRoot(host());
  flushSync(() => root.render(element));
  unmount = () => root.unmount();
}

const BareRow = memo(({ row, selected }: { row: Row; selected: boolean }) => (
  <tr data-row={row[0]} aria-selected={selected}>
    {row.map((text, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
      <td key={index}>{text}</td>
    ))}
  </tr>
));

let act: { select: (id: string) => void; rerender: () => void };
function Held({ rows, bare, selects }: { rows: Row[]; bare?: boolean; selects?: boolean }) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  act = { select: (id) => setSelection(new Set([id])), rerender };
  return bare ? (
    <table className="plain">
      <tbody>
        {rows.map((row) => (
          <BareRow key={row[0]} row={row} selected={selection.has(row[0] as string)} />
        ))}
      </tbody>
    </table>
  ) : (
    <DesignSystemProvider>
      <DataTable
        caption="Giao dịch"
        columns={columns}
        rows={rows}
        rowId={rowId}
        rowLabel={rowId}
        selection={selects ? selection : undefined}
        onSelectionChange={setSelection}
        status="ready"
      />
    </DesignSystemProvider>
  );
}

function plain(rows: Row[], skips: boolean) {
  const table = document.createElement('table');
  table.className = skips ? 'plain skips' : 'plain';
  for (const row of rows) {
    const line = table.insertRow();
    for (const text of row) line.insertCell().textContent = text;
  }
  host().append(table);
}

/** Frames in which the middle, the first or the last line of the place showed no row. */
let blanks = 0;
let frames = 0;
let most = 0;
function watch(place: HTMLElement) {
  const box = place.getBoundingClientRect();
  const points = [60, box.height / 2, box.height - 20].map((y) => box.top + y);
  const look = () => {
    frames += 1;
    const isBlank = points.some((y) => !document.elementFromPoint(box.left + 200, y)?.closest('[data-row]'));
    if (isBlank) blanks += 1;
    most = Math.max(most, document.querySelectorAll('[data-row]').length);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const HEIGHT = 44;
const WINDOW = 56;
/** The least that can be done: as many lines as our table keeps, their texts replaced as one scrolls. */
function limit(rows: Row[]) {
  const place = document.createElement('div');
  place.className = 'place';
  const body = document.createElement('div');
  body.style.height = `${rows.length * HEIGHT}px`;
  const lines = Array.from({ length: WINDOW }, () => {
    const line = document.createElement('div');
    line.className = 'line';
    line.dataset.row = '';
    for (let cell = 0; cell < CELLS; cell++) line.append(document.createElement('span'));
    return line;
  });
  const at = new Map<HTMLElement, number>();
  const draw = () => {
    const first = Math.max(0, Math.floor(place.scrollTop / HEIGHT) - 16);
    for (let index = first; index < first + WINDOW; index++) {
      const line = lines[index % WINDOW] as HTMLElement;
      const row = rows[index];
      if (at.get(line) === index || !row) continue;
      at.set(line, index);
      line.style.top = `${index * HEIGHT}px`;
      row.forEach((text, cell) => {
        (line.children[cell] as HTMLElement).textContent = text;
      });
    }
  };
  place.addEventListener('scroll', draw);
  body.append(...lines);
  place.append(body);
  host().append(place);
  draw();
}

const thousand = make(1000);
let hundredThousand: Row[] | undefined;
const all = () => {
  hundredThousand ??= make(100_000);
  return hundredThousand;
};

Object.assign(globalThis, {
  table: {
    clear,
    ours: () => shown(() => react(<Held rows={thousand} />)),
    selecting: () => shown(() => react(<Held rows={thousand} selects />)),
    bare: () => shown(() => react(<Held rows={thousand} bare />)),
    skips: () => shown(() => plain(thousand, true)),
    lays: () => shown(() => plain(thousand, false)),
    /** Script alone, as a person's deed costs it. */
    deed: (name: 'select' | 'rerender', at: number) => {
      const from = performance.now();
      flushSync(() => (name === 'select' ? act.select(`GD-${at}`) : act.rerender()));
      return performance.now() - from;
    },
    virtual: () => {
      all();
      return shown(() =>
        react(
          <DesignSystemProvider>
            <ClientTable
              caption="Giao dịch"
              columns={columns}
              rows={all()}
              rowId={rowId}
              rowLabel={rowId}
              form="virtual"
            />
          </DesignSystemProvider>,
        ),
      );
    },
    limit: () => {
      all();
      return shown(() => limit(all()));
    },
    watch: () => {
      [blanks, frames, most] = [0, 0, 0];
      watch(document.querySelector('.region, .place') as HTMLElement);
    },
    seen: () => ({ blanks, frames, most }),
  },
});
