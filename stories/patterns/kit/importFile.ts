import { type Day, parseAmount, parseDay } from '#design-system';

export const IMPORT_COLUMNS = ['Mã giao dịch', 'Ngày giao dịch', 'Số tiền (VND)'] as const;

/** A line of the file with what is wrong in it; without `problem` it can be sent. Amounts in VND. */
export interface ImportRow {
  /** As the file counts it, the header being 1. */
  line: number;
  id: string;
  day: Day | undefined;
  amount: number | undefined;
  /** The three cells as they stand in the file. */
  cells: readonly string[];
  problem?: string;
}

/** The cells of a CSV text: `,` or `;`, quotes, line breaks in quotes, a BOM. */
function cellsOf(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '');
  const separator = (plain.split('\n')[0] ?? '').includes(';') ? ';' : ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < plain.length; at++) {
    const letter = plain[at] as string;
    if (quoted && letter === '"' && plain[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (letter === '"') quoted = !quoted;
    else if (!quoted && (letter === separator || letter === '\n')) {
      row.push(cell.trim().normalize('NFC'));
      cell = '';
      if (letter === '\n') {
        rows.push(row);
        row = [];
      }
    } else cell += letter;
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell.trim().normalize('NFC')]);
  return rows.filter((one) => one.some((value) => value !== ''));
}

/** Reads a file and checks each line by itself: one that is wrong keeps no other from being sent. */
export function readImport(text: string): ImportRow[] {
  const seen = new Set<string>();
  return cellsOf(text)
    .slice(1)
    .map((cells, index) => {
      const [id = '', dayText = '', amountText = ''] = cells;
      const parsed = parseDay(dayText);
      const day = parsed === null || parsed === 'invalid' ? undefined : parsed;
      const amount = parseAmount(amountText);
      const isTwice = seen.has(id);
      seen.add(id);
      const problem =
        id === ''
          ? 'Thiếu mã giao dịch'
          : /^\d+(?:[.,]\d+)?e\+?\d+$/i.test(id)
            ? `Mã ${id} đã bị phần mềm bảng tính đổi dạng: lưu cột mã dưới dạng văn bản`
            : isTwice
              ? `Mã ${id} có hai lần trong tệp`
              : day === undefined
                ? `Ngày "${dayText}" không đúng, viết DD/MM/YYYY`
                : typeof amount !== 'number'
                  ? `Số tiền "${amountText}" không đúng, viết số nguyên`
                  : undefined;
      return {
        line: index + 2,
        id,
        day,
        amount: typeof amount === 'number' ? amount : undefined,
        cells: [id, dayText, amountText],
        ...(problem && { problem }),
      };
    });
}

/** A cell that a spreadsheet would calculate is written as text. */
const guarded = (cell: string) =>
  `"${(/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;

/** The lines that did not go through, as they came, with the reason behind: to be mended and imported again. */
export function errorFile(rows: readonly { cells: readonly string[]; problem: string }[]): Blob {
  const lines = [[...IMPORT_COLUMNS, 'Lỗi'], ...rows.map(({ cells, problem }) => [...cells, problem])];
  const text = lines.map((cells) => cells.map(guarded).join(',')).join('\r\n');
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
}
