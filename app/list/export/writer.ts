import type { Cell, FileSpec, FileWriter } from './cells.ts';
import { createCsvWriter } from './csv.ts';
import { createXlsxWriter } from './xlsx.ts';

/** A writer for one format. It runs in any thread; the portal runs it in a worker. */
export function createWriter(spec: FileSpec): FileWriter {
  return spec.format === 'csv' ? createCsvWriter(spec) : createXlsxWriter(spec);
}

/** Messages from the page to the worker, one at a time. */
export type Order =
  | { type: 'open'; spec: FileSpec }
  | { type: 'add'; rows: readonly (readonly Cell[])[] }
  | { type: 'finish' };

/** Every order gets a response: this reports failures to the page, and keeps it from running ahead. */
export type Answer = { done: true; file?: Blob } | { done: false; reason: string };

/** The worker's logic without messaging: executes an order and returns the response. */
export function createWriterService(): (order: Order) => Answer {
  let writer: FileWriter | undefined;
  return (order) => {
    try {
      if (order.type === 'open') writer = createWriter(order.spec);
      if (order.type === 'add') writer?.add(order.rows);
      return order.type === 'finish' && writer ? { done: true, file: writer.finish() } : { done: true };
    } catch (error) {
      return { done: false, reason: String(error) };
    }
  };
}
