import { columnName } from '../../lib/file/excel.ts';
import type { SheetCell } from '../../lib/file/workbook.ts';
import { formatAmount } from '../../lib/money.ts';
import { type Day, type DayRange, dayOf } from '../../lib/time.ts';
import { timeColumns } from './mapColumns.ts';
import type { FileTable } from './readFile.ts';
import {
  type CheckResult,
  type Fault,
  type FaultName,
  type Field,
  type FileRow,
  type Mapping,
  type Sentence,
  signed,
} from './types.ts';
import {
  cellText,
  cleanText,
  isMonthFirst,
  type Read,
  readAmount,
  readId,
  readStatus,
  readTime,
  readType,
} from './values.ts';

/* Checks every cell of every row (screens 3.4), and parses the rows. */

/** Parsed rows, at the indexes of the table's rows, and their faults. */
export interface CheckedRows {
  result: CheckResult;
  rows: FileRow[];
  faults: ReadonlyMap<number, readonly Fault[]>;
  /** Rows with an error, which are not compared. */
  faulty: ReadonlySet<number>;
  /** Whether the file tells refunds from payments: only then can a refund be missing in it. */
  hasRefunds: boolean;
  /** Portal rows count as missing in the file only on these days. */
  period: DayRange | undefined;
}

/** Yields to other work, and throws if the step was cancelled. */
export type YieldToPage = (done: number, total: number) => Promise<void>;
const AT_ONCE = 2000;

/** Maximum characters of a cell quoted in a sentence. */
const MOST_QUOTED = 60;
const quoted = (text: string) => (text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text);

class RowReader {
  readonly faults = new Map<number, Fault[]>();
  readonly faulty = new Set<number>();
  private readonly times: readonly number[];
  private readonly monthFirst: boolean;
  constructor(
    private readonly table: FileTable,
    private readonly mapping: Mapping,
    private readonly period: DayRange | undefined,
  ) {
    const { time } = mapping;
    this.times = time === undefined ? [] : timeColumns(table.about.headings, time);
    this.monthFirst = time !== undefined && isMonthFirst(table.rows.map((cells) => cells[time]));
  }

  /** Records a fault of a row, with its cell: `C12`. */
  note(
    index: number,
    name: FaultName,
    field?: Field,
    values?: Sentence['values'],
    severity: Fault['severity'] = 'error',
  ) {
    const column = field && this.mapping[field];
    const line = this.table.lines[index] ?? 0;
    const cell = column === undefined ? '' : `${columnName(column)}${line}`;
    const text = column === undefined ? '' : quoted(cellText(this.table.rows[index]?.[column]));
    const fault: Fault = {
      ...(field && { field }),
      severity,
      sentence: { key: `reconciliation.file.fault.${name}`, values: { line, cell, text, ...values } },
    };
    const others = this.faults.get(index);
    if (others) others.push(fault);
    else this.faults.set(index, [fault]);
    if (severity === 'error') this.faulty.add(index);
  }

  /** The value of a cell; unreadable is an error, or a warning in an optional column. */
  private value<Value>(
    index: number,
    field: Field,
    read: (cell: SheetCell | undefined) => Read<Value>,
    severity: Fault['severity'] = 'error',
  ): Value | undefined {
    const column = this.mapping[field];
    if (column === undefined) return undefined;
    const { value, fault } = read(this.table.rows[index]?.[column]);
    if (fault) this.note(index, fault, field, undefined, severity);
    return value;
  }

  /** The time cell of a row: the chosen one, or another column's if that is empty. */
  private timeCell(index: number, chosen: SheetCell | undefined): SheetCell | undefined {
    if (cleanText(cellText(chosen)) !== '') return chosen;
    const cells = this.times.map((column) => this.table.rows[index]?.[column]);
    return cells.find((cell) => cleanText(cellText(cell)) !== '') ?? chosen;
  }

  /** Parses a row and records its faults. */
  row(index: number): FileRow {
    const ids = {
      transactionId: this.value(index, 'transactionId', readId),
      merchantRefId: this.value(index, 'merchantRefId', readId),
      bankRef: this.value(index, 'bankRef', readId),
    };
    const row: FileRow = { type: this.value(index, 'type', readType) ?? 'PAYMENT' };
    for (const name of ['transactionId', 'merchantRefId', 'bankRef'] as const)
      if (ids[name] !== undefined) row[name] = ids[name];
    this.money(index, row);
    this.when(index, row);
    const status = this.mapping.status;
    if (status !== undefined) {
      const found = readStatus(this.table.rows[index]?.[status]);
      if (found) row.status = found;
      if (found === 'UNKNOWN') this.note(index, 'statusUnknown', 'status', undefined, 'warning');
    }
    const store = this.mapping.storeId;
    if (store !== undefined) row.storeId = cleanText(this.table.rows[index]?.[store]);
    const hasFault = this.faults.get(index)?.some(({ field }) => field && field in ids);
    if (!hasFault && !row.transactionId && !row.merchantRefId && !row.bankRef) this.note(index, 'idMissing');
    this.extraCells(index);
    return row;
  }

  private money(index: number, row: FileRow) {
    const credit = this.value(index, 'amount', readAmount);
    // A statement has a separate column for debits: such a row is a refund.
    const debit = this.value(index, 'debit', readAmount);
    if (debit && credit) this.note(index, 'bothSides', 'debit');
    // Next to a debit column, an amount of zero says nothing.
    const paid = this.mapping.debit !== undefined && credit === 0 ? undefined : credit;
    const amount = debit ? -Math.abs(debit) : paid;
    if (debit) row.type = 'REFUND';
    if (amount === undefined) {
      if (!this.faults.get(index)?.some(({ field }) => field === 'amount'))
        this.note(index, 'amountMissing', 'amount');
    } else {
      // A file without a type column writes refunds as negative amounts.
      if (amount < 0 && this.mapping.type === undefined) row.type = 'REFUND';
      if (amount < 0 && row.type === 'PAYMENT') this.note(index, 'amountNegative', 'amount');
      row.amount = Math.abs(amount);
    }
    for (const name of ['fee', 'vat', 'net'] as const) {
      const value = this.value(index, name, readAmount);
      // Some files write deductions as negative amounts.
      if (value !== undefined) row[name] = name === 'net' || row.type === 'REFUND' ? value : Math.abs(value);
    }
    const { type, fee = 0, vat = 0, net } = row;
    if (type === 'PAYMENT' && amount !== undefined && net !== undefined && net !== amount - fee - vat)
      this.note(
        index,
        'netDiffers',
        'net',
        { net: formatAmount(net), expected: formatAmount(amount - fee - vat) },
        'warning',
      );
  }

  private when(index: number, row: FileRow) {
    const { is1904 } = this.table;
    const time = this.value(index, 'time', (cell) =>
      readTime(this.timeCell(index, cell), is1904, this.monthFirst),
    );
    if (time === undefined) {
      if (!this.faults.get(index)?.some(({ field }) => field === 'time'))
        this.note(index, 'timeMissing', 'time');
      return;
    }
    row.time = time;
    if (!this.period) return;
    const day = dayOf(time);
    if (day < this.period.from || day > this.period.to) this.note(index, 'outsidePeriod', 'time');
  }

  /** More cells than headings: in a CSV, a separator inside a value shifted every cell to its right. */
  private extraCells(index: number) {
    const { about, rows } = this.table;
    const width = about.headings.length;
    const cells = rows[index] ?? [];
    if (about.format !== 'csv' || cells.length <= width) return;
    if (cells.slice(width).some((cell) => cleanText(cell) !== ''))
      this.note(index, 'extraCells', undefined, { count: cells.length, columns: width });
  }
}

/** What two rows of the same payment share: the type and the strongest id. */
function identity({ type, transactionId, merchantRefId, bankRef, amount }: FileRow): string | undefined {
  if (transactionId) return `${type}|t|${transactionId.toUpperCase()}`;
  // An order may be paid in parts, and refunded in several parts.
  const rest = `${type}|${amount}`;
  if (merchantRefId) return `${rest}|m|${merchantRefId.toUpperCase()}|${bankRef?.toUpperCase() ?? ''}`;
  return bankRef ? `${rest}|b|${bankRef.toUpperCase()}` : undefined;
}

/** Checks all rows, a few thousand at a time. */
export async function checkRows(
  table: FileTable,
  mapping: Mapping,
  period: DayRange | undefined,
  yieldToPage: YieldToPage,
): Promise<CheckedRows> {
  const reader = new RowReader(table, mapping, period);
  const rows: FileRow[] = [];
  const firstLine = new Map<string, number>();
  const byDay = new Map<Day, { count: number; amount: number }>();
  const sum = { count: 0, amount: 0 };
  let gross = 0;
  for (let index = 0; index < table.rows.length; index += 1) {
    if (index % AT_ONCE === 0) await yieldToPage(index, table.rows.length);
    const row = reader.row(index);
    rows.push(row);
    const same = identity(row);
    const original = same === undefined ? undefined : firstLine.get(same);
    if (original !== undefined && row.type === 'PAYMENT')
      reader.note(
        index,
        'repeated',
        row.transactionId ? 'transactionId' : 'merchantRefId',
        { original },
        'warning',
      );
    else if (same !== undefined) firstLine.set(same, table.lines[index] ?? 0);
    sum.count += 1;
    sum.amount += signed(row);
    gross += row.amount ?? 0;
    if (row.time === undefined) continue;
    const day = dayOf(row.time);
    const tally = byDay.get(day) ?? { count: 0, amount: 0 };
    if (tally.count === 0) byDay.set(day, tally);
    tally.count += 1;
    tally.amount += signed(row);
  }
  const days = [...byDay].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, tally]) => ({ day, ...tally }));
  const first = days[0]?.day;
  const last = days.at(-1)?.day;
  const ownDays = first && last ? { from: first, to: last } : undefined;
  const hasRefunds =
    [mapping.type, mapping.debit].some(Number.isInteger) || rows.some(({ type }) => type === 'REFUND');
  const result: CheckResult = {
    ...sum,
    faulty: reader.faulty.size,
    warned: [...reader.faults.keys()].filter((index) => !reader.faulty.has(index)).length,
    days: ownDays,
    byDay: days,
    total: totalOf(table, mapping, [sum.amount, gross]),
    faults: faultCounts(reader.faults),
  };
  return {
    ...{ result, rows, hasRefunds, faults: reader.faults, faulty: reader.faulty, period: period ?? ownDays },
  };
}

/** The file's own total next to the sum of its rows; if it counts refunds as positive, next to that sum. */
function totalOf(
  { total }: FileTable,
  mapping: Mapping,
  [net, gross]: readonly [number, number],
): CheckResult['total'] {
  const sumOf = (field: 'amount' | 'debit') => total && readAmount(total.cells[mapping[field] ?? -1]).value;
  const credit = sumOf('amount');
  if (total === undefined || credit === undefined) return undefined;
  const written = credit - Math.abs(sumOf('debit') ?? 0);
  return { line: total.line, written, summed: written === gross ? gross : net };
}

function faultCounts(faults: ReadonlyMap<number, readonly Fault[]>): CheckResult['faults'] {
  const counts = new Map<string, { key: Sentence['key']; severity: Fault['severity']; count: number }>();
  for (const all of faults.values()) {
    for (const { severity, sentence } of all) {
      const known = counts.get(sentence.key);
      if (known) known.count += 1;
      else counts.set(sentence.key, { key: sentence.key, severity, count: 1 });
    }
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}
