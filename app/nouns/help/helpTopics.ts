import type { Key } from '../../i18n/index.ts';
import { allows, type Viewer } from '../../lib/permission.ts';

/** The help center, and what its pages are about. */
export const helpHref = '/merchant/help-center';

interface Topic {
  /** As the service names it (`topic` of a help page), and the address (`?topic=`). */
  id: string;
  title: Key;
  /** The screen that it is about, and what opens it; a test holds both to the registry. */
  path?: string;
  permission?: string;
}

/** @param at the screen's address below /merchant */
const topic = (at: string, title: Key, permission?: string): Topic => ({
  id: at.replace(/.*\//, '') || 'dashboard',
  title,
  path: `/merchant${at}`,
  ...(permission && { permission }),
});

/** A topic is called by the last word of its screen's address; in the order of the menu. */
export const HELP_TOPICS: readonly Topic[] = [
  { id: 'start', title: 'help.startTopic' },
  topic('', 'route.dashboard'),
  topic('/transaction', 'route.transaction', 'transaction'),
  topic('/refund', 'route.refund', 'refund'),
  topic('/approve-refund', 'route.approveRefund', 'approve-refund'),
  topic('/settlement', 'route.settlement', 'settlement'),
  topic('/settlement-v2', 'route.settlementV2', 'reconcile'),
  topic('/van-noti', 'route.van', 'van'),
  topic('/webpos', 'route.webpos', 'webpos'),
  topic('/store', 'route.store', 'store'),
  topic('/setting/users', 'route.users', 'user'),
  topic('/setting/role', 'route.role', 'group'),
  topic('/integration-information', 'route.integration', 'api'),
  topic('/business-information', 'route.business', 'merchant'),
  topic('/profile', 'route.profile'),
];

/** The topic whose screen an address is of, its records included; undefined for none. */
function topicOf(address: string): Topic | undefined {
  const path = address.replace(/[?#].*/, '');
  return HELP_TOPICS.find(
    (one) => one.path === path || (one.path !== '/merchant' && path.startsWith(`${one.path}/`)),
  );
}

/** Help about the page that an address is of. */
export function helpHrefOf(address: string): string {
  const found = topicOf(address);
  return found ? `${helpHref}?topic=${found.id}` : helpHref;
}

/** Whether this person may open the screen that an address is of. */
export function mayOpen(address: string, viewer: Viewer | null): boolean {
  return viewer !== null && allows(topicOf(address)?.permission, viewer);
}
