import { unguardFormula } from './guardFormula.ts';

/** What a zip file, and so an XLSX, begins with. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];

export const isZip = (bytes: Uint8Array) => ZIP.every((byte, index) => bytes[index] === byte);

/**
 * The cells of a sheet that a person chose, CSV or XLSX by what is in it and not by its name, without the apostrophe that
 * guards a formula in files of ours. Undefined: it cannot be read.
 */
export async function readSheet(file: Blob): Promise<string[][] | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) {
    const { parseXlsx } = await import('./xlsx.ts');
    return parseXlsx(bytes)?.map((line) => line.map(unguardFormula));
  }
  const { decodeText, parseCsv } = await import('./parseCsv.ts');
  const decoded = decodeText(bytes);
  // A code page is a guess, and nobody would see a wrong letter in the names of many people.
  return decoded && decoded.encoding !== 'Windows-1258' ? parseCsv(decoded.text).lines : undefined;
}
