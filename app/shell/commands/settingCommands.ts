import { type CommandSection, lightUp, PreferencesIcon } from '#design-system';
import type { Key, Translate } from '../../i18n/index.ts';
import { BUSINESS, type RouteEntry } from '../../routes.tsx';

/** The settings in one place: a page, or a panel for users who may change something there. */
interface Place {
  path: string;
  panel?: { name: string; scope: string };
  /** The labels of its fields, as shown there. */
  fields: readonly Key[];
}

const PLACES: readonly Place[] = [
  {
    path: BUSINESS,
    panel: { name: 'business-edit', scope: 'merchant:update' },
    fields: [
      'business.field.companyName',
      'business.field.taxCode',
      'business.field.representative',
      'business.field.industry',
      'business.field.address',
      'business.field.email',
      'business.field.phoneNumber',
      'business.field.website',
    ],
  },
  {
    path: '/merchant/integration-information',
    fields: [
      'integration.ipnUrl',
      'integration.returnUrl',
      'integration.cancelUrl',
      'integration.ip.title',
      'integration.key.title',
    ],
  },
  { path: '/merchant/profile', fields: ['profile.rights', 'profile.session.title'] },
  { path: '/merchant/webpos', fields: ['webpos.sound'] },
  {
    path: '/merchant/webpos',
    panel: { name: 'close-shift', scope: 'transaction:read' },
    fields: ['receipt.width'],
  },
  { path: '/merchant/van-noti', fields: ['van.alert.title'] },
];

/** The settings available to this user, each with a link to its field. */
export function settingCommands(
  pages: readonly RouteEntry[],
  t: Translate,
  may: (scope: string) => boolean,
  go: (path: string) => void,
): CommandSection {
  const commands = PLACES.flatMap(({ path, panel, fields }) => {
    const page = pages.find((one) => one.path === path);
    if (!page) return [];
    const name = panel && may(panel.scope) && panel.name;
    return fields.map((field) => ({
      id: `setting:${field}`,
      label: t(field),
      description: t(page.title),
      // Names in the code are in English, as are the searches of some users.
      keywords: field.replaceAll('.', ' ').replace(/[A-Z]/g, ' $&'),
      icon: PreferencesIcon,
      run: () => {
        go(name ? `${path}?panel=${name}` : path);
        // The page may already show the same name behind its panel.
        lightField(t(field), name ? '[role="dialog"]' : ':is(main, [role="dialog"])');
      },
    }));
  });
  return { id: 'settings', title: t('palette.settings'), commands, typed: true };
}

/** How long (ms) to wait for the field while a page and its data load. */
const PATIENCE_MS = 20_000;
const NAMES = ':is(label, legend, h2, h3, dt, button)';
let waiting: MutationObserver | undefined;

/**
 * Highlights the field with this name once the place (a selector) shows it, unless the user does something else first.
 */
function lightField(name: string, place: string) {
  waiting?.disconnect();
  const look = () => {
    const named = [...document.querySelectorAll<HTMLElement>(`${place} ${NAMES}`)];
    const found = named.find((one) => (one.ariaLabel ?? one.textContent ?? '').trim().startsWith(name));
    if (!found) return;
    waiting?.disconnect();
    const field =
      found instanceof HTMLLabelElement ? found.control : found.closest('fieldset')?.querySelector('input');
    lightUp(field ?? found);
  };
  waiting = new MutationObserver(look);
  waiting.observe(document.body, { childList: true, subtree: true });
  const stop = () => waiting?.disconnect();
  for (const begins of ['pointerdown', 'keydown'])
    addEventListener(begins, stop, { once: true, capture: true });
  setTimeout((one: MutationObserver) => one.disconnect(), PATIENCE_MS, waiting);
  look();
}
