/* A sheet with named columns, in either language: how it is read, and where its columns are. */
import { fold } from '#design-system';
import { createTranslate, type Key, loadLocale, type Translate } from '../../i18n/index.ts';
import type { FileWorker } from './fileWorker.ts';
import type { ReadFile } from './types.ts';
import { cellText } from './values.ts';

/** An error of the whole file: nothing of it can be read. */
export class UnreadableSheet extends Error {}

/** Without capitals, accents and repeated spaces; also normalizes no-break spaces and full-width letters. */
export const plain = (text: string) => fold(text.normalize('NFKC')).replace(/\s+/g, ' ').trim();

/** The texts of a key in both languages: a sheet may come from a colleague who uses the other one. */
export async function bothWords(): Promise<(key: Key) => string[]> {
  await Promise.all([loadLocale('vi'), loadLocale('en')]);
  const known = (['vi', 'en'] as const).map(createTranslate);
  return (key) => known.map((one) => one(key));
}

interface NamedColumns<Column extends string> {
  /** The heading key of each column, in the order of the template. */
  columns: Readonly<Record<Column, Key>>;
  optional?: readonly NoInfer<Column>[];
  /** Maximum number of rows. */
  max: number;
}

/** A sheet as read: its headings, the position of each column, and every filled line below. */
export interface NamedSheet<Column extends string> {
  about: ReadFile;
  places: ReadonlyMap<Column, number>;
  lines: readonly { line: number; cells: readonly string[] }[];
}

/**
 * Reads a sheet in the worker. Throws a `FileRefused`, or an `UnreadableSheet` if it is empty, too long, or lacks a
 * column.
 */
export async function readNamedSheet<Column extends string>(
  worker: FileWorker,
  file: File,
  withoutHidden: boolean,
  { columns, optional = [], max }: NamedColumns<Column>,
  t: Translate,
): Promise<NamedSheet<Column>> {
  const wordsOf = await bothWords();
  const all = Object.keys(columns) as Column[];
  const names = all.map((column) => [column, ...wordsOf(columns[column])]);
  const about = await worker.read(file, { columns: names, withoutHidden });
  if (about.rows === 0) throw new UnreadableSheet(t('user.sheet.empty'));
  if (about.rows > max) throw new UnreadableSheet(t('user.sheet.tooMany', { count: about.rows, max }));
  const places = new Map<Column, number>();
  for (const [at, column] of all.entries()) {
    const place = about.places[at];
    if (place !== undefined) places.set(column, place);
  }
  const missing = all.filter((column) => !places.has(column) && !optional.includes(column));
  if (missing.length > 0) {
    const missingNames = missing.map((column) => t(columns[column])).join(', ');
    throw new UnreadableSheet(t('user.sheet.noColumns', { columns: missingNames }));
  }
  const lines: { line: number; cells: readonly string[] }[] = [];
  for await (const rows of worker.pages({ show: 'all' }))
    lines.push(...rows.map(({ line = 0, cells }) => ({ line, cells: cells.map(cellText) })));
  return { about, places, lines };
}
