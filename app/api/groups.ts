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
/** A permission group (specification 3): what people see as a role. Without a store it may be given in all of them. */
export type Group = v.InferOutput<typeof GroupSchema>;

/** What may be changed about a group. */
export interface GroupFields {
  name: string;
  storeId: string | null;
  scopes: readonly string[];
}

/** GET groups that may be given to a user of the store, or of any (specification 9: page 1, 100). */
export const listGroupOptions = (scope: Scope, signal?: AbortSignal) =>
  requestOptions(GroupSchema, path(scope), signal, { storeId: scope.storeId });

/** GET groups of the business; of a store, those that may be given in it. */
export const listGroups = (scope: Scope, query: ListQuery, signal?: AbortSignal) =>
  requestPage(GroupSchema, path(scope), { ...query, storeId: scope.storeId }, signal);

/** GET the groups that can be chosen from: all of them, up to 1,000; those that cannot be read are counted. */
export const listAllGroups = (scope: Scope, signal?: AbortSignal) =>
  requestAll(GroupSchema, path(scope), { sort: 'id', storeId: scope.storeId }, signal);

/** GET one group. */
export const getGroup = (scope: Scope, groupId: string, signal?: AbortSignal): Promise<Group> =>
  request(GroupSchema, 'GET', `${path(scope)}/${segment(groupId)}`, { signal });

/** GET the permission tree that may be granted, as the service has it: before the two moves of docs/permissions.md. */
export const getGrantable = (scope: Scope, signal?: AbortSignal) =>
  request(v.array(PermissionGroupSchema), 'GET', `${path(scope)}/scopes`, {
    query: { storeId: scope.storeId },
    signal,
  });

/** POST a group. */
export const createGroup = (scope: Scope, group: GroupFields): Promise<Group> =>
  request(GroupSchema, 'POST', path(scope), { body: group, action: { what: 'roleCreate', of: group.name } });

/** PUT what may be changed about a group: all of it, for the service takes no part of it (docs/contract.md). */
export const updateGroup = (scope: Scope, groupId: string, group: GroupFields): Promise<Group> =>
  request(GroupSchema, 'PUT', `${path(scope)}/${segment(groupId)}`, {
    body: group,
    action: { what: 'roleEdit', of: groupId },
  });
