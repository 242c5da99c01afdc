import type { Key, Translate } from '../../i18n/index.ts';
import type { Preferences } from '../../lib/preferences.ts';
import { formatDateTime, now } from '../../lib/time.ts';
import { type Failure, lastFailures } from '../../state/failures.ts';

/** Diagnostic facts for support; nothing secret and no personal data. */
export interface Facts {
  version: string;
  /** The route of the screen as in the registry, without ids. */
  screen: string;
  merchantId: string;
  userType: string;
  locale: string;
  look: Pick<Preferences, 'layout' | 'scheme' | 'density' | 'scale'>;
}

/** Tokens, keys, e-mail addresses and phone numbers must never be included, wherever they come from. */
const SECRET =
  /eyJ[\w-]+(?:\.[\w-]+)*|\b(?:ak|sk|pk)_\w+|\b[\da-f]{24,}\b|[\w-]{40,}|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:\+84|\b0)\d{9}\b/gi;

/** A value on one line, without anything that looks like a secret. */
const plain = (value: string) => value.replace(SECRET, '***').replace(/\s+/g, ' ').slice(0, 200);

const failureLine = ({ at, what, code }: Failure) => `${formatDateTime(at)} ${plain(what)} ${plain(code)}`;

/** The facts as lines, which the user reads, copies and sends to support. */
export function diagnosticsText(
  { version, screen, merchantId, userType, locale, look }: Facts,
  t: Translate,
) {
  const failures = lastFailures();
  const { layout, scheme, density, scale } = look;
  const lines: [Key, string][] = [
    ['help.diagnostics.version', version],
    ['help.diagnostics.at', `${formatDateTime(now())} (GMT+7)`],
    ['help.diagnostics.screen', screen],
    ['help.diagnostics.business', merchantId],
    ['help.diagnostics.userType', userType],
    ['help.diagnostics.locale', locale],
    ['help.diagnostics.look', [layout, scheme, density, scale].join(', ')],
    ['help.diagnostics.window', `${innerWidth} × ${innerHeight} @${devicePixelRatio}`],
    ['help.diagnostics.zone', Intl.DateTimeFormat().resolvedOptions().timeZone],
    ['help.diagnostics.browser', navigator.userAgent],
    ['help.diagnostics.failures', failures.length > 0 ? '' : t('help.diagnostics.noFailures')],
  ];
  return [
    ...lines.map(([key, value]) => `${t(key)}: ${plain(value)}`.trimEnd()),
    ...failures.map((failure) => `  ${failureLine(failure)}`),
  ].join('\n');
}
