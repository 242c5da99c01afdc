/* Parses a reconciliation file: the sandbox's own implementation, so that it can disagree with the portal's. */
import { fold } from './fold.ts';
import type { MessageKey } from './messages.ts';

/** One line of the file, or its error. Amounts in VND, days as `YYYY-MM-DD`. */
export interface FileLine {
  /** The row number as in a spreadsheet: the first line of the file is 1. */
  row: number;
  id: string;
  merchantRefId: string;
  bankRef: string;
  day: string;
  amount: number;
  /** Undefined if the file has none. */
  fee: number | undefined;
  isRefund: boolean;
  /** A group of statuses, or `refunded`; undefined for an unknown word. A file without statuses lists paid payments. */
  status: string | undefined;
}
export interface WrongLine {
  row: number;
  wrong: MessageKey;
}

const COLUMNS = {
  id: ['ma giao dich', 'ma gd', 'transaction id', 'transaction'],
  merchantRefId: ['ma don hang', 'merchantrefid', 'merchant reference', 'ma tham chieu', 'order id'],
  bankRef: ['ma tham chieu nh', 'ma tham chieu ngan hang', 'bank reference', 'ft'],
  day: ['thoi gian giao dich', 'ngay giao dich', 'ngay gd', 'thoi gian', 'transaction time', 'date'],
  /** For payments; if it is empty or missing, the day is that of `created`. */
  paid: ['thoi gian thanh toan', 'ngay thanh toan', 'paid at', 'payment time'],
  created: ['thoi gian tao', 'created', 'created at'],
  amount: ['so tien', 'so tien vnd', 'amount', 'amount vnd'],
  fee: ['phi', 'phi vnd', 'fee', 'fee vnd'],
  type: ['loai', 'loai giao dich', 'type'],
  status: ['trang thai', 'status'],
} as const;
type Field = keyof typeof COLUMNS;

const STATUSES: Readonly<Record<string, readonly string[]>> = {
  success: ['', 'thanh cong', 'success', 'successful', 'completed', 'paid', 'da thanh toan', '00'],
  refunded: ['da hoan tien', 'hoan tien', 'refunded'],
  pending: ['dang xu ly', 'cho thanh toan', 'pending', 'processing'],
  failed: ['that bai', 'khong thanh cong', 'failed', 'fail', 'da huy', 'het han', 'cancelled', 'expired'],
  reversed: ['giao dich dao', 'reversed'],
};

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const fieldOf = (heading: string): Field | undefined =>
  (Object.keys(COLUMNS) as Field[]).find((field) =>
    (COLUMNS[field] as readonly string[]).includes(plain(heading)),
  );

/** Whole VND in any usual notation; NaN for anything else. */
function amountOf(text: string): number {
  const bare = text
    .normalize('NFKC')
    .replace(/[\s₫đ]|vnd/giu, '')
    .replace(/[.,]00?$/, '');
  return /^\d{1,15}$|^\d{1,3}([.,]\d{3})+$/.test(bare) ? Number(bare.replace(/[.,]/g, '')) : Number.NaN;
}

/** The day of a date as banks write it: DD/MM/YYYY or ISO, with or without a time, or an Excel serial number. */
function dayOf(text: string): string {
  const bare = text.normalize('NFKC').trim();
  const [, day, month, year] = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})\b/.exec(bare) ?? [];
  if (day && month) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (/^\d{5}(\.\d+)?$/.test(bare))
    return new Date(Date.UTC(1899, 11, 30) + Math.floor(Number(bare)) * 86_400_000)
      .toISOString()
      .slice(0, 10);
  return /^\d{4}-\d\d-\d\d/.exec(bare)?.[0] ?? '';
}

/** The lines below the header, without empty ones and the total; undefined if there is no header. */
export function linesOf(cells: readonly (readonly string[])[]): (FileLine | WrongLine)[] | undefined {
  const head = cells.findIndex((line) => {
    const found = line.map(fieldOf);
    return found.includes('amount') && (found.includes('id') || found.includes('merchantRefId'));
  });
  if (head < 0) return undefined;
  const places = (cells[head] ?? []).map(fieldOf);
  const lines: (FileLine | WrongLine)[] = [];
  for (const [index, line] of cells.entries()) {
    const read = (field: Field) => (line[places.indexOf(field)] ?? '').normalize('NFKC').trim();
    if (index <= head || line.every((cell) => cell.trim() === '')) continue;
    if (line.some((cell) => /^(tong cong|tong|total|grand total)$/.test(plain(cell)))) continue;
    const row = index + 1;
    const [id, merchantRefId] = [read('id'), read('merchantRefId')];
    const amount = amountOf(read('amount'));
    const day = dayOf(read('day') || read('paid') || read('created'));
    const fee = read('fee') === '' ? undefined : amountOf(read('fee'));
    const bankRef = read('bankRef');
    if (id + merchantRefId + bankRef === '') lines.push({ row, wrong: 'lineWithoutId' });
    else if (Number.isNaN(amount) || Number.isNaN(fee)) lines.push({ row, wrong: 'lineAmount' });
    else if (day === '') lines.push({ row, wrong: 'lineDay' });
    else {
      const said = plain(read('status'));
      const status = Object.keys(STATUSES).find((group) => STATUSES[group]?.includes(said));
      const isRefund = /^(hoan|hoan tien|refund)$/.test(plain(read('type')));
      lines.push({ row, id, merchantRefId, bankRef, day, amount, fee, isRefund, status });
    }
  }
  return lines;
}
