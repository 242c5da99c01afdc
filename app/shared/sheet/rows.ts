import type { SheetCell } from '../../lib/file/workbook.ts';
import { rankCandidates } from './candidates.ts';
import type { CheckedRows } from './checkRows.ts';
import type { Comparison } from './matchRows.ts';
import { SystemRows } from './partners.ts';
import type { FileTable } from './readFile.ts';
import { sentencesOf } from './sentences.ts';
import {
  type Candidate,
  type DeskRow,
  type RowFilter,
  type RowPage,
  type Sentence,
  type SystemChunk,
  signed,
  systemKey,
} from './types.ts';
import { cellText, foldText } from './values.ts';

/* What the page requests about a file: pages of its rows, and the rows of the error file. */

/** A file and the results so far. */
export interface FileState {
  table: FileTable;
  checked?: CheckedRows;
  /** The portal's rows that were compared. */
  system?: SystemRows;
  comparison?: Comparison;
}

/** Rows that pass the filter: indexes of the file's rows, and after them indexes of rows missing in the file. */
type Places = readonly number[];

const outcomeAt = ({ comparison }: FileState, index: number) => comparison?.matched.get(index)?.outcome;

function isShown(state: FileState, index: number, show: RowFilter['show']): boolean {
  const { table, checked, comparison } = state;
  const isMissing = index >= table.rows.length;
  const isFaulty = !isMissing && Boolean(checked?.faulty.has(index));
  const outcome = isMissing ? 'MISSING_IN_FILE' : outcomeAt(state, index);
  switch (show) {
    case 'all':
      return true;
    case 'faulty':
      return isFaulty;
    case 'warned':
      return !isMissing && !isFaulty && Boolean(checked?.faults.has(index));
    case 'notCompared':
      return comparison !== undefined && outcome === undefined;
    case 'different':
      return outcome !== undefined && outcome !== 'MATCHED';
    default:
      return outcome === show;
  }
}

const missingAt = ({ table, comparison }: FileState, place: number) =>
  comparison?.missing[place - table.rows.length];

function textOf(state: FileState, place: number): string {
  const cells = state.table.rows[place];
  const system = cells ? state.comparison?.matched.get(place)?.system : missingAt(state, place);
  const { id, merchantRefId, bankRef } = system ?? {};
  return foldText([...(cells?.map(cellText) ?? []), id, merchantRefId, bankRef].join(' '));
}

function select(state: FileState, { show, text = '' }: RowFilter): Places {
  const count = state.table.rows.length + (state.comparison?.missing.length ?? 0);
  const looked = foldText(text);
  const places: number[] = [];
  for (let place = 0; place < count; place += 1)
    if (isShown(state, place, show) && (looked === '' || textOf(state, place).includes(looked)))
      places.push(place);
  return places;
}

const fileRow = ({ checked }: FileState, place: number) => checked?.rows[place];

function amountAt(state: FileState, place: number): number {
  const row = fileRow(state, place) ?? missingAt(state, place);
  return row ? signed(row) : 0;
}

const NOT_COMPARED = { outcome: undefined, differing: [], difference: 0, duplicateOf: undefined };

/** The whole text of a row of the file. */
export const textOfRow = ({ table }: FileState, place: number) =>
  (table.rows[place] ?? []).map(cellText).join(' ');

/** Portal rows that a line may be matched with, likeliest first; `more` are rows beyond those compared. */
export function candidatesOf(
  state: FileState,
  line: number,
  more: SystemChunk,
  limit: number,
): readonly Candidate[] {
  const place = state.table.lines.indexOf(line);
  const file = fileRow(state, place);
  if (!file || !state.comparison) return [];
  const { matched, open, missing } = state.comparison;
  // The partner of a differing row may belong to another row.
  const differing = [...matched.values()].flatMap(({ outcome, system }) =>
    outcome !== 'MATCHED' && system ? [system] : [],
  );
  const beyond = new SystemRows();
  beyond.add(more);
  const known = new Set(state.system?.all().map(systemKey));
  const fresh = beyond.all().filter((row) => !known.has(systemKey(row)));
  const isMissing = new Set(missing);
  return rankCandidates(file, textOfRow(state, place), [...open, ...differing, ...fresh])
    .slice(0, limit)
    .map((candidate) => ({ ...candidate, isMissing: isMissing.has(candidate.system) }));
}

function deskRow(state: FileState, place: number): DeskRow {
  const { table, checked, comparison } = state;
  const lacking = missingAt(state, place);
  if (lacking) {
    return {
      ...{
        key: systemKey(lacking),
        line: undefined,
        cells: [],
        faults: [],
        file: undefined,
        system: lacking,
      },
      ...{ outcome: 'MISSING_IN_FILE', differing: [], difference: -signed(lacking) },
    };
  }
  const line = table.lines[place] ?? 0;
  const { duplicateOf, ...matched } = comparison?.matched.get(place) ?? NOT_COMPARED;
  return {
    key: `f${line}`,
    line,
    cells: table.about.headings.map((_, column) => cellText(table.rows[place]?.[column])),
    faults: checked?.faults.get(place) ?? [],
    file: fileRow(state, place),
    ...{ system: undefined, ...matched },
    ...(duplicateOf !== undefined && { duplicateOf: table.lines[duplicateOf] ?? 0 }),
  };
}

/** Maximum characters sent to the page at once: a malicious file may have millions in one row. */
const MOST_LETTERS = 1_000_000;

/**
 * Serves pages of rows; a page of very long rows is shorter than requested. The filter's result is cached for its next
 * page.
 */
export function createRowPages() {
  let kept: { state: FileState; filter: string; places: Places; amount: number } | undefined;
  return (state: FileState, filter: RowFilter, offset: number, limit: number): RowPage => {
    const name = `${filter.show} ${filter.text ?? ''}`;
    if (kept?.state !== state || kept.filter !== name) {
      const places = select(state, filter);
      const amount = places.reduce((sum, place) => sum + amountAt(state, place), 0);
      kept = { state, filter: name, places, amount };
    }
    const { places, amount } = kept;
    const rows: DeskRow[] = [];
    let letters = 0;
    for (const place of places.slice(offset, offset + limit)) {
      const row = deskRow(state, place);
      rows.push(row);
      letters += row.cells.reduce((sum, { length }) => sum + length, 0);
      if (letters > MOST_LETTERS) break;
    }
    return { count: places.length, amount, rows };
  };
}

/** A row of the error file: its cells as in the file, and its faults. */
export interface ErrorRow {
  cells: readonly SheetCell[];
  sentences: readonly Sentence[];
}

/** Rows for the error file from a position on, and the next position; undefined at the end. */
export function errorRows(
  state: FileState,
  from: number,
  limit: number,
): { rows: ErrorRow[]; next?: number } {
  const rows: ErrorRow[] = [];
  const { table, comparison } = state;
  for (let place = from; place < table.rows.length; place += 1) {
    if (rows.length === limit) return { rows, next: place };
    const isFine =
      !state.checked?.faults.has(place) && (!comparison || outcomeAt(state, place) === 'MATCHED');
    if (isFine) continue;
    const sentences = sentencesOf(deskRow(state, place));
    const left = comparison && outcomeAt(state, place) === undefined && sentences.length === 0;
    rows.push({
      cells: table.about.headings.map((_, column) => table.rows[place]?.[column] ?? ''),
      sentences: left ? [{ key: 'reconciliation.file.outcome.notCompared' }] : sentences,
    });
  }
  return { rows };
}
