import { unguardFormula } from './guardFormula.ts';
import { decodeText, parseCsv } from './parseCsv.ts';
import { isZip, parseXlsx } from './xlsx.ts';

/**
 * The cells of a sheet that the user chose, CSV or XLSX by its content and not its name, without the apostrophes of
 * `guardFormula`. Undefined if it cannot be read.
 */
export async function readSheet(file: Blob): Promise<string[][] | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) {
    return parseXlsx(bytes)?.map((line) => line.map(unguardFormula));
  }
  const decoded = decodeText(bytes);
  // A code page is a guess, and wrong letters in many names would go unnoticed.
  return decoded && decoded.encoding !== 'Windows-1258' ? parseCsv(decoded.text).lines : undefined;
}
