import type { Scope } from '../../api/paths.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { emptyRequest, type RequestValues, RequestValuesSchema } from './requestRules.ts';

/** What was typed about a transaction and neither sent nor discarded, until this tab is closed or its person signs out. */
export function requestDraft({ merchantId }: Scope, transactionId: string) {
  const place = `portal.draft.refund.${merchantId}.${transactionId}`;
  return {
    read: () => readStored('sessionStorage', place, RequestValuesSchema),
    write: (values: RequestValues) =>
      writeStored('sessionStorage', place, isEmpty(values) ? undefined : values),
    clear: () => writeStored('sessionStorage', place, undefined),
  };
}

/** Nothing would be lost. */
export const isEmpty = (values: RequestValues) =>
  (Object.keys(emptyRequest) as (keyof RequestValues)[]).every((name) => values[name] === emptyRequest[name]);
