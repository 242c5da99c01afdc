import * as v from 'valibot';
import { ask } from './http/client.ts';
import { type Scope, scopePath } from './http/paths.ts';
import { count, id, maybe, text } from './http/shapes.ts';
import type { OnUpload } from './http/upload.ts';

const RowSchema = v.object({
  /** The row number as in a spreadsheet; none for a transaction that is missing from the file. */
  row: maybe(count),
  /** One of the import row results (docs/contract.md), or `INVALID` for a line that was not compared. */
  result: id,
  message: text,
  transactionId: maybe(id),
});
export type ImportRow = v.InferOutput<typeof RowSchema>;

const ImportSchema = v.object({
  total: count,
  matched: count,
  differing: count,
  failed: count,
  rows: v.pipe(
    v.nullable(v.array(v.unknown()), []),
    v.metadata({ each: RowSchema }),
    v.transform((all) => {
      const read = all.map((one) => v.safeParse(RowSchema, one));
      const items = read.flatMap(({ success, output }) => (success ? [output as ImportRow] : []));
      return { items, unreadable: all.length - items.length };
    }),
  ),
});

/** The service's result for a file, line by line. */
export interface ImportResult {
  total: number;
  matched: number;
  differing: number;
  failed: number;
  rows: readonly ImportRow[];
  /** Unreadable rows of the response. */
  unreadable: number;
  /** The response's reference code. */
  code: string;
}

export interface ImportCall {
  file: File;
  /** Days in Vietnam, `YYYY-MM-DD`, both inclusive. */
  period: { from: string; to: string };
  signal: AbortSignal;
  onUpload: OnUpload;
}

/** Timeout in ms for a file of 25 MB on a slow connection. */
const UPLOAD_MS = 10 * 60_000;

/**
 * POST settlements/reconcile-import (multipart `file`, `period`): sends the file unchanged. The service only compares
 * and changes nothing, so a retry is always safe.
 */
export async function importReconciliation(
  scope: Scope,
  { file, period: { from, to }, signal, onUpload }: ImportCall,
): Promise<ImportResult> {
  const body = new FormData();
  body.append('period', from === to ? from : `${from}/${to}`);
  body.append('file', file, file.name);
  const path = `${scopePath(scope)}/settlements/reconcile-import`;
  const action = { what: 'settlementImport' } as const;
  const options = { body, signal, onUpload, timeoutMs: UPLOAD_MS, action };
  const { data, code } = await ask(ImportSchema, 'POST', path, options);
  return { ...data, rows: data.rows.items, unreadable: data.rows.unreadable, code };
}
