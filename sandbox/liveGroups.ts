import type { Account } from './accounts.ts';
import { type Group, groupsOf } from './data/groups.ts';
import type { Written } from './state.ts';

/** What was written about a business's groups, by their ids. */
interface Changes {
  version: number;
  groups: Readonly<Record<string, Group>>;
}

const changesOf = (written: Written, merchantId: string) =>
  (written.get('groups', merchantId) as Changes | undefined) ?? { version: 0, groups: {} };

/** The groups of a business as they are now: those of the formula, changed and added to by people. */
export function liveGroups(written: Written, merchantId: string): Group[] {
  const { groups } = changesOf(written, merchantId);
  const known = groupsOf(merchantId);
  const added = Object.values(groups).filter(({ id }) => !known.some((one) => one.id === id));
  return [...known.map((group) => groups[group.id] ?? group), ...added];
}

/** Another number as soon as a group was written. */
export const groupsVersion = (written: Written, merchantId: string) => changesOf(written, merchantId).version;

export function writeGroup(written: Written, group: Group): void {
  const { version, groups } = changesOf(written, group.merchantId);
  const next: Changes = { version: version + 1, groups: { ...groups, [group.id]: group } };
  written.set('groups', group.merchantId, next);
}

/** The account with what its group gives since that was changed; until then with what the account table says. */
export function withLiveScopes(written: Written, account: Account): Account {
  const { merchantId, groupId } = account;
  const changed = merchantId && groupId ? changesOf(written, merchantId).groups[groupId] : undefined;
  return changed ? { ...account, scopes: changed.scopes } : account;
}
