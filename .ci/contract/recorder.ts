/*
 * Replaces `app/api/http/client.ts` while the contract is generated: records each call and its response schema instead
 * of sending it.
 */
import type * as v from 'valibot';
import type { CallOptions } from '#app/api/http/client.ts';

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

export interface Recorded extends CallOptions {
  method: string;
  path: string;
  schema: Schema;
  /** `schema` describes a row, and the response is a page of a list. */
  isPage: boolean;
}

/** The first call since the last reset. */
export const recorder: { call: Recorded | undefined } = { call: undefined };

async function note(call: Recorded): Promise<never> {
  recorder.call ??= call;
  throw new Error('Noted, not sent.');
}

export const ask = (schema: Schema, method: string, path: string, options: CallOptions = {}) =>
  note({ ...options, schema, method, path, isPage: false });
export const request = (schema: Schema, method: string, path: string, options?: CallOptions) =>
  ask(schema, method, path, options);
export const requestPage = (schema: Schema, path: string, query: CallOptions['query']) =>
  note({ schema, method: 'GET', path, query, isPage: true });
export const requestOptions = (schema: Schema, path: string, _: unknown, query: CallOptions['query'] = {}) =>
  requestPage(schema, path, { page: 1, pageSize: 100, isFull: 1, ...query });
export const requestAll = (schema: Schema, path: string, query: CallOptions['query']) =>
  requestPage(schema, path, query);
export const unreadableOf = () => undefined;
