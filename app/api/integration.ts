import * as v from 'valibot';
import { ask, request, unreadableOf } from './http/client.ts';
import { type Scope, segment } from './http/paths.ts';
import { count, flag, id, label, maybe, moment, rows, text, type Unreadable } from './http/shapes.ts';

const DeliverySchema = v.object({
  id,
  at: moment,
  event: label,
  host: label,
  status: label,
  attempts: maybe(count),
  occurredAt: maybe(moment),
});
/**
 * One delivery to the merchant's IPN address: `at` is the last attempt (unix seconds), `status` the HTTP status, if
 * there was a response; `occurredAt` is when its event happened.
 */
export type Delivery = v.InferOutput<typeof DeliverySchema>;

const AnswerSchema = v.object({
  merchantId: id,
  environment: label,
  baseUrl: text,
  signatureAlgorithm: label,
  apiKey: text,
  secretLast4: label,
  ipnUrl: text,
  returnUrl: text,
  cancelUrl: text,
  ipAllowlist: v.nullish(v.array(v.string()), []),
  lastResetAt: maybe(moment),
  lastUsedAt: maybe(moment),
  deliveries: maybe(rows(DeliverySchema)),
  /** Optional: the service can send a test (`sendTestDelivery`). */
  canTestDelivery: flag,
});
interface Answer {
  data: v.InferOutput<typeof AnswerSchema>;
  /** The reference code of the response. */
  code: string;
}

/**
 * A business's integration settings without the key: `keyTail` is its last four characters, undefined if there is no
 * key.
 */
export interface Integration extends Omit<Answer['data'], 'apiKey' | 'secretLast4' | 'deliveries'> {
  keyTail: string | undefined;
  /** Only if the service sends them. */
  deliveries: { items: Delivery[]; unreadable: Unreadable | undefined } | undefined;
}

/** Editable fields. */
export interface IntegrationFields {
  ipnUrl: string;
  returnUrl: string;
  cancelUrl: string;
  ipAllowlist: readonly string[];
}

/** There is no key yet, or this user may not see it. */
export class NoApiKey extends Error {}

const path = ({ merchantId }: Scope, at = 'integration') => `merchant/${segment(merchantId)}/${at}`;

/** Removes the key, so that pages and caches never hold it. It leaves this file only through `getApiKey`. */
function withoutKey({ data, code }: Answer): Integration {
  const { apiKey, secretLast4, deliveries, ...rest } = data;
  return {
    ...rest,
    keyTail: apiKey?.slice(-4) ?? secretLast4?.slice(-4),
    deliveries: deliveries && {
      items: deliveries.items,
      unreadable: unreadableOf(deliveries.unreadable, code),
    },
  };
}

function keyOf({ data: { apiKey } }: Answer): string {
  if (!apiKey) throw new NoApiKey('There is no API key.');
  return apiKey;
}

const read = (scope: Scope, signal?: AbortSignal) => ask(AnswerSchema, 'GET', path(scope), { signal });

/** GET the integration settings of a business. */
export const getIntegration = async (scope: Scope, signal?: AbortSignal): Promise<Integration> =>
  withoutKey(await read(scope, signal));

/** GET the current key. Ask for the password first. Throws `NoApiKey`. */
export const getApiKey = async (scope: Scope): Promise<string> => keyOf(await read(scope));

/**
 * PATCH the changed callback URLs and allowed callers. The key is part of the path (specification 3): read it right
 * before the call (`getApiKey`), and do not store it. `change` goes into the action log.
 */
export const updateIntegration = async (
  scope: Scope,
  apiKey: string,
  changes: Partial<IntegrationFields>,
  change?: string,
): Promise<Integration> =>
  withoutKey(
    await ask(AnswerSchema, 'PATCH', path(scope, `integration/base/${segment(apiKey)}`), {
      body: changes,
      action: { what: 'integrationEdit', change },
    }),
  );

/** POST api-keys/reset: creates a new key, or the first one; the old key stops working at once. Returns the new one. */
export const resetApiKey = async (scope: Scope): Promise<string> =>
  keyOf(
    await ask(AnswerSchema, 'POST', path(scope, 'api-keys/reset'), {
      body: {},
      action: { what: 'apiKeyReset' },
    }),
  );

/** POST a test delivery to the IPN address, and get its result. Only where `canTestDelivery`. */
export const sendTestDelivery = (scope: Scope): Promise<Delivery> =>
  request(DeliverySchema, 'POST', path(scope, 'integration/test-delivery'), {
    body: {},
    action: { what: 'ipnTest' },
  });
