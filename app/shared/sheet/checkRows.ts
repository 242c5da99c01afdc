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
  IDS,
  type Mapping,
  type Sentence,
  signed,
  sumOf,
  type YieldToPage,
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

/** Rows checked before other work may run. */
const AT_ONCE = 2000;

/** Maximum characters of a cell quoted in a sentence. */
const MOST_QUOTED = 60;
const quoted = (text: string) => (text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text);

/** Parses the rows of a table, one after the other, and records their faults. */
class RowReader {
  readonly faults = new Map<number, Fault[]>();
  readonly faulty = new Set<number>();
  private readonly times: readonly number[];
  private readonly monthFirst: boolean;
  /** The current row. */
  private index = 0;
  private cells: readonly SheetCell[] = [];
  constructor(
    private readonly table: FileTable,
    private readonly mapping: Mapping,
    private readonly period: DayRange | undefined,
  ) {
    const { time } = mapping;
    this.times = time === undefined ? [] : timeColumns(table.about.headings, time);
    this.monthFirst = time !== undefined && isMonthFirst(table.rows.map((cells) => cells[time]));
  }

  /** Records a fault of the current row, with its cell: `C12`. */
  note(name: FaultName, field?: Field, values?: Sentence['values'], severity: Fault['severity'] = 'error') {
    const column = field && this.mapping[field];
    const line = this.table.lines[this.index] ?? 0;
    const cell = column === undefined ? '' : `${columnName(column)}${line}`;
    const text = column === undefined ? '' : quoted(cellText(this.cells[column]));
    const fault: Fault = {
      ...(field && { field }),
      severity,
      sentence: { key: `reconciliation.file.fault.${name}`, values: { line, cell, text, ...values } },
    };
    this.faults.set(this.index, [...(this.faults.get(this.index) ?? []), fault]);
    if (severity === 'error') this.faulty.add(this.index);
  }

  private hasFault = (...fields: readonly Field[]) =>
    this.faults.get(this.index)?.some(({ field }) => field && fields.includes(field)) ?? false;

  /** The value of a cell; unreadable is an error. */
  private value<Value>(field: Field, read: (cell: SheetCell | undefined) => Read<Value>): Value | undefined {
    const column = this.mapping[field];
    if (column === undefined) return undefined;
    const { value, fault } = read(this.cells[column]);
    if (fault) this.note(fault, field);
    return value;
  }

  /** Parses a row. */
  row(index: number): FileRow {
    this.index = index;
    this.cells = this.table.rows[index] ?? [];
    const row: FileRow = {
      transactionId: this.value('transactionId', readId),
      merchantRefId: this.value('merchantRefId', readId),
      bankRef: this.value('bankRef', readId),
      type: this.value('type', readType) ?? 'PAYMENT',
    };
    this.money(row);
    this.when(row);
    row.status = this.value('status', readStatus);
    if (row.status === 'UNKNOWN') this.note('statusUnknown', 'status', undefined, 'warning');
    row.storeId = this.value('storeId', (cell) => ({ value: cleanText(cell) }));
    const hasId = row.transactionId || row.merchantRefId || row.bankRef;
    if (!hasId && !this.hasFault(...IDS)) this.note('idMissing');
    this.extraCells();
    return row;
  }

  private money(row: FileRow) {
    const credit = this.value('amount', readAmount);
    // A statement has a separate column for debits: such a row is a refund.
    const debit = this.value('debit', readAmount);
    if (debit && credit) this.note('bothSides', 'debit');
    // Next to a debit column, an amount of zero says nothing.
    const paid = this.mapping.debit !== undefined && credit === 0 ? undefined : credit;
    const amount = debit ? -Math.abs(debit) : paid;
    // A file without a type column writes refunds as negative amounts.
    if (debit || (amount !== undefined && amount < 0 && this.mapping.type === undefined)) row.type = 'REFUND';
    const isPayment = row.type === 'PAYMENT';
    if (amount === undefined) {
      if (!this.hasFault('amount')) this.note('amountMissing', 'amount');
    } else if (amount < 0 && isPayment) this.note('amountNegative', 'amount');
    row.amount = amount && Math.abs(amount);
    // Some files write the deductions of a payment as negative amounts.
    const deduction = (field: 'fee' | 'vat') => {
      const value = this.value(field, readAmount);
      return value && isPayment ? Math.abs(value) : value;
    };
    row.fee = deduction('fee');
    row.vat = deduction('vat');
    row.net = this.value('net', readAmount);
    const { fee = 0, vat = 0, net } = row;
    if (!isPayment || amount === undefined || net === undefined || net === amount - fee - vat) return;
    const values = { net: formatAmount(net), expected: formatAmount(amount - fee - vat) };
    this.note('netDiffers', 'net', values, 'warning');
  }

  private when(row: FileRow) {
    row.time = this.value('time', (chosen) => {
      // A row without a payment time has its time in another column.
      const other = cleanText(chosen) === '' && this.times.find((at) => cleanText(this.cells[at]) !== '');
      const cell = typeof other === 'number' ? this.cells[other] : chosen;
      return readTime(cell, this.table.is1904, this.monthFirst);
    });
    if (row.time === undefined) {
      if (!this.hasFault('time')) this.note('timeMissing', 'time');
    } else if (this.period) {
      const day = dayOf(row.time);
      if (day < this.period.from || day > this.period.to) this.note('outsidePeriod', 'time');
    }
  }

  /** More cells than headings: in a CSV, a separator inside a value shifted every cell to its right. */
  private extraCells() {
    const { headings, format } = this.table.about;
    const [count, columns] = [this.cells.length, headings.length];
    if (format === 'csv' && this.cells.slice(columns).some((cell) => cleanText(cell) !== ''))
      this.note('extraCells', undefined, { count, columns });
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
  const { faults, faulty } = reader;
  const rows: FileRow[] = [];
  const firstLine = new Map<string, number>();
  const byDay = new Map<Day, { count: number; amount: number }>();
  for (const [index, line] of table.lines.entries()) {
    if (index % AT_ONCE === 0) await yieldToPage(index, table.rows.length);
    const row = reader.row(index);
    rows.push(row);
    const same = identity(row);
    const original = same === undefined ? undefined : firstLine.get(same);
    if (original !== undefined && row.type === 'PAYMENT') {
      const field = row.transactionId ? 'transactionId' : 'merchantRefId';
      reader.note('repeated', field, { original }, 'warning');
    } else if (same !== undefined) firstLine.set(same, line);
    if (row.time === undefined) continue;
    const day = dayOf(row.time);
    const tally = byDay.get(day) ?? { count: 0, amount: 0 };
    byDay.set(day, tally);
    tally.count += 1;
    tally.amount += signed(row);
  }
  const days = [...byDay].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, tally]) => ({ day, ...tally }));
  const [first, last] = [days[0], days.at(-1)];
  const ownDays = first && last && { from: first.day, to: last.day };
  const hasRefunds =
    mapping.type !== undefined || mapping.debit !== undefined || rows.some(({ type }) => type === 'REFUND');
  const result: CheckResult = {
    ...sumOf(rows),
    faulty: faulty.size,
    warned: faults.size - faulty.size,
    days: ownDays,
    byDay: days,
    total: totalOf(table, mapping, rows),
  };
  return { result, rows, hasRefunds, faults, faulty, period: period ?? ownDays };
}

/** The file's own total next to the sum of its rows; if it counts refunds as positive, next to that sum. */
function totalOf({ total }: FileTable, mapping: Mapping, rows: readonly FileRow[]): CheckResult['total'] {
  const read = (field: 'amount' | 'debit') => total && readAmount(total.cells[mapping[field] ?? -1]).value;
  const credit = read('amount');
  if (!total || credit === undefined) return undefined;
  const written = credit - Math.abs(read('debit') ?? 0);
  const gross = rows.reduce((sum, { amount = 0 }) => sum + amount, 0);
  return { line: total.line, written, summed: written === gross ? gross : sumOf(rows).amount };
}
