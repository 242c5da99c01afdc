import { unguardFormula } from './guardFormula.ts';
import { decodeText, parseCsv } from './parseCsv.ts';
import { fillMerged, isZip } from './workbook.ts';

/** The cells of the first visible sheet. */
async function firstSheet(bytes: Uint8Array): Promise<string[][]> {
  const { openBook } = await import('./openBook.ts');
  const book = openBook(bytes);
  const { name = '' } = book.sheets.find(({ hidden }) => !hidden) ?? book.sheets[0] ?? {};
  const sheet = book.read(name);
  fillMerged(sheet);
  return sheet.lines.map((line) => line.map((cell) => unguardFormula(String(cell))));
}

/**
 * The cells of a sheet that the user chose, CSV or XLSX by its content and not its name, without the apostrophes of
 * `guardFormula`. Undefined if it cannot be read.
 */
export async function readSheet(file: Blob): Promise<string[][] | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) return firstSheet(bytes).catch(() => undefined);
  const decoded = decodeText(bytes);
  // A code page is a guess, and wrong letters in many names would go unnoticed.
  return decoded && decoded.encoding !== 'Windows-1258' ? parseCsv(decoded.text).lines : undefined;
}
