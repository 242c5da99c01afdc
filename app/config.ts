import * as v from 'valibot';

const reach = (pattern: RegExp) => v.optional(v.pipe(v.string(), v.regex(pattern, 'has another form')));

/** Where the portal finds its services. One build serves every environment: `config.json` is read when it starts. */
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
    /** Only for a stand-in of Cognito; leave it out for the real service. */
    endpoint: v.optional(v.string()),
    /** `USER_AUTH`: the pool lets people choose how they prove themselves; the password may then be left empty at first. */
    flow: v.optional(
      v.pipe(v.string(), v.regex(/^USER_(SRP_)?AUTH$/, 'is no flow of the portal')),
      'USER_SRP_AUTH',
    ),
  }),
  /** The pool takes passkeys (`WEB_AUTHN` in `USER_AUTH`): they are offered at the sign-in, under the profile and for what is dangerous. */
  passkeys: v.optional(v.boolean(), false),
  /** Offers to stay signed in on this device. */
  keepSignedIn: v.optional(v.boolean(), true),
  /** The service does an `Idempotency-Key` once, however often it is sent: only then is money ever sent again by machine. */
  idempotency: v.optional(v.boolean(), false),
  /** Days on which banks do not pay, besides weekends, as `YYYY-MM-DD`; by default those of `lib/workingDays.ts`. */
  holidays: v.optional(
    v.array(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, 'is not a day (YYYY-MM-DD)'))),
  ),
  /** Whom people reach where the help center does not help; what is left out is not shown. */
  support: v.optional(
    v.object({
      phone: reach(/^\+?[\d .-]{3,20}$/),
      email: reach(/^[^\s@]+@[^\s@]+$/),
      /** A page of theirs. */
      url: reach(/^https:\/\/\S+$/),
      /** When they answer, in words. */
      hours: v.optional(v.object({ vi: v.string(), en: v.string() })),
    }),
    {},
  ),
  /** Sends people who open a screen they may not see to /notfound (specification 6). */
  routeGuard: v.optional(v.boolean(), true),
});

export type Config = v.InferOutput<typeof ConfigSchema>;

/** Said when the configuration cannot be used; the message names the value. */
export class ConfigError extends Error {}

/** Checks a configuration, or says in one sentence which value is wrong. */
export function parseConfig(value: unknown): Config {
  const result = v.safeParse(ConfigSchema, value);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new ConfigError(`config.json: "${v.getDotPath(issue) ?? 'the file'}" ${issue.message}.`);
}

const env = import.meta.env;

/** What the build was made with: each value can be overridden by `config.json`. */
const buildDefaults = {
  apiUrl: env.VITE_API_URL ?? '/api/v1',
  cognito: {
    region: env.VITE_COGNITO_REGION ?? 'ap-southeast-1',
    userPoolId: env.VITE_COGNITO_USER_POOL_ID ?? '',
    clientId: env.VITE_COGNITO_CLIENT_ID ?? '',
  },
  routeGuard: env.VITE_ROUTE_GUARD !== 'false',
};

/** Said when `config.json` could not be asked for: another try may help. */
export class ConfigUnavailable extends Error {
  override name = 'ConfigUnavailable';
}

/** Pauses before each try, in ms: a network that is away for a moment is waited for. */
const TRIES_MS = [0, 500, 1500];

/** How long each try may take: a server that never answers is as good as none. */
const TIMEOUT_MS = 10_000;

/** No network, or a server that says that it cannot for now. */
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
      // The next try.
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

/** Values of `overrides` over those of `defaults`, however deep; where either is no object, the override as it is. */
function merged(defaults: unknown, overrides: unknown): unknown {
  if (!isObject(defaults) || !isObject(overrides)) return overrides;
  const all = { ...defaults };
  for (const [key, value] of Object.entries(overrides)) all[key] = merged(defaults[key], value);
  return all;
}
