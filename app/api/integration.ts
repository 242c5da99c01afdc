import * as v from 'valibot';
import { ask, unreadableOf } from './http/client.ts';
import { type Scope, segment } from './http/paths.ts';
import { count, id, label, maybe, moment, rows, text, type Unreadable } from './http/shapes.ts';

const DeliverySchema = v.object({
  id,
  at: moment,
  event: label,
  host: label,
  status: label,
  attempts: maybe(count),
});
/** One telling to the merchant's IPN address: `at` of its last attempt (unix seconds), the HTTP `status` as it was told, if an answer came. */
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
});
interface Answer {
  data: v.InferOutput<typeof AnswerSchema>;
  /** The reference code of the answer. */
  code: string;
}

/** How a business is connected: all but the key, of which the last four characters are known; none where there is no key. */
export interface Integration extends Omit<Answer['data'], 'apiKey' | 'secretLast4' | 'deliveries'> {
  keyTail: string | undefined;
  /** Where the service tells them. */
  deliveries: { items: Delivery[]; unreadable: Unreadable | undefined } | undefined;
}

/** Fields that can be changed. */
export interface IntegrationFields {
  ipnUrl: string;
  returnUrl: string;
  cancelUrl: string;
  ipAllowlist: readonly string[];
}

/** There is no key yet, or this user may not see it. */
export class NoApiKey extends Error {}

const path = ({ merchantId }: Scope, at = 'integration') => `merchant/${segment(merchantId)}/${at}`;

/** The key leaves this file only when it is asked for by itself: what pages and caches hold does not have it. */
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

/** GET how a business is connected. */
export const getIntegration = async (scope: Scope, signal?: AbortSignal): Promise<Integration> =>
  withoutKey(await read(scope, signal));

/** GET the key as it is now. Ask for the password before it. Throws `NoApiKey`. */
export const getApiKey = async (scope: Scope): Promise<string> => keyOf(await read(scope));

/**
 * PATCH what changed of the addresses that are called, and of those that may call. The key stands in the path
 * (specification 3): read it right before (`getApiKey`), and keep it nowhere.
 */
export const updateIntegration = async (
  scope: Scope,
  apiKey: string,
  changes: Partial<IntegrationFields>,
): Promise<Integration> =>
  withoutKey(
    await ask(AnswerSchema, 'PATCH', path(scope, `integration/base/${segment(apiKey)}`), {
      body: changes,
      action: { what: 'integrationEdit' },
    }),
  );

/** POST api-keys/reset: makes a new key, or the first; the old one stops at once. Gives the new one. */
export const resetApiKey = async (scope: Scope): Promise<string> =>
  keyOf(
    await ask(AnswerSchema, 'POST', path(scope, 'api-keys/reset'), {
      body: {},
      action: { what: 'apiKeyReset' },
    }),
  );
