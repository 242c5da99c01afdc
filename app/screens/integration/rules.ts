import * as v from 'valibot';
import type { Translate } from '../../i18n/index.ts';
import { cleanIp, isPrivate, isRepeated, readRange } from './ips.ts';

/** Maximum number of addresses that may call (docs/contract.md). */
export const MAX_IPS = 20;
const MAX_URL = 500;

/** Parses a URL strictly: a browser would silently remove spaces and turn `\` into `/`. */
function partsOf(url: string): URL | undefined {
  if (/[\s\\\p{Cc}]/u.test(url) || !/^https:\/\/[^/]/i.test(url) || !URL.canParse(url)) return undefined;
  return new URL(url);
}

/** Empty, or an https URL: plain HTTP can be read and changed in transit. */
const secureUrl = (t: Translate) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((url) => url === '' || partsOf(url) !== undefined, t('integration.url.pattern')),
    v.maxLength(MAX_URL, t('integration.url.long', { count: MAX_URL })),
    v.check((url) => {
      const { username, password } = partsOf(url) ?? { username: '', password: '' };
      return username === '' && password === '';
    }, t('integration.url.credentials')),
  );

/** An address or a range: specification 5 for IPv4, IPv6, and a prefix after either. */
const ip = (t: Translate) =>
  v.pipe(
    v.string(),
    v.transform(cleanIp),
    v.nonEmpty(t('integration.ip.missing')),
    v.check((text) => readRange(text) !== undefined, t('integration.ip.pattern')),
  );

/** Validation of the editable fields; messages are in the page's language. */
export const integrationRules = (t: Translate) =>
  v.object({
    ipnUrl: secureUrl(t),
    returnUrl: secureUrl(t),
    cancelUrl: secureUrl(t),
    ipAllowlist: v.pipe(
      v.array(ip(t)),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const ips = dataset.value;
        for (const [key, value] of ips.entries())
          if (isRepeated(ips, key))
            addIssue({
              message: t('integration.ip.repeated'),
              path: [{ type: 'array', origin: 'value', input: ips, key, value }],
            });
      }),
    ),
  });

/** A warning about a URL that can still be saved. */
export function urlAdvice(typed: string, t: Translate): string | undefined {
  const parts = partsOf(typed.trim());
  if (!parts) return undefined;
  const host = parts.hostname.replace(/^\[|\]$/g, '');
  const range = readRange(host);
  // Only names with a dot resolve publicly.
  const isNear = range
    ? isPrivate(range)
    : !host.includes('.') || /\.(?:local|internal|lan|test|localhost)$/.test(host);
  if (isNear) return t('integration.url.private', { host });
  // Letters of other scripts can imitate a well-known name.
  if (host.split('.').some((part) => part.startsWith('xn--'))) return t('integration.url.foreign', { host });
  return parts.hash ? t('integration.url.fragment') : undefined;
}
