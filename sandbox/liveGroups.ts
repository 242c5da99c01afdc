import type { Account } from './accounts.ts';
import { type Group, groupsOf } from './data/groups.ts';
import type { Written } from './state.ts';

/** Written changes of a business's groups, by id. */
interface Changes {
  version: number;
  groups: Readonly<Record<string, Group>>;
}

const changesOf = (written: Written, merchantId: string) =>
  (written.get('groups', merchantId) as Changes | undefined) ?? { version: 0, groups: {} };

/** The current groups of a business: the generated ones, with written changes and additions. */
export function liveGroups(written: Written, merchantId: string): Group[] {
  const { groups } = changesOf(written, merchantId);
  const known = groupsOf(merchantId);
  const added = Object.values(groups).filter(({ id }) => !known.some((one) => one.id === id));
  return [...known.map((group) => groups[group.id] ?? group), ...added];
}

/** A version that changes with every write to a group. */
export const groupsVersion = (written: Written, merchantId: string) => changesOf(written, merchantId).version;

export function writeGroup(written: Written, group: Group): void {
  const { version, groups } = changesOf(written, group.merchantId);
  const next: Changes = { version: version + 1, groups: { ...groups, [group.id]: group } };
  written.set('groups', group.merchantId, next);
}

/** The account with the permissions of its group, if that was changed; otherwise with those of the account table. */
export function withLiveScopes(written: Written, account: Account): Account {
  const { merchantId, groupId } = account;
  const changed = merchantId && groupId ? changesOf(written, merchantId).groups[groupId] : undefined;
  return changed ? { ...account, scopes: changed.scopes } : account;
}
