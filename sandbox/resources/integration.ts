/* A business's integration settings: one file, because key, addresses and their rules belong together. */

import { apiKeyOf, deliveriesOf, FIRST_RESET_AT, firstResets, testDelivery } from '../data/integration.ts';
import { conflict, type FieldError, invalid, notFound } from '../errors.ts';
import { holds } from '../permissions.ts';
import type { Context, Route } from '../router.ts';
import type { SandboxState } from '../state.ts';

const URLS = ['ipnUrl', 'returnUrl', 'cancelUrl'] as const;
const MAX_URL = 500;
const MAX_IPS = 20;
/** A password counts for five minutes, plus half a minute for the request. */
const CONFIRMED_SECONDS = 5 * 60 + 30;

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

/** An IP address, or a range with its prefix: `203.0.113.0/24`. */
function isAddress(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const isV6 = address.includes(':');
  if (rest.length > 0 || (isV6 ? !URL.canParse(`http://[${address}]/`) : !IPV4.test(address))) return false;
  return prefix === undefined || (/^(?:0|[1-9]\d{0,2})$/.test(prefix) && Number(prefix) <= (isV6 ? 128 : 32));
}

function urlError(field: string, value: unknown): FieldError | undefined {
  if (value === '') return undefined;
  if (typeof value !== 'string' || !/^https:\/\/[^\s\\]+$/.test(value) || !URL.canParse(value))
    return { field, key: 'urlPattern' };
  if (value.length > MAX_URL) return { field, key: 'tooLong' };
  const { username, password } = new URL(value);
  return username || password ? { field, key: 'urlCredentials' } : undefined;
}

function addressErrors(value: unknown): FieldError[] {
  const field = 'ipAllowlist';
  if (!Array.isArray(value)) return [{ field, key: 'notAllowed' }];
  if (value.length > MAX_IPS) return [{ field, key: 'tooManyAddresses' }];
  const texts = value.map((one) => String(one).toLowerCase());
  return texts.flatMap((text, place): FieldError[] => {
    if (!isAddress(text)) return [{ field: `${field}.${place}`, key: 'ipPattern' }];
    return texts.indexOf(text) < place ? [{ field: `${field}.${place}`, key: 'ipRepeated' }] : [];
  });
}

/** All errors of a change; fields that are not sent stay unchanged. */
const errorsOf = (body: Record<string, unknown>): FieldError[] =>
  Object.entries(body).flatMap(([field, value]): FieldError[] => {
    if (field === 'ipAllowlist') return addressErrors(value);
    if (!URLS.some((name) => name === field)) return [{ field, key: 'notAllowed' }];
    const error = urlError(field, value);
    return error ? [error] : [];
  });

interface Kept {
  resets: number;
  lastResetAt: number | null;
  ipnUrl: string;
  returnUrl: string;
  cancelUrl: string;
  ipAllowlist: string[];
  /** When test deliveries were sent. */
  tests: number[];
}

/** The last ten deliveries, tests among them, the newest first. */
const sentTo = (id: string, host: string, tests: readonly number[], moment: number) =>
  [...deliveriesOf(id, host, moment), ...tests.map((at) => testDelivery(id, host, at))]
    .sort((one, other) => other.at - one.at)
    .slice(0, 10);

/** Info, update, test delivery and key reset of a business's integration (contract, integration). */
export function integrationRoutes(state: SandboxState): Route[] {
  const keptOf = (id: string): Kept => {
    const resets = firstResets(id);
    return {
      resets,
      lastResetAt: resets > 0 ? FIRST_RESET_AT : null,
      ipnUrl: resets > 0 ? `https://ipn.example/${id}` : '',
      returnUrl: '',
      cancelUrl: '',
      ipAllowlist: resets > 0 ? ['203.0.113.10', '2001:db8::10'] : [],
      tests: [],
      ...(state.written.get('integration', id) as Partial<Kept> | undefined),
    };
  };
  const write = (id: string, changes: Partial<Kept>) =>
    state.written.set('integration', id, { ...keptOf(id), ...changes });
  const infoOf = ({ business: { id }, account }: Context) => {
    const { resets, tests, ...kept } = keptOf(id);
    const apiKey = apiKeyOf(id, resets);
    const moment = state.moment();
    const maySeeKey = ['api:update', 'api:reset'].some((scope) => holds(account, scope, id));
    return {
      merchantId: id,
      environment: 'SANDBOX',
      baseUrl: 'https://sandbox.api.example/v1',
      signatureAlgorithm: 'HMAC-SHA256',
      ...kept,
      // Users with read-only access learn that there is a key, but not which.
      ...(apiKey && maySeeKey && { apiKey }),
      secretLast4: apiKey?.slice(-4) ?? null,
      lastUsedAt: apiKey ? moment - (moment % 240) - 47 : null,
      deliveries: kept.ipnUrl ? sentTo(id, new URL(kept.ipnUrl).host, tests, moment) : [],
      canTestDelivery: true,
    };
  };
  /** The key in the path must be the current one; a replaced one gets its own error. Throws a 404 or 409. */
  const checkKey = ({ params, business: { id } }: Context) => {
    const { resets } = keptOf(id);
    if (params.key === apiKeyOf(id, resets)) return;
    const older = Array.from({ length: resets }, (_, count) => apiKeyOf(id, count));
    if (older.includes(params.key)) throw conflict('API_KEY_REPLACED', 'apiKeyReplaced');
    throw notFound();
  };
  return [
    { method: 'GET', path: 'merchant/:m/integration', scope: 'api:read', handle: infoOf },
    {
      method: 'PATCH',
      path: 'merchant/:m/integration/base/:key',
      scope: 'api:update',
      async handle(context) {
        checkKey(context);
        const body = await context.body();
        const errors = errorsOf(body);
        if (errors.length > 0) throw invalid(...errors);
        write(context.business.id, body);
        return infoOf(context);
      },
    },
    {
      method: 'POST',
      path: 'merchant/:m/integration/test-delivery',
      scope: 'api:update',
      handle({ business: { id } }) {
        const { ipnUrl, tests } = keptOf(id);
        if (!ipnUrl) throw conflict('IPN_NOT_SET', 'ipnNotSet');
        const at = state.moment();
        write(id, { tests: [...tests, at].slice(-10) });
        return testDelivery(id, new URL(ipnUrl).host, at);
      },
    },
    {
      method: 'POST',
      path: 'merchant/:m/api-keys/reset',
      scope: 'api:reset',
      handle(context) {
        const { account, business } = context;
        const confirmedAt = Number(state.written.get('password-confirmed', account.userName) ?? 0);
        if (state.now() - confirmedAt > CONFIRMED_SECONDS)
          throw conflict('PASSWORD_NOT_CONFIRMED', 'passwordNotConfirmed');
        write(business.id, { resets: keptOf(business.id).resets + 1, lastResetAt: state.now() });
        return infoOf(context);
      },
    },
  ];
}
