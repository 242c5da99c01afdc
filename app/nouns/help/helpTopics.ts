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

const topic = (path: string, title: Key, permission?: string): Topic => ({
  id: path.split('/').at(-1)!,
  title,
  path,
  ...(permission && { permission }),
});

/** A topic is called by the last word of its screen's address; in the order of the menu. */
export const HELP_TOPICS: readonly Topic[] = [
  { id: 'start', title: 'help.startTopic' },
  topic('/merchant', 'route.dashboard'),
  topic('/merchant/transaction', 'route.transaction', 'transaction'),
  topic('/merchant/refund', 'route.refund', 'refund'),
  topic('/merchant/approve-refund', 'route.approveRefund', 'approve-refund'),
  topic('/merchant/settlement', 'route.settlement', 'settlement'),
  topic('/merchant/settlement-v2', 'route.settlementV2', 'reconcile'),
  topic('/merchant/van-noti', 'route.van', 'van'),
  topic('/merchant/webpos', 'route.webpos', 'webpos'),
  topic('/merchant/store', 'route.store', 'store'),
  topic('/merchant/setting/users', 'route.users', 'user'),
  topic('/merchant/setting/role', 'route.role', 'group'),
  topic('/merchant/integration-information', 'route.integration', 'api'),
  topic('/merchant/business-information', 'route.business', 'merchant'),
  topic('/merchant/profile', 'route.profile'),
];

/** The topic whose screen an address is of, its records included; undefined for none. */
function topicOf(address: string): Topic | undefined {
  const path = address.split(/[?#]/, 1)[0]!;
  const isOf = (screen: string) =>
    path === screen || (screen !== '/merchant' && path.startsWith(`${screen}/`));
  return HELP_TOPICS.find((one) => one.path !== undefined && isOf(one.path));
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
