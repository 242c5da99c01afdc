import type { Key } from '../../i18n/index.ts';
import { allows, type Viewer } from '../../lib/permission.ts';

/** The help center, and the topics of its pages. */
export const helpHref = '/merchant/help-center';

interface Topic {
  /** The service's name for it (`topic` of a help page), also used in the URL (`?topic=`). */
  id: string;
  title: Key;
  /** The screen it is about, and the permission for it; a test compares both with the registry. */
  path?: string;
  permission?: string;
}

const topic = (path: string, title: Key, permission?: string): Topic => ({
  id: path.split('/').at(-1)!,
  title,
  path,
  ...(permission && { permission }),
});

/** The id of a topic is the last part of its screen's path; in menu order. */
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

/** The topic of the screen at an address, including its records; undefined if none. */
function topicOf(address: string): Topic | undefined {
  const path = address.split(/[?#]/, 1)[0]!;
  const isOf = (screen: string) =>
    path === screen || (screen !== '/merchant' && path.startsWith(`${screen}/`));
  return HELP_TOPICS.find((one) => one.path !== undefined && isOf(one.path));
}

/** The help page for an address. */
export function helpHrefOf(address: string): string {
  const found = topicOf(address);
  return found ? `${helpHref}?topic=${found.id}` : helpHref;
}

/** Whether the user may open the screen at an address. */
export function mayOpen(address: string, viewer: Viewer | null): boolean {
  return viewer !== null && allows(topicOf(address)?.permission, viewer);
}
