import { type Day, formatFileStamp } from '../../lib/time.ts';
import { unaccent } from '../../lib/unaccent.ts';
import type { ExportFormat } from './cells.ts';

const MAX_PART = 60;

/** Only letters, digits, `-` and `_`, so that every file system and mail server accepts the name. */
const plain = (text: string) =>
  unaccent(text)
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_PART);

export interface FileNameParts {
  /** The content of the file: `giao-dich`. */
  name: string;
  businessCode: string;
  period?: { from: Day; to: Day } | undefined;
  /** Unix seconds. */
  exportedAt: number;
  format: ExportFormat;
}

/** `giao-dich_0312345678_2026-03-01_2026-03-02_20260302-0900.xlsx`; unknown parts are left out. */
export function exportFileName({ name, businessCode, period, exportedAt, format }: FileNameParts): string {
  const parts = [name, businessCode, period?.from ?? '', period?.to ?? '', formatFileStamp(exportedAt)];
  return `${parts.map(plain).filter(Boolean).join('_')}.${format}`;
}
