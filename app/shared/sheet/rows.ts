import { rankCandidates } from './candidates.ts';
import type { CheckedRows } from './checkRows.ts';
import type { Comparison } from './matchRows.ts';
import { distinctRows } from './partners.ts';
import type { FileTable } from './readFile.ts';
import { type Candidate, type DeskRow, type RowFilter, type SystemRow, signed, systemKey } from './types.ts';
import { foldText, rowText } from './values.ts';

/* What the page requests about a file: pages of its rows, and candidates for one of them. */

/** A file and the results so far. */
export interface FileState {
  table: FileTable;
  checked?: CheckedRows;
  /** The portal's rows that were compared. */
  system?: readonly SystemRow[];
  comparison?: Comparison;
}

/* A place is the index of a row: first those of the file, and after them those that are missing in the file. */

const missingAt = ({ table, comparison }: FileState, place: number) =>
  comparison?.missing[place - table.rows.length];

function isShown(state: FileState, place: number, show: RowFilter['show']): boolean {
  const { checked, comparison } = state;
  const isMissing = missingAt(state, place) !== undefined;
  const isFaulty = checked?.faulty.has(place) ?? false;
  const hasFault = checked?.faults.has(place) ?? false;
  const outcome = isMissing ? 'MISSING_IN_FILE' : comparison?.matched.get(place)?.outcome;
  const isOpen = comparison !== undefined && outcome !== 'MATCHED';
  switch (show) {
    case 'all':
      return true;
    case 'faulty':
      return isFaulty;
    case 'warned':
      return hasFault && !isFaulty;
    case 'wrong':
      return !isMissing && (hasFault || isOpen);
    case 'notCompared':
      return isOpen && outcome === undefined;
    case 'different':
      return isOpen && outcome !== undefined;
    default:
      return outcome === show;
  }
}

/** The text of a row that a search looks at. */
function searchText(state: FileState, place: number): string {
  const system = missingAt(state, place) ?? state.comparison?.matched.get(place)?.system;
  const { id, merchantRefId, bankRef } = system ?? {};
  return foldText([rowText(state.table.rows[place]), id, merchantRefId, bankRef].join(' '));
}

function select(state: FileState, { show, text = '' }: RowFilter): readonly number[] {
  const count = state.table.rows.length + (state.comparison?.missing.length ?? 0);
  const looked = foldText(text);
  const places: number[] = [];
  for (let place = 0; place < count; place += 1)
    if (isShown(state, place, show) && (looked === '' || searchText(state, place).includes(looked)))
      places.push(place);
  return places;
}

/** Portal rows that a line may be matched with, likeliest first; `more` are rows beyond those compared. */
export function candidatesOf(
  state: FileState,
  line: number,
  more: readonly SystemRow[],
  limit: number,
): readonly Candidate[] {
  const place = state.table.lines.indexOf(line);
  const file = state.checked?.rows[place];
  if (!file || !state.comparison) return [];
  const { matched, open, missing } = state.comparison;
  // The partner of a differing row may belong to another row.
  const differing = [...matched.values()].flatMap(({ outcome, system }) =>
    outcome !== 'MATCHED' && system ? [system] : [],
  );
  const known = new Set(state.system?.map(systemKey));
  const fresh = distinctRows(more).filter((row) => !known.has(systemKey(row)));
  const isMissing = new Set(missing);
  return rankCandidates(file, rowText(state.table.rows[place]), [...open, ...differing, ...fresh])
    .slice(0, limit)
    .map((candidate) => ({ ...candidate, isMissing: isMissing.has(candidate.system) }));
}

function deskRow(state: FileState, place: number): DeskRow {
  const { table, checked, comparison } = state;
  const system = missingAt(state, place);
  if (system)
    return {
      ...{ key: systemKey(system), line: undefined, cells: [], faults: [], file: undefined, system },
      ...{ outcome: 'MISSING_IN_FILE', differing: [], difference: -signed(system) },
    };
  const line = table.lines[place] ?? 0;
  return {
    ...{ key: `f${line}`, line, file: checked?.rows[place], faults: checked?.faults.get(place) ?? [] },
    cells: table.about.headings.map((_, column) => table.rows[place]?.[column] ?? ''),
    ...(comparison?.matched.get(place) ?? { outcome: undefined, differing: [], difference: 0 }),
  };
}

/** Maximum characters sent to the page at once: a malicious file may have millions in one row. */
const MOST_LETTERS = 1_000_000;

/**
 * Serves pages of rows; a page of very long rows is shorter than requested. The filter's result is cached for its next
 * page.
 */
export function createRowPages() {
  let kept: { state: FileState; filter: string; places: readonly number[] } | undefined;
  return (state: FileState, filter: RowFilter, offset: number, limit: number) => {
    const name = `${filter.show} ${filter.text ?? ''}`;
    if (kept?.state !== state || kept.filter !== name)
      kept = { state, filter: name, places: select(state, filter) };
    const { places } = kept;
    const rows: DeskRow[] = [];
    let letters = 0;
    for (const place of places.slice(offset, offset + limit)) {
      rows.push(deskRow(state, place));
      letters += rowText(state.table.rows[place]).length;
      if (letters > MOST_LETTERS) break;
    }
    /** `count`: of all rows that pass the filter. */
    return { count: places.length, rows };
  };
}
