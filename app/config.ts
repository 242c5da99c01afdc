import * as v from 'valibot';

const reach = (pattern: RegExp) => v.optional(v.pipe(v.string(), v.regex(pattern, 'has another form')));

/** Where the portal finds its services. One build serves every environment: `config.json` is read at startup. */
const ConfigSchema = v.object({
  /** Base of the merchant API: a path of this origin or an absolute http(s) URL, no slash at the end. */
  apiUrl: v.pipe(
    v.string(),
    v.regex(/^(\/(?!\/)[\w./-]*[\w-]|https?:\/\/[^\s?#]+[^\s?#/])$/, 'is not a path or http(s) URL'),
  ),
  cognito: v.object({
    region: v.optional(v.string(), 'ap-southeast-1'),
    userPoolId: v.pipe(v.string(), v.regex(/^[\w-]+_[0-9a-zA-Z]+$/, 'does not look like <region>_<id>')),
    clientId: v.pipe(v.string(), v.minLength(1, 'is empty')),
    /** Only for a mock of Cognito; leave it out for the real service. */
    endpoint: v.optional(v.string()),
    /** `USER_AUTH`: the pool lets users choose how to sign in; the password may then be empty in the first step. */
    flow: v.optional(
      v.pipe(v.string(), v.regex(/^USER_(SRP_)?AUTH$/, 'is no flow of the portal')),
      'USER_SRP_AUTH',
    ),
  }),
  /**
   * The pool accepts passkeys (`WEB_AUTHN` in `USER_AUTH`): for sign-in, in the profile and before dangerous actions.
   */
  passkeys: v.optional(v.boolean(), false),
  /** Offers to stay signed in on this device. */
  keepSignedIn: v.optional(v.boolean(), true),
  /** The service runs each `Idempotency-Key` only once. Without it, money is never resent automatically. */
  idempotency: v.optional(v.boolean(), false),
  /** Bank holidays besides weekends, as `YYYY-MM-DD`; defaults to those of `lib/workingDays.ts`. */
  holidays: v.optional(
    v.array(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, 'is not a day (YYYY-MM-DD)'))),
  ),
  /** Support contacts shown in the help center; those left out are not shown. */
  support: v.optional(
    v.object({
      phone: reach(/^\+?[\d .-]{3,20}$/),
      email: reach(/^[^\s@]+@[^\s@]+$/),
      /** Page of the support team. */
      url: reach(/^https:\/\/\S+$/),
      /** Opening hours, as text. */
      hours: v.optional(v.object({ vi: v.string(), en: v.string() })),
    }),
    {},
  ),
  /** Redirects users without access to a screen to /notfound (specification 6). */
  routeGuard: v.optional(v.boolean(), true),
});

export type Config = v.InferOutput<typeof ConfigSchema>;

/** Thrown when the configuration cannot be used; the message names the value. */
export class ConfigError extends Error {}

/** Validates a configuration. Throws an error that names the wrong value in one sentence. */
export function parseConfig(value: unknown): Config {
  const result = v.safeParse(ConfigSchema, value);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new ConfigError(`config.json: "${v.getDotPath(issue) ?? 'the file'}" ${issue.message}.`);
}

const env = import.meta.env;

/** Values from the build: `config.json` can override each of them. */
const buildDefaults = {
  apiUrl: env.VITE_API_URL ?? '/api/v1',
  cognito: {
    region: env.VITE_COGNITO_REGION ?? 'ap-southeast-1',
    userPoolId: env.VITE_COGNITO_USER_POOL_ID ?? '',
    clientId: env.VITE_COGNITO_CLIENT_ID ?? '',
  },
  routeGuard: env.VITE_ROUTE_GUARD !== 'false',
};

/** Thrown when `config.json` could not be loaded: a retry may help. */
export class ConfigUnavailable extends Error {
  override name = 'ConfigUnavailable';
}

/** Pauses before each try, in ms: a short network outage must not fail the start. */
const TRIES_MS = [0, 500, 1500];

/** Timeout of each try: a server that never responds counts as unavailable. */
const TIMEOUT_MS = 10_000;

/** A temporary failure of the server. */
const isMomentary = (status: number) => status >= 500 || status === 408 || status === 429;

/** The text of `config.json`; without such a file, an empty object. Throws `ConfigUnavailable`. */
async function readConfig(): Promise<string> {
  for (const pause of TRIES_MS) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      const response = await fetch('/config.json', { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (isMomentary(response.status)) continue;
      const isJson = response.ok && response.headers.get('content-type')?.includes('json');
      return isJson ? await response.text() : '{}';
    } catch {
      // Try again.
    }
  }
  throw new ConfigUnavailable('config.json could not be read');
}

/** Reads `config.json` beside the page, over the build's defaults. Throws `ConfigError` and `ConfigUnavailable`. */
export async function loadConfig(): Promise<Config> {
  const text = await readConfig();
  let overrides: unknown;
  try {
    overrides = JSON.parse(text);
  } catch {
    throw new ConfigError('config.json is not JSON.');
  }
  return parseConfig(merged(buildDefaults, overrides));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deep merge of `overrides` into `defaults`; where either is not an object, the override wins. */
function merged(defaults: unknown, overrides: unknown): unknown {
  if (!isObject(defaults) || !isObject(overrides)) return overrides;
  const all = { ...defaults };
  for (const [key, value] of Object.entries(overrides)) all[key] = merged(defaults[key], value);
  return all;
}
