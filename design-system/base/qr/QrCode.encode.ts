import { encode } from 'uqr';
import type { QrCorrection } from './QrCode.tsx';

/** White modules on every side, without which a scanner does not find the code (ISO/IEC 18004). */
export const QUIET = 4;

export interface QrDrawing {
  /** Modules per side, including the quiet zone. */
  size: number;
  /** All dark modules as one path, one unit each. */
  path: string;
}

const LEVELS = { low: 'L', medium: 'M', quartile: 'Q', high: 'H' } as const;

/** Encodes a text as a QR code. Null when it is empty, or too long for any code. */
export function drawQr(text: string, correction: QrCorrection): QrDrawing | null {
  if (text === '') return null;
  try {
    const { data } = encode(text, { ecc: LEVELS[correction], border: 0 });
    return { size: data.length + 2 * QUIET, path: data.map(drawRow).join('') };
  } catch {
    return null;
  }
}

/** Adjacent dark modules become one rectangle: a shorter path, without thin gaps between them. */
function drawRow(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x] || row[x - 1]) continue;
    let width = 1;
    while (row[x + width]) width += 1;
    path += `M${x + QUIET} ${y + QUIET}h${width}v1h-${width}z`;
  }
  return path;
}
