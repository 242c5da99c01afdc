import { BUSINESSES, type Business } from '../data/businesses.ts';
import { accessDenied } from '../errors.ts';
import { pageOf } from '../list.ts';
import { type ListSpec, parseListQuery } from '../list-query.ts';
import { holds, reaches } from '../permissions.ts';
import type { Route } from '../router.ts';
import type { SandboxState } from '../state.ts';
import { type Fields, tableOf } from '../table.ts';

const SPEC: ListSpec = {
  sorts: ['createdAt', 'companyName', 'registrationNumber'],
  defaultSort: 'createdAt',
  times: ['createdAt'],
  words: { status: 'status' },
  open: ['status'],
  bounds: {},
};

const FIELDS: Fields<Business> = {
  ordered: 'createdAt',
  words: ['companyName', 'registrationNumber', 'status'],
  codes: ['id', 'registrationNumber', 'taxCode'],
  texts: ['companyName'],
};

/** The businesses that a person reaches, one of them, and an ADMIN's table of them. */
export function businessRoutes(state: SandboxState): Route[] {
  const list = (businesses: readonly Business[], query: URLSearchParams) => {
    const table = tableOf(businesses, FIELDS, state.tally);
    return pageOf(table, parseListQuery(query, SPEC, table));
  };
  return [
    {
      method: 'GET',
      path: 'merchant/mine/auth',
      handle: ({ account, query }) =>
        list(
          BUSINESSES.filter(({ id }) => reaches(account, id)),
          query,
        ),
    },
    {
      method: 'GET',
      path: 'merchant/:m',
      scope: 'merchant:read',
      handle: ({ business }) => business,
    },
    {
      method: 'GET',
      path: 'merchants',
      handle({ account, query }) {
        const readable = BUSINESSES.filter(({ id }) => holds(account, 'merchant:read', id));
        if (account.userType !== 'ADMIN' || readable.length === 0) throw accessDenied();
        return list(readable, query);
      },
    },
  ];
}
