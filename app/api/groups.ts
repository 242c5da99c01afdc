import * as v from 'valibot';
import { request, requestAll, requestOptions, requestPage } from './http/client.ts';
import { type Scope, segment } from './http/paths.ts';
import { id, type ListQuery, maybe, text } from './http/shapes.ts';
import { PermissionGroupSchema } from './session/session.ts';

const path = ({ merchantId }: Scope) => `merchants/${segment(merchantId)}/groups`;

const GroupSchema = v.object({
  id,
  name: text,
  storeId: maybe(id),
  storeName: text,
  scopes: v.optional(v.array(v.string()), []),
});
/** A permission group (specification 3); users see it as a role. Without a store it can be granted in all stores. */
export type Group = v.InferOutput<typeof GroupSchema>;

/** Editable fields of a group. */
export interface GroupFields {
  name: string;
  storeId: string | null;
  scopes: readonly string[];
}

/** GET groups that can be granted to a user of the store, or of any store (specification 9: page 1, 100). */
export const listGroupOptions = (scope: Scope, signal?: AbortSignal) =>
  requestOptions(GroupSchema, path(scope), signal, { storeId: scope.storeId });

/** GET groups of the business; for a store, those that can be granted in it. */
export const listGroups = (scope: Scope, query: ListQuery, signal?: AbortSignal) =>
  requestPage(GroupSchema, path(scope), { ...query, storeId: scope.storeId }, signal);

/** GET all groups to choose from, up to 1,000; unreadable ones are counted. */
export const listAllGroups = (scope: Scope, signal?: AbortSignal) =>
  requestAll(GroupSchema, path(scope), { sort: 'id', storeId: scope.storeId }, signal);

/** GET one group. */
export const getGroup = (scope: Scope, groupId: string, signal?: AbortSignal): Promise<Group> =>
  request(GroupSchema, 'GET', `${path(scope)}/${segment(groupId)}`, { signal });

/** GET the grantable permission tree as the service sends it, before the two moves of docs/permissions.md. */
export const getGrantable = (scope: Scope, signal?: AbortSignal) =>
  request(v.array(PermissionGroupSchema), 'GET', `${path(scope)}/scopes`, {
    query: { storeId: scope.storeId },
    signal,
  });

/** POST a group. */
export const createGroup = (scope: Scope, group: GroupFields): Promise<Group> =>
  request(GroupSchema, 'POST', path(scope), { body: group, action: { what: 'roleCreate', of: group.name } });

/**
 * PUT a group: all fields, since the service accepts no partial update (docs/contract.md). `change` goes into the action
 * log.
 */
export const updateGroup = (
  scope: Scope,
  groupId: string,
  group: GroupFields,
  change?: string,
): Promise<Group> =>
  request(GroupSchema, 'PUT', `${path(scope)}/${segment(groupId)}`, {
    body: group,
    action: { what: 'roleEdit', of: groupId, change },
  });
