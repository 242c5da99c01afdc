import { unguardFormula } from './guardFormula.ts';
import { decodeText, parseCsv } from './parseCsv.ts';
import { isZip, parseXlsx } from './xlsx.ts';

/**
 * The cells of a sheet that a person chose, CSV or XLSX by what is in it and not by its name, without the apostrophe that
 * guards a formula in files of ours. Undefined: it cannot be read.
 */
export async function readSheet(file: Blob): Promise<string[][] | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) {
    return parseXlsx(bytes)?.map((line) => line.map(unguardFormula));
  }
  const decoded = decodeText(bytes);
  // A code page is a guess, and nobody would see a wrong letter in the names of many people.
  return decoded && decoded.encoding !== 'Windows-1258' ? parseCsv(decoded.text).lines : undefined;
}
